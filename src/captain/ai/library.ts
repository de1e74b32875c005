import { apiJson } from '../../shell/api.ts'
import { uploadsPath, type Upload } from '../uploads/upload.ts'
import { noteUse, readPicture, type AiRequest, type Picture } from './requests.ts'

/** A made picture in a media library, and its request, which knows of it. */
interface Saved {
  readonly upload: Upload
  readonly request: AiRequest
}

/** Puts a made picture into a tenant's media library with what it shows (nothing for a decoration). */
export async function putIntoLibrary(
  tenant: string,
  { id }: AiRequest,
  { place }: Picture,
  alt: string | null,
): Promise<Saved> {
  const file = new File([await readPicture(id, place)], `ai-${id}-${place + 1}.webp`, { type: 'image/webp' })
  const body = new FormData()
  body.append('file', file)
  const sent = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/uploads'>(uploadsPath(tenant), {
    method: 'POST',
    body,
  })
  const described = JSON.stringify({ version: sent.version, alt })
  const upload = await apiJson<'PUT /api/v1/authorized/tenants/{tenant}/uploads/{id}'>(
    `${uploadsPath(tenant)}/${sent.id}`,
    { method: 'PUT', body: described },
  )
  return { upload, request: await noteUse(id, place, { tenant, src: upload.src }) }
}

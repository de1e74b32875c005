import { apiJson } from '../../../shell/api/api.ts'
import { uploadsPath, type Upload } from '../../../kernel/uploads/upload.ts'
import { recordUse, readImage, type AiRequest, type GeneratedImage } from '../ai-api.ts'

/** A picture saved to a media library, and its updated request. */
interface SavedPicture {
  readonly upload: Upload
  readonly request: AiRequest
}

/** Saves a generated picture to a tenant's media library with its alternative text (none if it is decorative). */
export async function saveToLibrary(
  tenant: string,
  { id }: AiRequest,
  { place }: GeneratedImage,
  alt: string | null,
): Promise<SavedPicture> {
  const file = new File([await readImage(id, place)], `ai-${id}-${place + 1}.webp`, { type: 'image/webp' })
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
  return { upload, request: await recordUse(id, place, { tenant, src: upload.src }) }
}

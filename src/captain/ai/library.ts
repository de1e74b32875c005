import { apiJson } from '../../shell/api.ts'

interface Upload {
  readonly id: string
  readonly src: string
  readonly version: number
}

/**
 * Uploads a picture into a tenant's media library with what it shows (nothing for a decoration); answers its address
 * there.
 */
export async function putIntoLibrary(tenant: string, file: File, alt: string | null): Promise<string> {
  const base = `/api/v1/authorized/tenants/${tenant}/uploads`
  const body = new FormData()
  body.append('file', file)
  const { id, src, version } = await apiJson<Upload>(base, { method: 'POST', body })
  await apiJson<Upload>(`${base}/${id}`, { method: 'PUT', body: JSON.stringify({ version, alt }) })
  return src
}

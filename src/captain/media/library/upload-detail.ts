import type { Focus } from '../../../../entities/language/uploads/focus.ts'
import type { Answer } from '../../../shell/base/answer.ts'
import { apiFetch, apiJson } from '../../../shell/api/api.ts'
import { uploadsPath, type UploadPath } from '../../../kernel/uploads/upload.ts'

/** A file of the library, with its uses. */
export type UploadDetail = Answer<'GET /api/v1/authorized/tenants/{tenant}/uploads/{id}'>

export const readUpload = (path: UploadPath, signal: AbortSignal): Promise<UploadDetail> =>
  apiJson<'GET /api/v1/authorized/tenants/{tenant}/uploads/{id}'>(path, { signal })

/** Changes a file's name and alternative text, or the focal point of a picture. */
export const changeUpload = (
  path: UploadPath,
  changes: { readonly version: number } & (
    { readonly name: string; readonly alt: string | null } | { readonly focus: Focus }
  ),
): Promise<unknown> => apiFetch(path, { method: 'PUT', body: JSON.stringify(changes) })

/** Deletes a file that no live record uses; it is removed from records in the trash. */
export const deleteUpload = (path: UploadPath): Promise<unknown> => apiFetch(`${path}?trash=true`, { method: 'DELETE' })

/** Deletes those of several files that no record uses, and answers which were deleted and which stay. */
export const deleteUploads = (
  tenant: string,
  ids: readonly string[],
): Promise<Answer<'POST /api/v1/authorized/tenants/{tenant}/uploads/deletions'>> =>
  apiJson<'POST /api/v1/authorized/tenants/{tenant}/uploads/deletions'>(`${uploadsPath(tenant)}/deletions`, {
    method: 'POST',
    body: JSON.stringify({ ids }),
  })

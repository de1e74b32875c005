import { apiFetch, apiJson } from '../../shell/api.ts'
import type { Upload } from '../uploads/upload.ts'

/** A place where a file is used. */
export interface Use {
  readonly entity: string
  readonly id: string
  readonly field: string
  readonly title: string | null
  readonly trashed: boolean
}

/** A file of the library with where it is used. */
export interface UploadDetail extends Omit<Upload, 'uses'> {
  readonly uses: readonly Use[]
}

export const readUpload = (path: string, signal: AbortSignal): Promise<UploadDetail> =>
  apiJson<UploadDetail>(path, { signal })

export const describeUpload = (
  path: string,
  said: { readonly version: number; readonly name: string; readonly alt: string | null },
): Promise<unknown> => apiJson(path, { method: 'PUT', body: JSON.stringify(said) })

/** Deletes a file that no live record uses; those in the trash lose it. */
export const deleteUpload = (path: string): Promise<unknown> => apiFetch(`${path}?trash=true`, { method: 'DELETE' })

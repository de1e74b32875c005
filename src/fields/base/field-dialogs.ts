import { createContext, type ComponentType } from 'react'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import type { Upload } from '../../kernel/uploads/upload.ts'

/** Dialogs that fields open, though they stand above them: the frame says which there are. */
export interface FieldDialogs {
  /** The form of a new record of the entity that a field refers to. */
  readonly CreateRelated?: ComponentType<{
    readonly entity: string
    created(record: CaptainRecord): void
    close(): void
  }>
  /** Makes a picture for a field and saves it to the library; `decorative` if it only decorates. */
  readonly GenerateImage?: ComponentType<{
    take(upload: Upload, decorative: boolean): void
    close(): void
  }>
}

export const FieldDialogsContext = createContext<FieldDialogs>({})

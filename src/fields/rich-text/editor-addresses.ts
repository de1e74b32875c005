import { createContext } from 'react'
import type { Address } from '../../shell/api/answer.ts'
import { uploadsPath, type SendingPath } from '../../captain/media/uploads/upload.ts'

export type LinkMetadataPath = Address<'GET /api/v1/authorized/tenants/{tenant}/link-metadata'>

/** Where an editor sends pictures, and where it asks what a page says of itself; both for one tenant. */
interface EditorAddresses {
  /** Takes `POST` of a file as `createUpload` does. */
  upload(tenant: string): SendingPath
  /** Answers `GET …?url=` as `readLinkMetadata` does. */
  linkMetadata(tenant: string): LinkMetadataPath
}

/** The addresses of every editor below: the API's own, unless a screen provides others. */
export const EditorAddressesContext = createContext<EditorAddresses>({
  upload: uploadsPath,
  linkMetadata: (tenant) => `/api/v1/authorized/tenants/${tenant}/link-metadata`,
})

import { createContext } from 'react'
import { uploadsPath } from '../../captain/uploads/upload.ts'

/** Where an editor sends pictures, and where it asks what a page says of itself; both for one tenant. */
interface EditorAddresses {
  /** Takes `POST` of a file as `createUpload` does. */
  upload(tenant: string): string
  /** Answers `GET …?url=` as `readLinkMetadata` does. */
  linkMetadata(tenant: string): string
}

/** The addresses of every editor below: the API's own, unless a screen provides others. */
export const EditorAddressesContext = createContext<EditorAddresses>({
  upload: uploadsPath,
  linkMetadata: (tenant) => `/api/v1/authorized/tenants/${tenant}/link-metadata`,
})

import { createContext } from 'react'
import type { Address } from '../../shell/base/answer.ts'
import { uploadsPath, type SendingPath } from '../../kernel/uploads/upload.ts'

export type LinkMetadataPath = Address<'GET /api/v1/authorized/tenants/{tenant}/link-metadata'>
export type ThumbnailsPath = `/api/v1/authorized/tenants/${string}/video-thumbnails`

/** Where an editor uploads pictures, reads the metadata of links and asks for thumbnails; all for one tenant. */
interface EditorAddresses {
  /** Takes a `POST` of a file, like `createUpload`. */
  upload(tenant: string): SendingPath
  /** Answers `GET …?url=`, like `readLinkMetadata`. */
  linkMetadata(tenant: string): LinkMetadataPath
  /** Answers `GET …/<video>`, like `readVideoThumbnail`. */
  thumbnails(tenant: string): ThumbnailsPath
}

/** The URLs for all editors below: the API's own, unless a screen provides others. */
export const EditorAddressesContext = createContext<EditorAddresses>({
  upload: uploadsPath,
  linkMetadata: (tenant) => `/api/v1/authorized/tenants/${tenant}/link-metadata`,
  thumbnails: (tenant) => `/api/v1/authorized/tenants/${tenant}/video-thumbnails`,
})

import { createContext } from 'react'

/** The origin before the paths of files, for bodies that pages of other sites show; empty on this server's own pages. */
export const FileOrigin = createContext('')

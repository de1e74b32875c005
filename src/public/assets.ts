import { publicAssets } from '../shell/document/asset-parts.ts'

/** The assets of the pages that every installation has. */
export const assets = { '/manual/captain-login': publicAssets('public/manual/manual', 'manual') } as const

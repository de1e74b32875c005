import { publicAssets } from '../../shell/document/asset-parts.ts'

export const assets = { '/': publicAssets('public/front/front') } as const

import { publicAssets } from '../../shell/document/asset-parts.ts'

export const assets = {
  '/tokusho': publicAssets('modules/legal/documents/tokusho', 'tokusho', 'resources.tokusho.fields', 'commons.fields'),
  '/privacy-policy': publicAssets('modules/legal/documents/privacy-policy', 'privacy-policy', 'document'),
  '/term-of-service': publicAssets('modules/legal/documents/term-of-service', 'term-of-service', 'document'),
} as const

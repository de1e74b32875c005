import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

/** QR codes of the addresses of records. */
export const qr: Feature = { recordActions: [{ name: 'qr', Part: lazyPart(() => import('./qr-button.tsx')) }] }

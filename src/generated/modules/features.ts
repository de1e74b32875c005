// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import type { Feature } from '../../kernel/features/feature.ts'
import { features as customerEmails } from '../../modules/customer-emails/features.ts'

export const features: readonly Feature[] = [...customerEmails]

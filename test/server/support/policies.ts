import { privacyPolicy } from '../../../entities/legal/privacy-policy.ts'
import { importRecord } from '../../../server/operations/setup/import-record.ts'
import type { TestTenant, World } from './world.ts'

/** Writes an edition of a tenant's privacy policy as it would stand after its publication, or in another state. */
export const writePolicy = (
  { database }: World,
  tenant: TestTenant,
  edition: string,
  effectiveOn: string,
  status = 'published',
) =>
  importRecord(
    database,
    privacyPolicy,
    { tenant },
    {
      title: '個人情報の取り扱い',
      edition,
      operatorName: '運営',
      operatorAddress: '多治見市',
      representativeName: '代表',
      contactPoint: '窓口',
      body: { blocks: [{ type: 'paragraph', data: { text: '本文' } }] },
      enactedOn: '2020-01-01',
      effectiveOn,
      status,
    },
  )

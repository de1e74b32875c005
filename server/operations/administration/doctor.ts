import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { note, ok, operatorOf, some, type Examine } from '../../base/findings.ts'
import { certificateWarningDays } from '../../kernel/tenants/expiring-certificates.ts'

export const examineJobs: Examine = async (_env, ask) => {
  const failed = await ask<{ kind: string; count: number }>(
    `SELECT "kind", count(*) AS "count" FROM "job" WHERE "status" = 'failed' GROUP BY "kind" ORDER BY "kind"`,
  )
  const kinds = failed.map(({ kind, count }) => `${kind} (${count})`)
  return kinds.length === 0
    ? [ok('no job was given up')]
    : [note(`jobs were given up: ${kinds.join(', ')}`, 'Administrators see why under Background jobs, and try again.')]
}

/** Certificates of tenants' host names, by the days that staff have entered. */
export const examineCertificates: Examine = async (_env, ask) => {
  const operator = await operatorOf(ask)
  if (operator === undefined) return []
  const hosts = await ask<{ host: string; day: string }>(
    `SELECT d."hostName" AS "host", d."sslExpiresOn" AS "day" FROM "tenant_domain" d
     JOIN "tenant" t ON t."tenant_id" = d."tenant_id" AND t."id" = d."tenant"
     WHERE d."tenant_id" = :tenant AND d."sslExpiresOn" <= '${addDays(today(), certificateWarningDays)}'
       AND d."trashedAt" IS NULL AND t."trashedAt" IS NULL AND t."status" != 'closed'
     ORDER BY d."sslExpiresOn", d."hostName"`,
    operator,
  )
  return hosts.length === 0
    ? []
    : [
        note(
          `certificates of tenants expire soon, or have: ${some(hosts.map(({ host, day }) => `${host} (${day})`))}`,
          'Renew them, and enter their new days at the tenants.',
        ),
      ]
}

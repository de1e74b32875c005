import { note, some, type Examine } from '../../base/findings.ts'
import { authSecret, hasAuthSecret } from '../../base/storage/persistent-secret.ts'
import { decryptKey } from '../../kernel/auth/signing-keys.ts'

/** The secret that signs sessions also encrypts the keys of tokens: so the newest key shows which secret made it. */
export const examineSecret: Examine = async (env, ask) => {
  if (!hasAuthSecret(env)) return []
  const [newest] = await ask<{ privateKey: string; createdAt: string | Date }>(
    'SELECT "privateKey", "createdAt" FROM "auth_jwks" ORDER BY "createdAt" DESC LIMIT 1',
  )
  if (!newest) return []
  for (const secret of [authSecret(env), env.AUTH_SECRET_PREVIOUS])
    if (secret !== undefined && (await decryptKey(newest, secret)) !== undefined) return []
  return [
    note(
      `the newest key of tokens was made with another AUTH_SECRET (${new Date(newest.createdAt).toISOString()})`,
      'Give all servers of this database the same one, or they sign people out in turns. If they have it by now, nothing is left to do: the next key, after 90 days at the latest, ends this note.',
    ),
  ]
}

/** Administrators who will be locked out by their lack of a passkey. */
export const examineAdministrators: Examine = async ({ ADMIN_PASSKEYS }, ask) => {
  if (ADMIN_PASSKEYS === 'off')
    return [note('administrators may sign in by password alone', 'Remove ADMIN_PASSKEYS=off.')]
  const without = await ask<{ email: string }>(
    `SELECT "email" FROM "auth_user" WHERE "role" = 'admin'
     AND NOT EXISTS (SELECT 1 FROM "auth_passkey" WHERE "userId" = "auth_user"."id") ORDER BY "email"`,
  )
  return without.length === 0
    ? []
    : [
        note(
          `administrators without a passkey, who cannot sign in 14 days after the upgrade: ${some(without.map(({ email }) => email))}`,
          'They add one on their profile; later, npm run invite -- <address> gives them a link for it.',
        ),
      ]
}

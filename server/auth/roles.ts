import { createAccessControl } from 'better-auth/plugins/access'

/** The permissions of spec section 6, exactly. */
export const statements = createAccessControl({
  user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
  session: ['list', 'revoke', 'delete'],
})

export const roles = {
  admin: statements.newRole({
    user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
    session: ['list', 'revoke', 'delete'],
  }),
  user: statements.newRole({ user: [], session: [] }),
}

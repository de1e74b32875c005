import { createAccessControl } from 'better-auth/plugins/access'

/** The permissions of spec section 6, exactly. */
export const accessControl = createAccessControl({
  user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
  session: ['list', 'revoke', 'delete'],
})

export const roles = {
  admin: accessControl.newRole({
    user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
    session: ['list', 'revoke', 'delete'],
  }),
  user: accessControl.newRole({ user: [], session: [] }),
}

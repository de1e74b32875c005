import { createAccessControl } from 'better-auth/plugins/access'

/** Exactly the permissions of spec section 6. */
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

import { entities } from '../../entities/index.ts'

/** The groups of operations in the OpenAPI document: the server's own, then one per entity. */
export const tags: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Accounts', description: 'Signing in and out, and the token for everything else.' },
  { name: 'Passkeys', description: 'Signing in by passkey, and one’s own passkeys.' },
  { name: 'Invitations', description: 'How people get in: by a link that works once.' },
  {
    name: 'Administration',
    description: 'Accounts, what they may do, the audit log, and work in the background; for administrators.',
  },
  { name: 'Checks', description: 'What a page asks before it shows.' },
  { name: 'Notifications', description: 'What one is told of, and how.' },
  { name: 'Tenants', description: 'The tenants one may enter, and what they have.' },
  { name: 'Threads', description: 'What the members of a tenant write about its records.' },
  { name: 'Exports', description: 'Lists as files for spreadsheets, couriers, banks and accountants.' },
  {
    name: 'Views',
    description: 'Views of lists that people keep: filters, order and columns under a name.',
  },
  {
    name: 'Bulk edits',
    description: 'Changes of all records that a list finds, by a job with one undo.',
  },
  {
    name: 'Imports',
    description: 'Files that records are imported from: judged, written as one change set, and undone.',
  },
  { name: 'API keys', description: 'With what programs call the API for a tenant.' },
  { name: 'Webhooks', description: 'Where a tenant’s changes are told, and what was sent there.' },
  { name: 'Uploads', description: 'What a tenant uploads, and its library.' },
  ...Object.values(entities).map(({ name, sites }) => ({
    name,
    description: `At the sites ${Object.keys(sites).join(', ')}.`,
  })),
  { name: 'AI', description: 'Pictures and translations of prompts, for accounts allowed to use AI.' },
  { name: 'Server', description: 'The server itself.' },
]

import type { NotificationKind } from '../../../entities/language/shared/notification-kinds.ts'
import type { UploadKind } from '../../../entities/language/uploads/upload-kinds.ts'
import type { TenantTables } from '../../generated/tables.ts'

/** The columns of every entity's table besides its fields. */
export interface SystemColumns {
  tenant_id: string
  id: string
  version: number
  createdAt: string
  updatedAt: string
  createdBy: string | null
  updatedBy: string | null
  trashedAt: string | null
}

export type Action = 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'reorder' | 'purge'

/** An uploaded file. */
export interface UploadRow {
  tenant_id: string
  id: string
  /** The random name under which it is stored and served. */
  name: string
  kind: UploadKind
  /** The media type of the stored file. */
  type: string
  size: number
  width: number | null
  height: number | null
  /** The original file name, shown to people. */
  title: string
  /** What a picture shows; suggested wherever the picture is chosen. */
  alt: string | null
  /** Title and alternative text, folded for searching. */
  folded: string
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string
  /** The upload that replaced this one. It is kept for earlier versions of records, and hidden from the library. */
  replacedBy: string | null
  /** The SHA-256 of the file as it was received, in hex; null for what was uploaded before it was kept, and for demo files. */
  digest: string | null
  /** The colour that most of a picture has, as `#rrggbb`; null for other files, and until it is known. */
  color: string | null
  /** How often its colour was looked for after it was uploaded. */
  colorTries: number
}

/** The content of a record at one version, and who made the change. */
interface RevisionRow {
  recordId: string
  version: number
  action: Action
  at: string
  by: string | null
  /** The administrator who acted as `by`, if any. */
  impersonator: string | null
  requestId: string
  /** JSON: the content of the record. */
  values: string
}

/** A file that somebody exports a list to, kept for a day. */
export interface ExportFileRow {
  tenant_id: string
  id: string
  /** The account that asked for it; nobody else sees it. */
  owner: string
  entity: string
  /** JSON: what is exported, and how. */
  request: string
  /** `characters`: not written, because the encoding lacks some of them. */
  status: 'waiting' | 'running' | 'done' | 'characters' | 'too-long' | 'failed'
  isPersonal: number
  /** How many records there were when it was asked for, and how many are in the file. */
  records: number
  written: number
  /** The name of the file for whoever downloads it. */
  file: string
  size: number | null
  /** JSON: the characters that the encoding lacks, and how many cells were cut. */
  findings: string | null
  createdAt: string
  finishedAt: string | null
  expiresAt: string
}

/** A file that records are imported from, or a list whose records are changed at once, and how far that is. */
export interface ImportFileRow {
  tenant_id: string
  id: string
  /** The account that imports; nobody else sees it. */
  owner: string
  /** Where its rows come from: a file, or the records that a list finds. */
  source: 'file' | 'list'
  entity: string
  parent: string | null
  status:
    | 'read'
    | 'judging'
    | 'judged'
    | 'writing'
    | 'takingBack'
    | 'refused'
    | 'done'
    | 'undoing'
    | 'redoing'
    | 'undone'
    | 'failed'
  /** The name that the file had; for a list that of its records. */
  title: string
  /** JSON: the headings of the file, and its first rows. */
  start: string
  /** JSON: which column is which field, and which is the key; for a list which records, and what happens to them. */
  plan: string | null
  isPersonal: number
  /** How many there are, and how many are judged: new, changed, same, refused. */
  rows: number
  judged: number
  created: number
  changed: number
  same: number
  refused: number
  /** How many of the new and changed records are written, or rolled back. */
  written: number
  changeSet: string | null
  undoSet: string | null
  /** The number of revisions of the set that is being written. */
  size: number
  /** While a set is undone: the place in it from which on everything is undone. */
  place: number | null
  /** JSON: why it was stopped, and what could not be rolled back. */
  findings: string | null
  createdAt: string
  finishedAt: string | null
  /** When the file and its rows are deleted. */
  expiresAt: string
}

/** A row of such a file that is new, changes a record, or is refused. */
export interface ImportRowRow {
  tenant_id: string
  import: string
  /** As spreadsheets count. */
  number: number
  outcome: 'created' | 'changed' | 'refused'
  record: string | null
  version: number | null
  title: string | null
  /** JSON: what is written. */
  values: string | null
  /** JSON: the cells of a refused row. */
  cells: string | null
  /** JSON: the faults of a refused row, or the old and new values of a changed one. */
  findings: string | null
}

/** What somebody wrote about a record. */
export interface CommentRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  /** Plain text, in which accounts are named by their ids; empty once it is deleted. */
  body: string
  by: string
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: string | null
  createdAt: string
  editedAt: string | null
  deletedAt: string | null
  version: number
}

/** An email to the customer of a record that somebody sent from captain. */
export interface CustomerEmailRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  kind: string
  to: string
  replyTo: string | null
  language: string
  subject: string
  text: string
  by: string
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: string | null
  createdAt: string
  sentAt: string | null
  /** When it was given up. */
  failedAt: string | null
  /** Why it could not be sent so far. */
  reason: string | null
}

/** A view of a list that somebody keeps. */
export interface ListViewRow {
  tenant_id: string
  id: string
  entity: string
  /** The account whose view it is; null for a view of everybody who works at the tenant. */
  owner: string | null
  name: string
  /** JSON: what it shows (`ViewQuery`). */
  query: string
  /** Whether the list opens with it. */
  isDefault: number
  position: number
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string
  updatedBy: string | null
}

/** What lets a program call the API for a tenant. */
export interface ApiKeyRow {
  tenant_id: string
  id: string
  name: string
  /** Of the secret, which itself is kept nowhere. */
  hash: string
  /** The first characters of the secret. */
  hint: string
  /** The secret before the last rotation, which is accepted until `previousUntil`. */
  previousHash: string | null
  previousHint: string | null
  previousUntil: string | null
  /** JSON: `KeyScope`s. */
  scopes: string
  /** JSON: the origins of pages that may use it; anywhere if there are none. */
  origins: string
  /** JSON: the networks it may be used from, as CIDR blocks; anywhere if there are none. */
  networks: string
  requestsPerTenSeconds: number
  expiresAt: string | null
  lastUsedAt: string | null
  revokedAt: string | null
  revokedBy: string | null
  version: number
  createdAt: string
  createdBy: string
  updatedAt: string
  updatedBy: string
}

/** Where a tenant's events are sent. */
export interface WebhookEndpointRow {
  tenant_id: string
  id: string
  /** `events` is sent what happened; `rebuild` is called to rebuild a static site. */
  kind: 'events' | 'rebuild'
  name: string
  url: string
  /** JSON: `WebhookEvent`s. */
  events: string
  /** What messages are signed with; null for the kind `rebuild`. */
  secret: string | null
  /** The secret before the last rotation, with which messages are signed as well until `previousUntil`. */
  previousSecret: string | null
  previousUntil: string | null
  isOn: number
  /** Why it is off: a person switched it off, it said it was gone, or it failed for days. */
  offReason: 'person' | 'gone' | 'failing' | null
  offAt: string | null
  /** How many tries in a row failed, and since when. */
  failures: number
  failingSince: string | null
  /** After several failures in a row, nothing is sent until then. */
  pausedUntil: string | null
  succeededAt: string | null
  /** The number of the last event that was addressed to it; null since it was switched on. */
  lastSequence: number | null
  /** When the next job that sends to it is due. */
  wakeAt: string | null
  version: number
  createdAt: string
  createdBy: string
  updatedAt: string
  updatedBy: string
}

/** A message to an endpoint, and what became of it. */
export interface WebhookDeliveryRow {
  tenant_id: string
  id: string
  endpoint: string
  /** The number of the event among those of the tenant; null for a test. */
  sequence: number | null
  body: string
  /** `failed` is given up. */
  status: 'waiting' | 'sending' | 'delivered' | 'failed'
  attempts: number
  /** When it is tried, as long as it waits. */
  nextAt: string | null
  /** When a try counts as lost, because its server is gone. */
  sendingUntil: string | null
  createdAt: string
  attemptedAt: string | null
  /** What the last try was answered. */
  responseStatus: number | null
  response: string | null
  /** Why the last try failed, if not by its answer. */
  reason: string | null
  /** How long the last try took, in milliseconds. */
  duration: number | null
}

/** To whom a record was assigned, or (`account` is null) that it was assigned to nobody any more. */
export interface AssignmentRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  account: string | null
  by: string
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: string | null
  at: string
  /** 1 for the one in force, of which a record has at most one. */
  isCurrent: number
}

/** The tables kept for every tenant besides its records. */
interface TenantSystemTables {
  revision: RevisionRow & {
    tenant_id: string
    entity: string
    /** Shared by everything changed in the same call. */
    changeSet: string
    /** The position within the change set: a change comes after its effects. */
    place: number
    /** JSON: what the heavy fields that it changed were before: see `kernel/records/revision-contents.ts`. */
    former: string | null
  }
  total: { tenant_id: string; entity: string; count: number }
  /** How often each table was written: see `change-counter.ts`. */
  change_counter: { tenant_id: string; entity: string; count: number }
  ai_glossary: { tenant_id: string; place: number; ja: string; en: string }
  upload: UploadRow
  export_file: ExportFileRow
  import_file: ImportFileRow
  import_row: ImportRowRow
  import_mapping: { tenant_id: string; entity: string; columns: string; words: string | null }
  comment: CommentRow
  customer_email: CustomerEmailRow
  assignment: AssignmentRow
  /** What an order took from the stock; `isHeld` is 0 once it was returned to stock. */
  order_goods: { tenant_id: string; orderId: string; product: string; quantity: number; isHeld: number }
  list_view: ListViewRow
  api_key: ApiKeyRow
  webhook_endpoint: WebhookEndpointRow
  /** Changes that endpoints have not been given yet. `change` is a `StagedChange` as JSON. */
  webhook_change: { tenant_id: string; position: number; changeSet: string; at: string; change: string }
  /** How far events are counted, and until when publication windows were looked at. */
  webhook_state: { tenant_id: string; sequence: number; windowsUntil: string; wakeAt: string | null }
  webhook_delivery: WebhookDeliveryRow
  upload_use: { tenant_id: string; upload: string; entity: string; recordId: string; field: string }
  search_entry: {
    /** SQLite only: links the entry to the full-text index. */
    rowid: number
    tenant_id: string
    entity: string
    recordId: string
    /** On SQLite bytes, unless it was stored before that: see `kernel/search-index/kana-bytes.ts`. */
    folded: string | Buffer
    /** PostgreSQL only: the search terms themselves. */
    grams: readonly string[]
  }
}

/** A request to the AI service; its results are kept with it. */
export interface AiRequestRow {
  id: string
  userId: string
  kind: 'translation' | 'pictures'
  at: string
  status: 'running' | 'done' | 'failed' | 'cancelled'
  /** The reason it failed, as named in `server/features/ai/failure.ts`. */
  failure: string | null
  finishedAt: string | null
  /** As typed, and in English if it was translated. */
  prompt: string
  english: string | null
  model: string
  width: number | null
  height: number | null
  steps: number | null
  seed: number | null
  count: number
  version: number
  trashedAt: string | null
  /** When the lease of the server working on it expires. */
  leaseExpiresAt: string | null
}

/** An AI request at one version. The texts of a deleted request are gone. */
export type AiRevisionRow = RevisionRow

export interface AiPictureRow {
  requestId: string
  place: number
  seed: number
  file: string
  savedTo: string | null
}

/** Every table whose rows belong to a tenant. */
export interface ScopedTables extends TenantTables, TenantSystemTables {}

/** A background job. */
export interface JobRow {
  id: string
  kind: string
  /** For recurring jobs, which exist only once each. */
  key: string | null
  /** JSON; null once it is no longer needed or its retention has ended. */
  payload: string | null
  /** The tenant it is for, if any. */
  tenant: string | null
  status: 'waiting' | 'running' | 'done' | 'failed'
  /** The earliest time at which it may run. */
  runAt: string
  /** When the times of its next run or its lease were set. */
  setAt: string
  attempts: number
  /** When the lease of the runner working on it expires. */
  leasedUntil: string | null
  leasedBy: string | null
  /** Why the last attempt failed. */
  lastError: string | null
  createdAt: string
  /** When it was last completed, or given up. */
  finishedAt: string | null
}

/** A notification of an account. */
export interface NotificationRow {
  id: string
  /** The account that is notified. */
  account: string
  /** The id of the tenant at which it happened. */
  tenant: string
  kind: NotificationKind
  entity: string | null
  recordId: string | null
  /** The account that caused it; null for the public or the system. */
  by: string | null
  /** JSON: what the sentence shows. */
  params: string
  createdAt: string
  readAt: string | null
  /** 1 if captain shows it, 0 if it is only mailed. */
  inCaptain: number
  /** When it is to be mailed; null if it is not, or was. */
  mailAt: string | null
  mailedAt: string | null
  /** Names what happened, where it may be noted more than once. */
  once: string | null
}

/** What became of a backup, or of a drill that restores one. */
export interface BackupRunRow {
  id: string
  kind: 'backup' | 'drill'
  status: 'done' | 'failed'
  startedAt: string
  finishedAt: string
  /** JSON: the name of the backup, and how much is in it. */
  detail: string
  /** Why it failed, in English: for whoever runs the server. */
  reason: string | null
}

/** By what the records of an entity are indexed for searches. */
export interface SearchDeclarationRow {
  entity: string
  /** JSON: the searched fields of each site; empty if it is not searched. */
  fields: string
  since: string
  /** When all records were last compared with their index; null until they were. */
  checkedAt: string | null
}

/** The tables of the installation: accounts and what belongs to them. */
export interface InstallationTables {
  auth_user: {
    id: string
    name: string
    email: string
    emailVerified: number
    createdAt: string
    updatedAt: string
    role: string | null
    banned: number | null
    banReason: string | null
    banExpires: string | null
    isUser: number
    cfAi: number
  }
  ai_request: AiRequestRow
  ai_picture: AiPictureRow
  ai_revision: AiRevisionRow
  auth_verification: { id: string; expiresAt: string }
  auth_session: {
    id: string
    userId: string
    token: string
    createdAt: string
    updatedAt: string
    expiresAt: string
    impersonatedBy: string | null
    /** The administrator's own session; the impersonation ends with it. */
    impersonatorSession: string | null
  }
  auth_passkey: { id: string; userId: string; credentialID: string }
  auth_account: {
    id: string
    accountId: string
    providerId: string
    userId: string
    password: string | null
    createdAt: string
    updatedAt: string
  }
  auth_invitation: {
    id: string
    tokenHash: string
    userId: string | null
    kind: 'invite' | 'recover' | 'setup'
    createdBy: string | null
    createdAt: string
    expiresAt: string
    usedAt: string | null
  }
  auth_event: {
    id: string
    at: string
    action: string
    actorId: string | null
    actorName: string | null
    actingAsId: string | null
    actingAsName: string | null
    targetId: string | null
    targetName: string | null
    ip: string | null
    userAgent: string | null
    detail: string | null
  }
  /** A call that created a record, so that a retry does not create it again. */
  idempotency_key: {
    userId: string
    tenant: string
    key: string
    fingerprint: string
    recordId: string
    expiresAt: string
    /** JSON; null where a call made again is answered with the record. */
    answer: string | null
  }
  /** Who has a record open, by session and page; `typing` is 1 or 0. */
  presence: {
    tenant: string
    entity: string
    recordId: string
    session: string
    page: string
    typing: number
    expiresAt: string
  }
  notification: NotificationRow
  /** How an account wants to be notified: JSON, a choice for each kind, and the language of its mails. */
  notification_setting: { account: string; locale: 'ja' | 'en'; choices: string }
  attempt: { key: string; count: number; waitsUntil: string | null; expiresAt: string }
  backup_run: BackupRunRow
  search_declaration: SearchDeclarationRow
  job: JobRow
}

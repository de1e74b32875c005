// Generated from openapi.json, which the server makes of its routes. To change it, edit that and run `npm run generate`.
export type Answers = {
  'POST /api/auth/admin/ban-user': {
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  }
  'POST /api/auth/admin/create-user': {
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  }
  'POST /api/auth/admin/has-permission': {
    success: boolean
    error?: string | null
  }
  'POST /api/auth/admin/impersonate-user': {
    session: {
      id: string
      userId: string
      createdAt: string
      updatedAt: string
      expiresAt: string
      ipAddress: string | null
      userAgent: string | null
      impersonatedBy?: string | null
    }
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  }
  'POST /api/auth/admin/list-user-sessions': {
    sessions: Array<{
      id: string
      userId: string
      createdAt: string
      updatedAt: string
      expiresAt: string
      ipAddress: string | null
      userAgent: string | null
      impersonatedBy?: string | null
    }>
  }
  'GET /api/auth/admin/list-users': {
    users: Array<{
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }>
    total: number
    limit?: number
    offset?: number
  }
  'POST /api/auth/admin/remove-user': {
    success: boolean
  }
  'POST /api/auth/admin/revoke-user-session': {
    success: boolean
  }
  'POST /api/auth/admin/revoke-user-sessions': {
    success: boolean
  }
  'POST /api/auth/admin/set-role': {
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  }
  'POST /api/auth/admin/set-user-password': {
    status: boolean
  }
  'POST /api/auth/admin/stop-impersonating': {
    session: {
      id: string
      userId: string
      createdAt: string
      updatedAt: string
      expiresAt: string
      ipAddress: string | null
      userAgent: string | null
      impersonatedBy?: string | null
    }
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  } | null
  'POST /api/auth/admin/unban-user': {
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  }
  'POST /api/auth/change-email': {
    status: boolean
  }
  'POST /api/auth/change-password': {
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  }
  'POST /api/auth/delete-user': {
    success: boolean
    message: string
  }
  'GET /api/auth/get-session': {
    session: {
      id: string
      userId: string
      createdAt: string
      updatedAt: string
      expiresAt: string
      ipAddress: string | null
      userAgent: string | null
      impersonatedBy?: string | null
    }
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  } | null
  'GET /api/auth/jwks': {
    keys: Array<{
      kid: string
    }>
  }
  'GET /api/auth/list-accounts': Array<{
    providerId: string
  }>
  'GET /api/auth/list-sessions': Array<{
    id: string
    userId: string
    createdAt: string
    updatedAt: string
    expiresAt: string
    ipAddress: string | null
    userAgent: string | null
    isCurrent: boolean
  }>
  'POST /api/auth/passkey/delete-passkey': {
    status: boolean
  }
  'GET /api/auth/passkey/generate-authenticate-options': {
    challenge: string
    timeout?: number
    rpId?: string
    allowCredentials?: Array<{
      id: string
      type: 'public-key'
      transports?: Array<'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'>
    }>
    userVerification?: 'required' | 'preferred' | 'discouraged'
  }
  'POST /api/auth/passkey/generate-authenticate-options': {
    challenge: string
    timeout?: number
    rpId?: string
    allowCredentials?: Array<{
      id: string
      type: 'public-key'
      transports?: Array<'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'>
    }>
    userVerification?: 'required' | 'preferred' | 'discouraged'
  }
  'GET /api/auth/passkey/generate-register-options': {
    challenge: string
    timeout?: number
    rp: {
      name: string
      id?: string
    }
    user: {
      id: string
      name: string
      displayName: string
    }
    pubKeyCredParams: Array<{
      type: 'public-key'
      alg: number
    }>
    excludeCredentials?: Array<{
      id: string
      type: 'public-key'
      transports?: Array<'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'>
    }>
    authenticatorSelection?: {
      authenticatorAttachment?: 'platform' | 'cross-platform'
      residentKey?: 'required' | 'preferred' | 'discouraged'
      requireResidentKey?: boolean
      userVerification?: 'required' | 'preferred' | 'discouraged'
    }
    attestation?: 'none' | 'indirect' | 'direct' | 'enterprise'
  }
  'GET /api/auth/passkey/list-user-passkeys': Array<{
    id: string
    userId: string
    name?: string | null
    createdAt: string
    aaguid?: string | null
    deviceType: string
    backedUp: boolean
  }>
  'POST /api/auth/passkey/update-passkey': {
    passkey: {
      id: string
      userId: string
      name?: string | null
      createdAt: string
      aaguid?: string | null
      deviceType: string
      backedUp: boolean
    }
  }
  'POST /api/auth/passkey/verify-authentication': {
    session: {
      id: string
      userId: string
      createdAt: string
      updatedAt: string
      expiresAt: string
      ipAddress: string | null
      userAgent: string | null
      impersonatedBy?: string | null
    }
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
  }
  'POST /api/auth/passkey/verify-registration': {
    id: string
    userId: string
    name?: string | null
    createdAt: string
    aaguid?: string | null
    deviceType: string
    backedUp: boolean
  }
  'POST /api/auth/revoke-other-sessions': {
    status: boolean
  }
  'POST /api/auth/revoke-session': {
    status: boolean
  }
  'POST /api/auth/revoke-sessions': {
    status: boolean
  }
  'POST /api/auth/set-password': {
    status: boolean
  }
  'POST /api/auth/sign-in/email': {
    redirect: boolean
    user: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    }
    passkeyDue?: string
  }
  'POST /api/auth/sign-out': {
    success: boolean
  }
  'GET /api/auth/token': {
    token: string
  }
  'POST /api/auth/update-user': {
    status: boolean
  }
  'GET /api/auth/verify-email': {
    status: boolean
    user?: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      role: 'admin' | 'user'
      isUser: boolean
      cfAi: boolean
    } | null
  }
  'GET /api/health': {
    status: 'ok'
  }
  'GET /api/openapi.json': {
    [key: string]: unknown
  }
  'GET /api/v1/admin/ai-usage': Array<{
    userId: string
    name: string
    pictures: number
    translations: number
  }>
  'GET /api/v1/admin/audit-events': Array<{
    id: string
    at: string
    action:
      | 'sign-in'
      | 'sign-in-failed'
      | 'sign-out'
      | 'sessions-ended'
      | 'password-changed'
      | 'password-set'
      | 'email-changed'
      | 'passkey-added'
      | 'passkey-renamed'
      | 'passkey-removed'
      | 'setup-done'
      | 'invited'
      | 'invitation-used'
      | 'recovery-issued'
      | 'recovery-used'
      | 'role-changed'
      | 'capabilities-changed'
      | 'membership-granted'
      | 'membership-changed'
      | 'membership-ended'
      | 'tenant-entered'
      | 'impersonation-started'
      | 'impersonation-stopped'
      | 'api-key-created'
      | 'api-key-changed'
      | 'api-key-rotated'
      | 'api-key-revoked'
      | 'webhook-created'
      | 'webhook-changed'
      | 'webhook-rotated'
      | 'webhook-removed'
      | 'preview-link-created'
      | 'preview-link-extended'
      | 'preview-link-revoked'
      | 'personal-data-exported'
      | 'personal-data-downloaded'
      | 'records-imported'
      | 'import-undone'
      | 'ai-pictures-ordered'
      | 'ai-picture-saved'
      | 'ai-pictures-deleted'
      | 'ai-translated'
      | 'ai-translation-edited'
      | 'ai-translation-deleted'
      | 'ai-swept'
      | 'job-retried'
      | 'banned'
      | 'unbanned'
      | 'user-removed'
      | 'account-deleted'
    actor: {
      id: string
      name: string
    } | null
    actingAs: {
      id: string
      name: string
    } | null
    target: {
      id: string
      name: string
    } | null
    ip: string | null
    userAgent: string | null
    detail: {
      [key: string]: unknown
    } | null
  }>
  'GET /api/v1/admin/backups': {
    isOn: boolean
    isEncrypted: boolean
    everyMinutes: number
    backup: {
      last: {
        startedAt: string
        finishedAt: string
        name: string | null
        size: number | null
        files: number | null
        rows: number | null
        missing: number | null
      } | null
      failure: {
        finishedAt: string
        reason: string
        fault:
          'full' | 'denied' | 'missing' | 'unreachable' | 'damaged' | 'busy' | 'unfit' | 'failed' | 'refused' | null
      } | null
      isLate: boolean
    }
    drill: {
      last: {
        startedAt: string
        finishedAt: string
        name: string | null
        size: number | null
        files: number | null
        rows: number | null
        missing: number | null
      } | null
      failure: {
        finishedAt: string
        reason: string
        fault:
          'full' | 'denied' | 'missing' | 'unreachable' | 'damaged' | 'busy' | 'unfit' | 'failed' | 'refused' | null
      } | null
      isLate: boolean
    }
  }
  'GET /api/v1/admin/health': {
    status: 'ready' | 'not-ready'
    failed: Array<{
      check: 'stopping' | 'database' | 'migrations' | 'disk' | 'jobs'
      reason: string
    }>
    overdue: Array<{
      kind:
        | 'api-key-expiry'
        | 'backup'
        | 'drill'
        | 'expiring-records'
        | 'export'
        | 'forget-export'
        | 'import'
        | 'mail'
        | 'notification-mails'
        | 'picture-colors'
        | 'publication'
        | 'publish-draft'
        | 'publish-plan'
        | 'search-index'
        | 'starter-records'
        | 'sweep-ai'
        | 'sweep-changes'
        | 'sweep-expired'
        | 'sweep-exports'
        | 'sweep-imports'
        | 'sweep-jobs'
        | 'sweep-notifications'
        | 'sweep-previews'
        | 'sweep-uploads'
        | 'sweep-views'
        | 'sweep-webhooks'
        | 'tend-drafts'
        | 'tend-plans'
        | 'unpaid-order'
        | 'video-thumbnails'
        | 'webhook-deliveries'
        | 'webhook-events'
      since: string
    }>
    faults: Array<{
      check: 'backup' | 'drill' | 'files' | 'mail' | 'certificate'
      reason: 'failed' | 'late'
    }>
    versions: {
      captain: string
      commit: string
      node: string
      database: 'sqlite' | 'postgres'
      migration: string
    }
    startedAt: string
    memory: number
    databaseBytes: number
    walBytes: number | null
    disk: {
      free: number
      total: number
    }
    jobs: Array<{
      kind:
        | 'api-key-expiry'
        | 'backup'
        | 'drill'
        | 'expiring-records'
        | 'export'
        | 'forget-export'
        | 'import'
        | 'mail'
        | 'notification-mails'
        | 'picture-colors'
        | 'publication'
        | 'publish-draft'
        | 'publish-plan'
        | 'search-index'
        | 'starter-records'
        | 'sweep-ai'
        | 'sweep-changes'
        | 'sweep-expired'
        | 'sweep-exports'
        | 'sweep-imports'
        | 'sweep-jobs'
        | 'sweep-notifications'
        | 'sweep-previews'
        | 'sweep-uploads'
        | 'sweep-views'
        | 'sweep-webhooks'
        | 'tend-drafts'
        | 'tend-plans'
        | 'unpaid-order'
        | 'video-thumbnails'
        | 'webhook-deliveries'
        | 'webhook-events'
      status: 'waiting' | 'running' | 'done' | 'failed'
      count: number
      due: number
      earliest: string
    }>
    sendsMail: boolean
    webhooks: {
      waiting: number
      failed: number
      failingEndpoints: number
    }
    certificate: {
      host: string
      readAt: string | null
      issuer: string | null
      expiresAt: string | null
      problems: Array<'unreachable' | 'selfSigned' | 'untrusted' | 'wrongHost'>
      reason: string | null
    } | null
    tenantCertificates: {
      total: number
      certificates: Array<{
        hostName: string
        expiresOn: string
        hasExpired: boolean
        tenant: {
          id: string
          slug: string
          name: string
          nameEn: string | null
        }
      }>
    }
  }
  'POST /api/v1/admin/invitations': {
    user: {
      id: string
    }
    link: string | null
    mailed: boolean
    expiresAt: string
  }
  'GET /api/v1/admin/jobs': Array<{
    id: string
    kind: string
    status: 'waiting' | 'running' | 'done' | 'failed'
    repeats: boolean
    attempts: number
    reason: string | null
    createdAt: string
    nextRunAt: string | null
    finishedAt: string | null
    mayRetry: boolean
  }>
  'POST /api/v1/admin/jobs/{id}/retries': {
    id: string
    kind: string
    status: 'waiting' | 'running' | 'done' | 'failed'
    repeats: boolean
    attempts: number
    reason: string | null
    createdAt: string
    nextRunAt: string | null
    finishedAt: string | null
    mayRetry: boolean
  }
  'GET /api/v1/admin/users': Array<{
    id: string
    name: string
    email: string
    role: 'admin' | 'user'
    isUser: boolean
    cfAi: boolean
    banned: boolean
    banReason: string | null
    banExpires: string | null
    createdAt: string
    invited: boolean
  }>
  'PATCH /api/v1/admin/users/{id}/capabilities': {
    id: string
    cfAi: boolean
    isUser: boolean
  }
  'GET /api/v1/admin/users/{id}/memberships': Array<{
    id: string
    tenant: {
      id: string
      slug: string
      name: string
    }
    joinedOn: string
    endsOn: string | null
  }>
  'POST /api/v1/admin/users/{id}/memberships': {
    id: string
  }
  'POST /api/v1/admin/users/{id}/recoveries': {
    user: {
      id: string
    }
    link: string | null
    mailed: boolean
    expiresAt: string
  }
  'GET /api/v1/ai': {
    configured: boolean
    models: {
      picture: string
      translation: string
    }
    usage: {
      pictures: {
        mine: number
        all: number
        mineMost: number
        allMost: number
      }
      translation: {
        mine: number
        all: number
        mineMost: number
        allMost: number
      }
    }
    resetsAt: string
  }
  'POST /api/v1/ai/pictures': {
    id: string
    version: number
    at: string
    status: 'running' | 'done' | 'failed' | 'cancelled'
    failure: string | null
    finishedAt: string | null
    prompt: string
    english: string | null
    model: string
    width: number | null
    height: number | null
    steps: number | null
    seed: number | null
    count: number
    pictures: Array<{
      place: number
      seed: number
      savedTo: Array<{
        tenant: string
        src: string
      }>
    }>
  }
  'GET /api/v1/ai/pictures': Array<{
    id: string
    version: number
    at: string
    status: 'running' | 'done' | 'failed' | 'cancelled'
    failure: string | null
    finishedAt: string | null
    prompt: string
    english: string | null
    model: string
    width: number | null
    height: number | null
    steps: number | null
    seed: number | null
    count: number
    pictures: Array<{
      place: number
      seed: number
      savedTo: Array<{
        tenant: string
        src: string
      }>
    }>
  }>
  'GET /api/v1/ai/pictures/{id}': {
    id: string
    version: number
    at: string
    status: 'running' | 'done' | 'failed' | 'cancelled'
    failure: string | null
    finishedAt: string | null
    prompt: string
    english: string | null
    model: string
    width: number | null
    height: number | null
    steps: number | null
    seed: number | null
    count: number
    pictures: Array<{
      place: number
      seed: number
      savedTo: Array<{
        tenant: string
        src: string
      }>
    }>
  }
  'POST /api/v1/ai/pictures/{id}/cancellations': {
    id: string
    version: number
    at: string
    status: 'running' | 'done' | 'failed' | 'cancelled'
    failure: string | null
    finishedAt: string | null
    prompt: string
    english: string | null
    model: string
    width: number | null
    height: number | null
    steps: number | null
    seed: number | null
    count: number
    pictures: Array<{
      place: number
      seed: number
      savedTo: Array<{
        tenant: string
        src: string
      }>
    }>
  }
  'POST /api/v1/ai/pictures/{id}/files/{place}/uses': {
    id: string
    version: number
    at: string
    status: 'running' | 'done' | 'failed' | 'cancelled'
    failure: string | null
    finishedAt: string | null
    prompt: string
    english: string | null
    model: string
    width: number | null
    height: number | null
    steps: number | null
    seed: number | null
    count: number
    pictures: Array<{
      place: number
      seed: number
      savedTo: Array<{
        tenant: string
        src: string
      }>
    }>
  }
  'GET /api/v1/ai/pictures/{id}/revisions': Array<{
    version: number
    action: 'create' | 'update' | 'transition'
    at: string
    by: {
      id: string
      name: string
    } | null
    impersonator: {
      id: string
      name: string
    } | null
    requestId: string
    before: {
      status: 'running' | 'done' | 'failed' | 'cancelled'
      failure: string | null
      prompt: string
      english: string | null
    } | null
    after: {
      status: 'running' | 'done' | 'failed' | 'cancelled'
      failure: string | null
      prompt: string
      english: string | null
    }
  }>
  'POST /api/v1/ai/translations': {
    id: string
    version: number
    at: string
    status: 'running' | 'done' | 'failed' | 'cancelled'
    failure: string | null
    finishedAt: string | null
    prompt: string
    english: string | null
    model: string
    width: number | null
    height: number | null
    steps: number | null
    seed: number | null
    count: number
    pictures: Array<{
      place: number
      seed: number
      savedTo: Array<{
        tenant: string
        src: string
      }>
    }>
  }
  'GET /api/v1/ai/translations': Array<{
    id: string
    version: number
    at: string
    status: 'running' | 'done' | 'failed' | 'cancelled'
    failure: string | null
    finishedAt: string | null
    prompt: string
    english: string | null
    model: string
    width: number | null
    height: number | null
    steps: number | null
    seed: number | null
    count: number
    pictures: Array<{
      place: number
      seed: number
      savedTo: Array<{
        tenant: string
        src: string
      }>
    }>
  }>
  'PUT /api/v1/ai/translations/{id}': {
    id: string
    version: number
    at: string
    status: 'running' | 'done' | 'failed' | 'cancelled'
    failure: string | null
    finishedAt: string | null
    prompt: string
    english: string | null
    model: string
    width: number | null
    height: number | null
    steps: number | null
    seed: number | null
    count: number
    pictures: Array<{
      place: number
      seed: number
      savedTo: Array<{
        tenant: string
        src: string
      }>
    }>
  }
  'GET /api/v1/ai/translations/{id}/revisions': Array<{
    version: number
    action: 'create' | 'update' | 'transition'
    at: string
    by: {
      id: string
      name: string
    } | null
    impersonator: {
      id: string
      name: string
    } | null
    requestId: string
    before: {
      status: 'running' | 'done' | 'failed' | 'cancelled'
      failure: string | null
      prompt: string
      english: string | null
    } | null
    after: {
      status: 'running' | 'done' | 'failed' | 'cancelled'
      failure: string | null
      prompt: string
      english: string | null
    }
  }>
  'GET /api/v1/authorized/attention': {
    tenants: Array<{
      id: string
      slug: string
      name: string
      nameEn: string | null
      site:
        | 'funaneco-jp'
        | 'flat-flat-net'
        | 'myprince-vip'
        | 'myturn-games'
        | 'emu-esu-com'
        | 'sound-clover-com'
        | 'suda-nijo-com'
        | 'toki-tsumugi-cafe'
        | 'tajimi-kasa-pub-com'
        | 'tajiminazo-myturn-games'
      status: 'preparing' | 'active' | 'suspended' | 'closed'
      siteUrl: string
      themeColor: string
      defaultLocale: 'ja' | 'en'
      attention: Array<{
        entity: string
        name: string
        severity: 'late' | 'waiting' | 'soon' | 'planned' | 'unfinished'
        filter: {
          [key: string]: unknown
        }
        count: number
      }>
      failingWebhooks: number
    }>
    looked: number
    total: number
    failedJobs: Array<{
      kind:
        | 'api-key-expiry'
        | 'backup'
        | 'drill'
        | 'expiring-records'
        | 'export'
        | 'forget-export'
        | 'import'
        | 'mail'
        | 'notification-mails'
        | 'picture-colors'
        | 'publication'
        | 'publish-draft'
        | 'publish-plan'
        | 'search-index'
        | 'starter-records'
        | 'sweep-ai'
        | 'sweep-changes'
        | 'sweep-expired'
        | 'sweep-exports'
        | 'sweep-imports'
        | 'sweep-jobs'
        | 'sweep-notifications'
        | 'sweep-previews'
        | 'sweep-uploads'
        | 'sweep-views'
        | 'sweep-webhooks'
        | 'tend-drafts'
        | 'tend-plans'
        | 'unpaid-order'
        | 'video-thumbnails'
        | 'webhook-deliveries'
        | 'webhook-events'
      count: number
    }>
  }
  'GET /api/v1/authorized/logins/check_auth_required': boolean
  'GET /api/v1/authorized/logins/check_cf_ai_usage': {
    data: {
      value: boolean
    }
  }
  'GET /api/v1/authorized/logins/check_tenant_user_by_tenant_slug/{tenantSlug}': {
    data: {
      value: boolean
    }
  }
  'GET /api/v1/authorized/notifications': {
    notifications: Array<{
      id: string
      kind:
        | 'inquiry'
        | 'order'
        | 'orderCancelled'
        | 'payment'
        | 'application'
        | 'assigned'
        | 'mentioned'
        | 'commented'
        | 'published'
        | 'draft'
        | 'plan'
        | 'expiring'
        | 'import'
        | 'bulkEdit'
        | 'export'
        | 'webhook'
        | 'apiKey'
        | 'backup'
      tenant: {
        slug: string
        name: string
        nameEn: string | null
        site:
          | 'funaneco-jp'
          | 'flat-flat-net'
          | 'myprince-vip'
          | 'myturn-games'
          | 'emu-esu-com'
          | 'sound-clover-com'
          | 'suda-nijo-com'
          | 'toki-tsumugi-cafe'
          | 'tajimi-kasa-pub-com'
          | 'tajiminazo-myturn-games'
        themeColor: string
      }
      entity: string | null
      by: string | null
      params: {
        [key: string]: string | number
      }
      path: string | null
      title: string | null
      titleEn: string | null
      createdAt: string
      readAt: string | null
    }>
    unread: number
    next: string | null
  }
  'GET /api/v1/authorized/notifications/settings': {
    choices: {
      inquiry: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      order: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      orderCancelled: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      payment: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      application: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      assigned: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      mentioned: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      commented: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      published: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      draft: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      plan: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      expiring: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      import: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      bulkEdit: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      export: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      webhook: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      apiKey: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      backup: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
    }
    locale: 'ja' | 'en' | null
    mails: boolean
  }
  'PUT /api/v1/authorized/notifications/settings': {
    choices: {
      inquiry: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      order: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      orderCancelled: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      payment: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      application: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      assigned: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      mentioned: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      commented: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      published: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      draft: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      plan: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      expiring: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      import: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      bulkEdit: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      export: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      webhook: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      apiKey: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
      backup: {
        inCaptain: boolean
        mail: 'now' | 'morning' | 'never'
      }
    }
    locale: 'ja' | 'en' | null
    mails: boolean
  }
  'GET /api/v1/authorized/postal-codes/{code}': {
    prefecture: string | null
    prefectureName: string | null
    city: string | null
    town: string | null
    asOf: string
  }
  'GET /api/v1/authorized/search': {
    records: Array<{
      tenant: string
      entity: string
      id: string
      parent: string | null
      title: string | null
      titleEn: string | null
      updatedAt: string
      inDraft?: true
    }>
    tenants: Array<{
      slug: string
      name: string
      nameEn: string | null
      site:
        | 'funaneco-jp'
        | 'flat-flat-net'
        | 'myprince-vip'
        | 'myturn-games'
        | 'emu-esu-com'
        | 'sound-clover-com'
        | 'suda-nijo-com'
        | 'toki-tsumugi-cafe'
        | 'tajimi-kasa-pub-com'
        | 'tajiminazo-myturn-games'
      themeColor: string
    }>
  }
  'GET /api/v1/authorized/tenants': Array<{
    id: string
    slug: string
    name: string
    nameEn: string | null
    site:
      | 'funaneco-jp'
      | 'flat-flat-net'
      | 'myprince-vip'
      | 'myturn-games'
      | 'emu-esu-com'
      | 'sound-clover-com'
      | 'suda-nijo-com'
      | 'toki-tsumugi-cafe'
      | 'tajimi-kasa-pub-com'
      | 'tajiminazo-myturn-games'
    status: 'preparing' | 'active' | 'suspended' | 'closed'
    siteUrl: string
    themeColor: string
    defaultLocale: 'ja' | 'en'
  }>
  'GET /api/v1/authorized/tenants/{tenant}': {
    id: string
    slug: string
    name: string
    nameEn: string | null
    site:
      | 'funaneco-jp'
      | 'flat-flat-net'
      | 'myprince-vip'
      | 'myturn-games'
      | 'emu-esu-com'
      | 'sound-clover-com'
      | 'suda-nijo-com'
      | 'toki-tsumugi-cafe'
      | 'tajimi-kasa-pub-com'
      | 'tajiminazo-myturn-games'
    status: 'preparing' | 'active' | 'suspended' | 'closed'
    siteUrl: string
    themeColor: string
    defaultLocale: 'ja' | 'en'
    apiBaseUrl: string
    rights: Array<'mayMakePreviewLinks'>
    entities: Array<{
      name: string
      screens: Array<'list' | 'create' | 'edit' | 'preview'>
      fields: Array<string>
      announces?: 'inquiry' | 'application' | 'order'
      view?: {
        id: string
        query: {
          filter?: {
            [key: string]: unknown
          }
          sort?: [string, 'ASC' | 'DESC']
          perPage?: number
          columns?: Array<string>
          layout?: 'table' | 'grid' | 'board'
        }
      }
    }>
    library: boolean
    maintenance: {
      state: 'on' | 'scheduled'
      startAt: string | null
      endAt: string | null
    } | null
    menu: Array<{
      name: string
      nameEn: string
      isVisible: boolean
      key: string
      entries: Array<{
        name: string
        nameEn: string
        isVisible: boolean
        entity: string
        path: string
        icon: string | null
      }>
    }>
  }
  'GET /api/v1/authorized/tenants/{tenant}/account': Array<{
    id: string
    name: string
    email: string
  }>
  'GET /api/v1/authorized/tenants/{tenant}/ai-glossary': {
    terms: Array<{
      ja: string
      en: string
    }>
    hash: string
  }
  'PUT /api/v1/authorized/tenants/{tenant}/ai-glossary': {
    terms: Array<{
      ja: string
      en: string
    }>
    hash: string
  }
  'GET /api/v1/authorized/tenants/{tenant}/api-keys': {
    scopes: Array<string>
    personal: {
      [key: string]: {
        ja: Array<string>
        en: Array<string>
      }
    }
    keys: Array<{
      id: string
      name: string
      scopes: Array<string>
      origins: Array<string>
      networks: Array<string>
      requestsPerTenSeconds: number
      expiresAt: string | null
      hint: string
      previous: {
        hint: string
        until: string
      } | null
      lastUsedAt: string | null
      revokedAt: string | null
      status: 'active' | 'expired' | 'revoked'
      createdAt: string
      createdBy: string
      updatedAt: string
      version: number
      creator: {
        name: string | null
        mayEnter: boolean
      }
    }>
  }
  'POST /api/v1/authorized/tenants/{tenant}/api-keys': {
    id: string
    name: string
    scopes: Array<string>
    origins: Array<string>
    networks: Array<string>
    requestsPerTenSeconds: number
    expiresAt: string | null
    hint: string
    previous: {
      hint: string
      until: string
    } | null
    lastUsedAt: string | null
    revokedAt: string | null
    status: 'active' | 'expired' | 'revoked'
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
    secret: string
  }
  'PATCH /api/v1/authorized/tenants/{tenant}/api-keys/{id}': {
    id: string
    name: string
    scopes: Array<string>
    origins: Array<string>
    networks: Array<string>
    requestsPerTenSeconds: number
    expiresAt: string | null
    hint: string
    previous: {
      hint: string
      until: string
    } | null
    lastUsedAt: string | null
    revokedAt: string | null
    status: 'active' | 'expired' | 'revoked'
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
  }
  'DELETE /api/v1/authorized/tenants/{tenant}/api-keys/{id}': {
    id: string
    name: string
    scopes: Array<string>
    origins: Array<string>
    networks: Array<string>
    requestsPerTenSeconds: number
    expiresAt: string | null
    hint: string
    previous: {
      hint: string
      until: string
    } | null
    lastUsedAt: string | null
    revokedAt: string | null
    status: 'active' | 'expired' | 'revoked'
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
  }
  'DELETE /api/v1/authorized/tenants/{tenant}/api-keys/{id}/previous-secret': {
    id: string
    name: string
    scopes: Array<string>
    origins: Array<string>
    networks: Array<string>
    requestsPerTenSeconds: number
    expiresAt: string | null
    hint: string
    previous: {
      hint: string
      until: string
    } | null
    lastUsedAt: string | null
    revokedAt: string | null
    status: 'active' | 'expired' | 'revoked'
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
  }
  'POST /api/v1/authorized/tenants/{tenant}/api-keys/{id}/rotations': {
    id: string
    name: string
    scopes: Array<string>
    origins: Array<string>
    networks: Array<string>
    requestsPerTenSeconds: number
    expiresAt: string | null
    hint: string
    previous: {
      hint: string
      until: string
    } | null
    lastUsedAt: string | null
    revokedAt: string | null
    status: 'active' | 'expired' | 'revoked'
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
    secret: string
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/edits': Edited
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/restorations': Saved
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/transitions': Saved
  'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails':
    | {
        isOn: boolean
        sendsMail: boolean
        emails: Array<{
          kind: 'confirmed' | 'cancelled'
          wasSent: boolean
          to: string
          language: 'ja' | 'en'
          subject: string
          hash: string
          text: string
        }>
        written: {
          kind: 'confirmed' | 'cancelled'
          to: string
          language: 'ja' | 'en'
          subject: string
          hash: string
          replyTo: string | null
          frame: Array<string>
          move: string | null
        } | null
        sent: Array<{
          id: string
          kind: string
          to: string
          language: 'ja' | 'en'
          subject: string
          text: string
          by: {
            id: string
            name: string | null
          }
          impersonator: {
            id: string
            name: string | null
          } | null
          at: string
          delivery: 'waiting' | 'retrying' | 'sent' | 'failed'
          sentAt: string | null
        }>
      }
    | {
        isOn: boolean
        sendsMail: boolean
        emails: Array<{
          kind: 'reply'
          wasSent: boolean
          to: string
          language: 'ja' | 'en'
          subject: string
          hash: string
          text: string
        }>
        written: {
          kind: 'reply'
          to: string
          language: 'ja' | 'en'
          subject: string
          hash: string
          replyTo: string | null
          frame: Array<string>
          move: string | null
        } | null
        sent: Array<{
          id: string
          kind: string
          to: string
          language: 'ja' | 'en'
          subject: string
          text: string
          by: {
            id: string
            name: string | null
          }
          impersonator: {
            id: string
            name: string | null
          } | null
          at: string
          delivery: 'waiting' | 'retrying' | 'sent' | 'failed'
          sentAt: string | null
        }>
      }
    | {
        isOn: boolean
        sendsMail: boolean
        emails: Array<{
          kind: 'received' | 'paid' | 'shipped' | 'cancelled' | 'returned'
          wasSent: boolean
          to: string
          language: 'ja' | 'en'
          subject: string
          hash: string
          text: string
        }>
        written: {
          kind: 'received' | 'paid' | 'shipped' | 'cancelled' | 'returned'
          to: string
          language: 'ja' | 'en'
          subject: string
          hash: string
          replyTo: string | null
          frame: Array<string>
          move: string | null
        } | null
        sent: Array<{
          id: string
          kind: string
          to: string
          language: 'ja' | 'en'
          subject: string
          text: string
          by: {
            id: string
            name: string | null
          }
          impersonator: {
            id: string
            name: string | null
          } | null
          at: string
          delivery: 'waiting' | 'retrying' | 'sent' | 'failed'
          sentAt: string | null
        }>
      }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails': {
    id: string
    version: number
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails/{email}/retries': {
    id: string
    kind: string
    to: string
    language: 'ja' | 'en'
    subject: string
    text: string
    by: {
      id: string
      name: string | null
    }
    impersonator: {
      id: string
      name: string | null
    } | null
    at: string
    delivery: 'waiting' | 'retrying' | 'sent' | 'failed'
    sentAt: string | null
  }
  'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/revisions': Array<Revision>
  'GET /api/v1/authorized/tenants/{tenant}/{entity}/availability': Availability
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/deletions': Saved
  'PUT /api/v1/authorized/tenants/{tenant}/{entity}/order': Saved
  'GET /api/v1/authorized/tenants/{tenant}/{entity}/warnings': Warnings
  'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/draft': WithDraft
  'PUT /api/v1/authorized/tenants/{tenant}/{entity}/{id}/draft': WithDraft
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/draft/restorations': WithDraft
  'PUT /api/v1/authorized/tenants/{tenant}/{entity}/{id}/draft/schedule': WithDraft
  'GET /api/v1/authorized/tenants/{tenant}/built-in-emails': {
    words: Array<{
      email:
        | 'inquiryReceived'
        | 'inquiryReply'
        | 'orderReceived'
        | 'orderPaid'
        | 'orderShipped'
        | 'orderCancelled'
        | 'orderReturned'
        | 'applicationReceived'
        | 'applicationConfirmed'
        | 'applicationCancelled'
      language: 'ja' | 'en'
      subject: string
      body: string
    }>
    examples: {
      ja: {
        [key: string]: string
      }
      en: {
        [key: string]: string
      }
    }
  }
  'POST /api/v1/authorized/tenants/{tenant}/bulk-edits': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
    action: 'edit' | 'delete' | 'restore'
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
      | 'expired'
    title: string
    fields: {
      [key: string]: number
    }
  }
  'GET /api/v1/authorized/tenants/{tenant}/bulk-edits': Array<{
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
    action: 'edit' | 'delete' | 'restore'
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
      | 'expired'
    title: string
    fields: {
      [key: string]: number
    }
  }>
  'GET /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
    action: 'edit' | 'delete' | 'restore'
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
      | 'expired'
    title: string
    fields: {
      [key: string]: number
    }
  }
  'POST /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}/restorations': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
    action: 'edit' | 'delete' | 'restore'
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
      | 'expired'
    title: string
    fields: {
      [key: string]: number
    }
  }
  'GET /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}/rows': Array<{
    number: number
    record: string | null
    title: string | null
    issues: Array<{
      cell: string | null
      path: Array<string | number>
      rule: string
      params: {
        [key: string]: unknown
      }
    }>
    changes: Array<{
      field: string
      before: string
      after: string
    }>
    gaps: Array<string>
  }>
  'POST /api/v1/authorized/tenants/{tenant}/bulk-edits/{id}/writing': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
    action: 'edit' | 'delete' | 'restore'
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
      | 'expired'
    title: string
    fields: {
      [key: string]: number
    }
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/series': Saved
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/days': Saved
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/weeks': Saved
  'GET /api/v1/authorized/tenants/{tenant}/change-sets/{id}': Array<{
    entity: string
    id: string
    version: number
    action: 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'reorder' | 'purge'
    title: string | null
    name: Array<{
      text: string
      english: string | null
      unit:
        | 'age'
        | 'bpm'
        | 'centimetre'
        | 'day'
        | 'floor'
        | 'hour'
        | 'kilocalorie'
        | 'kilogram'
        | 'minute'
        | 'month'
        | 'percent'
        | 'person'
        | 'piece'
        | 'player'
        | 'point'
        | 'second'
        | 'squareMetre'
        | 'year'
        | 'yen'
        | null
    }>
    at: string
    by: {
      id: string
      name: string
    } | null
    impersonator: {
      id: string
      name: string
    } | null
  }>
  'POST /api/v1/authorized/tenants/{tenant}/change-sets/{id}/restorations': {
    records: Array<{
      entity: string
      id: string
      version: number
    }>
  }
  'GET /api/v1/authorized/tenants/{tenant}/changes': {
    changes: Array<{
      entity: string
      id: string
      slug: string | null
      kind: 'changed' | 'withdrawn'
      at: string
    }>
    next: string
    hasMore: boolean
  }
  'GET /api/v1/authorized/tenants/{tenant}/charts': Array<{
    entity: string
    name: string
    by: 'day' | 'option' | 'record'
    field: string
    period: 'day' | 'week' | 'month' | null
    periods: Array<'day' | 'week' | 'month'>
    bars: Array<{
      key: string
      name: string | null
      filter: {
        [key: string]: unknown
      } | null
      count: number
      sum: number | null
      tax: number | null
      quantity: number | null
    }>
  }>
  'GET /api/v1/authorized/tenants/{tenant}/colleague': Array<{
    id: string
    name: string
  }>
  'POST /api/v1/authorized/tenants/{tenant}/exports': {
    id: string
    entity: string
    layout: string | null
    format: 'xlsx' | 'csv'
    encoding: 'utf-8' | 'cp932'
    status: 'waiting' | 'running' | 'done' | 'characters' | 'too-long' | 'failed'
    isPersonal: boolean
    records: number
    written: number
    file: string
    size: number | null
    missing: Array<{
      character: string
      count: number
      column: string
    }>
    cut: number
    cutTexts: Array<{
      column: string
      title: string
    }>
    createdAt: string
    finishedAt: string | null
    expiresAt: string
  }
  'GET /api/v1/authorized/tenants/{tenant}/exports': Array<{
    id: string
    entity: string
    layout: string | null
    format: 'xlsx' | 'csv'
    encoding: 'utf-8' | 'cp932'
    status: 'waiting' | 'running' | 'done' | 'characters' | 'too-long' | 'failed'
    isPersonal: boolean
    records: number
    written: number
    file: string
    size: number | null
    missing: Array<{
      character: string
      count: number
      column: string
    }>
    cut: number
    cutTexts: Array<{
      column: string
      title: string
    }>
    createdAt: string
    finishedAt: string | null
    expiresAt: string
  }>
  'GET /api/v1/authorized/tenants/{tenant}/exports/{id}': {
    id: string
    entity: string
    layout: string | null
    format: 'xlsx' | 'csv'
    encoding: 'utf-8' | 'cp932'
    status: 'waiting' | 'running' | 'done' | 'characters' | 'too-long' | 'failed'
    isPersonal: boolean
    records: number
    written: number
    file: string
    size: number | null
    missing: Array<{
      character: string
      count: number
      column: string
    }>
    cut: number
    cutTexts: Array<{
      column: string
      title: string
    }>
    createdAt: string
    finishedAt: string | null
    expiresAt: string
  }
  'GET /api/v1/authorized/tenants/{tenant}/imports': Array<{
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
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
      | 'expired'
    title: string
    format: 'csv' | 'xlsx'
    encoding: string | null
    sheet: string | null
    top: Array<{
      number: number
      cells: Array<string>
    }>
    heading: {
      first: number
      last: number
    } | null
    headings: Array<string>
    samples: Array<Array<string>>
    fields: Array<string>
    keys: Array<string>
    creatable: boolean
    columns: Array<string | null>
    key: string | null
    fixed: {
      [key: string]: string
    }
    words: {
      [key: string]: {
        [key: string]: string
      }
    }
    unknownWords: {
      [key: string]: {
        [key: string]: number
      }
    }
    drafts: number
    gaps: {
      [key: string]: number
    }
    slugs: number
    draftable: boolean
    slugged: string | null
    isPersonal: boolean
    created: number
    pictures: number
  }>
  'POST /api/v1/authorized/tenants/{tenant}/imports': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
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
      | 'expired'
    title: string
    format: 'csv' | 'xlsx'
    encoding: string | null
    sheet: string | null
    top: Array<{
      number: number
      cells: Array<string>
    }>
    heading: {
      first: number
      last: number
    } | null
    headings: Array<string>
    samples: Array<Array<string>>
    fields: Array<string>
    keys: Array<string>
    creatable: boolean
    columns: Array<string | null>
    key: string | null
    fixed: {
      [key: string]: string
    }
    words: {
      [key: string]: {
        [key: string]: string
      }
    }
    unknownWords: {
      [key: string]: {
        [key: string]: number
      }
    }
    drafts: number
    gaps: {
      [key: string]: number
    }
    slugs: number
    draftable: boolean
    slugged: string | null
    isPersonal: boolean
    created: number
    pictures: number
  }
  'GET /api/v1/authorized/tenants/{tenant}/imports/{id}': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
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
      | 'expired'
    title: string
    format: 'csv' | 'xlsx'
    encoding: string | null
    sheet: string | null
    top: Array<{
      number: number
      cells: Array<string>
    }>
    heading: {
      first: number
      last: number
    } | null
    headings: Array<string>
    samples: Array<Array<string>>
    fields: Array<string>
    keys: Array<string>
    creatable: boolean
    columns: Array<string | null>
    key: string | null
    fixed: {
      [key: string]: string
    }
    words: {
      [key: string]: {
        [key: string]: string
      }
    }
    unknownWords: {
      [key: string]: {
        [key: string]: number
      }
    }
    drafts: number
    gaps: {
      [key: string]: number
    }
    slugs: number
    draftable: boolean
    slugged: string | null
    isPersonal: boolean
    created: number
    pictures: number
  }
  'PUT /api/v1/authorized/tenants/{tenant}/imports/{id}/heading': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
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
      | 'expired'
    title: string
    format: 'csv' | 'xlsx'
    encoding: string | null
    sheet: string | null
    top: Array<{
      number: number
      cells: Array<string>
    }>
    heading: {
      first: number
      last: number
    } | null
    headings: Array<string>
    samples: Array<Array<string>>
    fields: Array<string>
    keys: Array<string>
    creatable: boolean
    columns: Array<string | null>
    key: string | null
    fixed: {
      [key: string]: string
    }
    words: {
      [key: string]: {
        [key: string]: string
      }
    }
    unknownWords: {
      [key: string]: {
        [key: string]: number
      }
    }
    drafts: number
    gaps: {
      [key: string]: number
    }
    slugs: number
    draftable: boolean
    slugged: string | null
    isPersonal: boolean
    created: number
    pictures: number
  }
  'PUT /api/v1/authorized/tenants/{tenant}/imports/{id}/plan': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
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
      | 'expired'
    title: string
    format: 'csv' | 'xlsx'
    encoding: string | null
    sheet: string | null
    top: Array<{
      number: number
      cells: Array<string>
    }>
    heading: {
      first: number
      last: number
    } | null
    headings: Array<string>
    samples: Array<Array<string>>
    fields: Array<string>
    keys: Array<string>
    creatable: boolean
    columns: Array<string | null>
    key: string | null
    fixed: {
      [key: string]: string
    }
    words: {
      [key: string]: {
        [key: string]: string
      }
    }
    unknownWords: {
      [key: string]: {
        [key: string]: number
      }
    }
    drafts: number
    gaps: {
      [key: string]: number
    }
    slugs: number
    draftable: boolean
    slugged: string | null
    isPersonal: boolean
    created: number
    pictures: number
  }
  'POST /api/v1/authorized/tenants/{tenant}/imports/{id}/restorations': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
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
      | 'expired'
    title: string
    format: 'csv' | 'xlsx'
    encoding: string | null
    sheet: string | null
    top: Array<{
      number: number
      cells: Array<string>
    }>
    heading: {
      first: number
      last: number
    } | null
    headings: Array<string>
    samples: Array<Array<string>>
    fields: Array<string>
    keys: Array<string>
    creatable: boolean
    columns: Array<string | null>
    key: string | null
    fixed: {
      [key: string]: string
    }
    words: {
      [key: string]: {
        [key: string]: string
      }
    }
    unknownWords: {
      [key: string]: {
        [key: string]: number
      }
    }
    drafts: number
    gaps: {
      [key: string]: number
    }
    slugs: number
    draftable: boolean
    slugged: string | null
    isPersonal: boolean
    created: number
    pictures: number
  }
  'GET /api/v1/authorized/tenants/{tenant}/imports/{id}/rows': Array<{
    number: number
    record: string | null
    title: string | null
    issues: Array<{
      cell: string | null
      path: Array<string | number>
      rule: string
      params: {
        [key: string]: unknown
      }
    }>
    changes: Array<{
      field: string
      before: string
      after: string
    }>
    gaps: Array<string>
  }>
  'POST /api/v1/authorized/tenants/{tenant}/imports/{id}/writing': {
    id: string
    entity: string
    parent: string | null
    rows: number
    judged: number
    changed: number
    same: number
    refused: number
    written: number
    changeSet: string | null
    stopped: {
      number: number | null
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    } | null
    left: Array<{
      id: string
      title: string
      issues: Array<{
        cell: string | null
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
      }>
    }>
    leftInAll: number
    createdAt: string
    finishedAt: string | null
    expiresAt: string
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
      | 'expired'
    title: string
    format: 'csv' | 'xlsx'
    encoding: string | null
    sheet: string | null
    top: Array<{
      number: number
      cells: Array<string>
    }>
    heading: {
      first: number
      last: number
    } | null
    headings: Array<string>
    samples: Array<Array<string>>
    fields: Array<string>
    keys: Array<string>
    creatable: boolean
    columns: Array<string | null>
    key: string | null
    fixed: {
      [key: string]: string
    }
    words: {
      [key: string]: {
        [key: string]: string
      }
    }
    unknownWords: {
      [key: string]: {
        [key: string]: number
      }
    }
    drafts: number
    gaps: {
      [key: string]: number
    }
    slugs: number
    draftable: boolean
    slugged: string | null
    isPersonal: boolean
    created: number
    pictures: number
  }
  'GET /api/v1/authorized/tenants/{tenant}/link-metadata': {
    success: 1
    link: string
    meta: {
      title: string
      description: string
      image: {
        url: string
      }
    }
  }
  'POST /api/v1/authorized/tenants/{tenant}/matchings': {
    title: string
    headings: Array<string>
    samples: Array<Array<string>>
    columns: Array<string | null>
    fields: Array<string>
    missing: Array<string>
    skipped: number
    rows: Array<{
      number: number
      values: {
        [key: string]: unknown
      }
      sets: {
        [key: string]: unknown
      }
      candidates: Array<{
        id: string
        agrees: Array<string>
        to: string
      }>
      certain: boolean
    }>
    waiting: Array<{
      id: string
      version: number
      title: string
      values: {
        [key: string]: unknown
      }
    }>
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}': {
    orderNo: string
    orderedAt: string
    status: 'pending' | 'awaitingPayment' | 'paid' | 'preparing' | 'shipped' | 'completed' | 'cancelled' | 'returned'
    items: Array<{
      product?: string | null
      code: string
      name: string
      unitPrice: number
      taxRate: '8' | '10'
      quantity: number
      amount: number
    }>
    itemsTotal: number
    shippingFee: number
    discount: number
    total: number
    taxBreakdown: Array<{
      taxRate: '8' | '10'
      taxableAmount: number
      tax: number
    }>
    shipsOn: string
    earliestWishDate: string
    transfer: {
      amount: number
      dueOn: string
      bankName: string | null
      bankCode: string | null
      branchName: string | null
      branchCode: string | null
      accountType: 'ordinary' | 'current' | null
      accountNumber: string | null
      accountHolderKana: string | null
    } | null
    payUntil: string | null
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/cancellations': {
    orderNo: string
    status: 'pending' | 'awaitingPayment' | 'paid' | 'preparing' | 'shipped' | 'completed' | 'cancelled' | 'returned'
    cancelledAt: string
    cancelReason: 'customer' | 'unpaid' | 'stock' | 'fraud' | 'other' | null
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/card-payments': {
    orderNo: string
    orderStatus:
      'pending' | 'awaitingPayment' | 'paid' | 'preparing' | 'shipped' | 'completed' | 'cancelled' | 'returned'
    paymentNo: string
    transactionId: string
    status: 'authorized' | 'captured' | 'voided' | 'partiallyRefunded' | 'refunded' | 'failed'
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/quotes': {
    items: Array<{
      product?: string | null
      code: string
      name: string
      unitPrice: number
      taxRate: '8' | '10'
      quantity: number
      amount: number
    }>
    itemsTotal: number
    shippingFee: number
    discount: number
    total: number
    taxBreakdown: Array<{
      taxRate: '8' | '10'
      taxableAmount: number
      tax: number
    }>
    shipsOn: string
    earliestWishDate: string
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/deliveries': {
    id: string
    version: number
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/receipts': {
    id: string
    version: number
  }
  'POST /api/v1/authorized/tenants/{tenant}/presence': {
    others: Array<{
      name: string
      impersonator: string | null
      typing: boolean
    }>
  }
  'GET /api/v1/authorized/tenants/{tenant}/preview-addresses': Array<{
    entity: string
    ja: string | null
    en: string | null
  }>
  'PUT /api/v1/authorized/tenants/{tenant}/preview-addresses/{entity}': {
    entity: string
    ja: string | null
    en: string | null
  }
  'GET /api/v1/authorized/tenants/{tenant}/preview-links': Array<{
    id: string
    entity: string | null
    recordId: string | null
    plan: string | null
    name: string | null
    allowsComments: boolean
    expiresAt: string
    revokedAt: string | null
    createdAt: string
    createdBy: string
    title: string | null
    titleEn: string | null
    isPinned: boolean
    token: string
    ja: string | null
    en: string | null
  }>
  'POST /api/v1/authorized/tenants/{tenant}/preview-links': {
    id: string
    entity: string | null
    recordId: string | null
    plan: string | null
    name: string | null
    allowsComments: boolean
    expiresAt: string
    revokedAt: string | null
    createdAt: string
    createdBy: string
    title: string | null
    titleEn: string | null
    isPinned: boolean
    token: string
    ja: string | null
    en: string | null
  }
  'DELETE /api/v1/authorized/tenants/{tenant}/preview-links/{id}': {
    id: string
    entity: string | null
    recordId: string | null
    plan: string | null
    name: string | null
    allowsComments: boolean
    expiresAt: string
    revokedAt: string | null
    createdAt: string
    createdBy: string
    title: string | null
    titleEn: string | null
    isPinned: boolean
    token: string
    ja: string | null
    en: string | null
  }
  'PUT /api/v1/authorized/tenants/{tenant}/preview-links/{id}/expiry': {
    id: string
    entity: string | null
    recordId: string | null
    plan: string | null
    name: string | null
    allowsComments: boolean
    expiresAt: string
    revokedAt: string | null
    createdAt: string
    createdBy: string
    title: string | null
    titleEn: string | null
    isPinned: boolean
    token: string
    ja: string | null
    en: string | null
  }
  'PUT /api/v1/authorized/tenants/{tenant}/preview-panes/{entity}/{id}': {
    token: string
    ja: string | null
    en: string | null
    ignored: Array<string>
    expiresAt: string
  }
  'GET /api/v1/authorized/tenants/{tenant}/publish-plans': Array<{
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
  }>
  'POST /api/v1/authorized/tenants/{tenant}/publish-plans': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
    items: Array<{
      id: string
      entity: string
      recordId: string
      action: 'publish' | 'withdraw' | 'change'
      recordVersion: number
      draftVersion: number | null
      language: 'ja' | 'en' | null
      createdAt: string
      createdBy: string
      title: string | null
      titleEn: string | null
      isStale: boolean
      isUndone: boolean
      issues: Array<{
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
        message?: string
      }>
      hidden: Array<{
        field: string
        entity: string
        id: string
        title: string | null
        titleEn: string | null
      }>
    }>
    isReady: boolean
  }
  'GET /api/v1/authorized/tenants/{tenant}/publish-plans/{id}': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
    items: Array<{
      id: string
      entity: string
      recordId: string
      action: 'publish' | 'withdraw' | 'change'
      recordVersion: number
      draftVersion: number | null
      language: 'ja' | 'en' | null
      createdAt: string
      createdBy: string
      title: string | null
      titleEn: string | null
      isStale: boolean
      isUndone: boolean
      issues: Array<{
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
        message?: string
      }>
      hidden: Array<{
        field: string
        entity: string
        id: string
        title: string | null
        titleEn: string | null
      }>
    }>
    isReady: boolean
  }
  'PATCH /api/v1/authorized/tenants/{tenant}/publish-plans/{id}': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
  }
  'POST /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/items': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
    items: Array<{
      id: string
      entity: string
      recordId: string
      action: 'publish' | 'withdraw' | 'change'
      recordVersion: number
      draftVersion: number | null
      language: 'ja' | 'en' | null
      createdAt: string
      createdBy: string
      title: string | null
      titleEn: string | null
      isStale: boolean
      isUndone: boolean
      issues: Array<{
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
        message?: string
      }>
      hidden: Array<{
        field: string
        entity: string
        id: string
        title: string | null
        titleEn: string | null
      }>
    }>
    isReady: boolean
  }
  'DELETE /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/items/{item}': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
    items: Array<{
      id: string
      entity: string
      recordId: string
      action: 'publish' | 'withdraw' | 'change'
      recordVersion: number
      draftVersion: number | null
      language: 'ja' | 'en' | null
      createdAt: string
      createdBy: string
      title: string | null
      titleEn: string | null
      isStale: boolean
      isUndone: boolean
      issues: Array<{
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
        message?: string
      }>
      hidden: Array<{
        field: string
        entity: string
        id: string
        title: string | null
        titleEn: string | null
      }>
    }>
    isReady: boolean
  }
  'POST /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/publications': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
  }
  'POST /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/replies': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
  }
  'POST /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/requests': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
  }
  'PUT /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/schedule': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
    items: Array<{
      id: string
      entity: string
      recordId: string
      action: 'publish' | 'withdraw' | 'change'
      recordVersion: number
      draftVersion: number | null
      language: 'ja' | 'en' | null
      createdAt: string
      createdBy: string
      title: string | null
      titleEn: string | null
      isStale: boolean
      isUndone: boolean
      issues: Array<{
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
        message?: string
      }>
      hidden: Array<{
        field: string
        entity: string
        id: string
        title: string | null
        titleEn: string | null
      }>
    }>
    isReady: boolean
  }
  'DELETE /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/schedule': {
    id: string
    name: string
    note: string | null
    status: 'open' | 'scheduled' | 'published' | 'refused' | 'undone'
    publishAt: string | null
    scheduledBy: string | null
    publishedAt: string | null
    changeSet: string | null
    askedOf: string | null
    askedBy: string | null
    askedAt: string | null
    reply: 'agreed' | 'declined' | null
    replyText: string | null
    version: number
    createdAt: string
    createdBy: string
    updatedAt: string
    updatedBy: string
    count: number
    askedByName: string | null
    items: Array<{
      id: string
      entity: string
      recordId: string
      action: 'publish' | 'withdraw' | 'change'
      recordVersion: number
      draftVersion: number | null
      language: 'ja' | 'en' | null
      createdAt: string
      createdBy: string
      title: string | null
      titleEn: string | null
      isStale: boolean
      isUndone: boolean
      issues: Array<{
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
        message?: string
      }>
      hidden: Array<{
        field: string
        entity: string
        id: string
        title: string | null
        titleEn: string | null
      }>
    }>
    isReady: boolean
  }
  'GET /api/v1/authorized/tenants/{tenant}/publishing-moments': {
    moments: Array<{
      at: string
      day: string
      kind: 'starts' | 'ends' | 'inForce' | 'change' | 'plan'
      entity: string | null
      id: string
      path: string | null
      name: Array<{
        text: string
        english: string | null
        unit:
          | 'age'
          | 'bpm'
          | 'centimetre'
          | 'day'
          | 'floor'
          | 'hour'
          | 'kilocalorie'
          | 'kilogram'
          | 'minute'
          | 'month'
          | 'percent'
          | 'person'
          | 'piece'
          | 'player'
          | 'point'
          | 'second'
          | 'squareMetre'
          | 'year'
          | 'yen'
          | null
      }>
      field: string | null
      language: 'ja' | 'en' | null
      isDay: boolean
      version: number
      isMovable: boolean
      by: string | null
    }>
    isCut: boolean
  }
  'GET /api/v1/authorized/tenants/{tenant}/redirects': Array<{
    id: string
    entity: string
    slug: string
    recordId: string
    createdAt: string
    title: string | null
    titleEn: string | null
    movedTo: string | null
    path: string | null
  }>
  'GET /api/v1/authorized/tenants/{tenant}/state-counts': Array<{
    state: string
    count: number
  }>
  'GET /api/v1/authorized/tenants/{tenant}/summary': {
    counts: Array<{
      entity: string
      total: number
    }>
    changes: Array<{
      entity: string
      id: string
      path: string | null
      title: string | null
      titleEn: string | null
      name: Array<{
        text: string
        english: string | null
        unit:
          | 'age'
          | 'bpm'
          | 'centimetre'
          | 'day'
          | 'floor'
          | 'hour'
          | 'kilocalorie'
          | 'kilogram'
          | 'minute'
          | 'month'
          | 'percent'
          | 'person'
          | 'piece'
          | 'player'
          | 'point'
          | 'second'
          | 'squareMetre'
          | 'year'
          | 'yen'
          | null
      }>
      action: 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'reorder'
      at: string
      by: {
        id: string
        name: string
      } | null
    }>
    scheduled: Array<{
      entity: string
      id: string
      path: string | null
      title: string | null
      titleEn: string | null
      at: string
      kind: 'publish' | 'unpublish'
    }>
    opening: {
      entity: string
      field: string
      days: Array<{
        day: string
        isToday: boolean
        hours: Array<{
          start: string
          end: string
        }> | null
        special: {
          id: string
          state: string
          title: string | null
        } | null
      }>
    } | null
    firstSteps: Array<{
      step: string
      done: boolean
    }>
  }
  'GET /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}': {
    assignee: {
      id: string
      name: string | null
    } | null
    assignments: Array<{
      id: string
      account: {
        id: string
        name: string | null
      } | null
      by: {
        id: string
        name: string | null
      }
      impersonator: {
        id: string
        name: string | null
      } | null
      at: string
    }>
    drafts: Array<{
      kind: 'saved' | 'scheduled' | 'unscheduled' | 'published' | 'refused' | 'discarded' | 'restored'
      at: string
      by: {
        id: string
        name: string | null
      } | null
      impersonator: {
        id: string
        name: string | null
      } | null
      publishAt: string | null
      language: 'ja' | 'en' | null
      changeSet: string | null
    }>
    comments: Array<{
      id: string
      body: string
      by: {
        id: string
        name: string | null
      }
      visitor: {
        name: string
        link: string | null
        page: string | null
        doneAt: string | null
      } | null
      impersonator: {
        id: string
        name: string | null
      } | null
      createdAt: string
      editedAt: string | null
      deletedAt: string | null
      version: number
    }>
    total: number
    names: {
      [key: string]: string | null
    }
  }
  'PUT /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/assignee': {
    assignee: string | null
    former: string | null
  }
  'DELETE /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/assignee': {
    assignee: string | null
    former: string | null
  }
  'POST /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/comments': {
    id: string
    body: string
    by: {
      id: string
      name: string | null
    }
    visitor: {
      name: string
      link: string | null
      page: string | null
      doneAt: string | null
    } | null
    impersonator: {
      id: string
      name: string | null
    } | null
    createdAt: string
    editedAt: string | null
    deletedAt: string | null
    version: number
  }
  'PUT /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/comments/{comment}': {
    id: string
    body: string
    by: {
      id: string
      name: string | null
    }
    visitor: {
      name: string
      link: string | null
      page: string | null
      doneAt: string | null
    } | null
    impersonator: {
      id: string
      name: string | null
    } | null
    createdAt: string
    editedAt: string | null
    deletedAt: string | null
    version: number
  }
  'DELETE /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/comments/{comment}': {
    id: string
    body: string
    by: {
      id: string
      name: string | null
    }
    visitor: {
      name: string
      link: string | null
      page: string | null
      doneAt: string | null
    } | null
    impersonator: {
      id: string
      name: string | null
    } | null
    createdAt: string
    editedAt: string | null
    deletedAt: string | null
    version: number
  }
  'GET /api/v1/authorized/tenants/{tenant}/today': {
    waiting: Array<{
      entity: string
      name: string
      severity: 'late' | 'waiting' | 'soon' | 'planned' | 'unfinished'
      filter: {
        [key: string]: unknown
      }
      count: number
      records: Array<{
        id: string
        path: string | null
        name: Array<{
          text: string
          english: string | null
          unit:
            | 'age'
            | 'bpm'
            | 'centimetre'
            | 'day'
            | 'floor'
            | 'hour'
            | 'kilocalorie'
            | 'kilogram'
            | 'minute'
            | 'month'
            | 'percent'
            | 'person'
            | 'piece'
            | 'player'
            | 'point'
            | 'second'
            | 'squareMetre'
            | 'year'
            | 'yen'
            | null
        }>
        state: string | null
        next: string | null
      }>
    }>
    failingWebhooks: number
    days: Array<{
      day: string
      isToday: boolean
      hours: Array<{
        start: string
        end: string
      }> | null
      special: {
        id: string
        state: string
        title: string | null
      } | null
      records: Array<{
        id: string
        path: string | null
        name: Array<{
          text: string
          english: string | null
          unit:
            | 'age'
            | 'bpm'
            | 'centimetre'
            | 'day'
            | 'floor'
            | 'hour'
            | 'kilocalorie'
            | 'kilogram'
            | 'minute'
            | 'month'
            | 'percent'
            | 'person'
            | 'piece'
            | 'player'
            | 'point'
            | 'second'
            | 'squareMetre'
            | 'year'
            | 'yen'
            | null
        }>
        entity: string
        at: string | null
      }>
    }>
    opening: {
      entity: string
      date: string
      field: string
      closing: string | null
    } | null
    switches: Array<{
      entity: string
      field: string
      isState: boolean
      usual: boolean | string
      other: boolean | string
    }>
  }
  'POST /api/v1/authorized/tenants/{tenant}/translations/{entity}/proposals': {
    english: {
      [key: string]: unknown
    }
  }
  'GET /api/v1/authorized/tenants/{tenant}/translations/{entity}/{id}': {
    version: number
    translations: Array<{
      field: string
      state: 'empty' | 'missing' | 'stale' | 'unread' | 'current'
      by: {
        id: string
        name: string | null
      } | null
      byPerson: boolean
      at: string | null
      sourceThen: unknown
      source: unknown
    }>
  }
  'POST /api/v1/authorized/tenants/{tenant}/translations/{entity}/{id}/{field}/confirmations': {
    field: string
    state: 'empty' | 'missing' | 'stale' | 'unread' | 'current'
    by: {
      id: string
      name: string | null
    } | null
    byPerson: boolean
    at: string | null
    sourceThen: unknown
    source: unknown
  }
  'GET /api/v1/authorized/tenants/{tenant}/uploads': Array<{
    id: string
    src: string
    name: string
    kind: 'image' | 'audio' | 'document'
    type: string
    size: number
    width: number | null
    height: number | null
    alt: string | null
    focus: {
      x: number
      y: number
    } | null
    version: number
    createdAt: string
    uses: number
  }>
  'POST /api/v1/authorized/tenants/{tenant}/uploads': {
    id: string
    src: string
    name: string
    kind: 'image' | 'audio' | 'document'
    type: string
    size: number
    width: number | null
    height: number | null
    alt: string | null
    focus: {
      x: number
      y: number
    } | null
    version: number
    createdAt: string
  }
  'POST /api/v1/authorized/tenants/{tenant}/uploads/deletions': {
    deleted: Array<string>
    used: Array<{
      id: string
      src: string
      name: string
      kind: 'image' | 'audio' | 'document'
      type: string
      size: number
      width: number | null
      height: number | null
      alt: string | null
      focus: {
        x: number
        y: number
      } | null
      version: number
      createdAt: string
    }>
    recent: Array<{
      id: string
      src: string
      name: string
      kind: 'image' | 'audio' | 'document'
      type: string
      size: number
      width: number | null
      height: number | null
      alt: string | null
      focus: {
        x: number
        y: number
      } | null
      version: number
      createdAt: string
    }>
  }
  'GET /api/v1/authorized/tenants/{tenant}/uploads/{id}': {
    id: string
    src: string
    name: string
    kind: 'image' | 'audio' | 'document'
    type: string
    size: number
    width: number | null
    height: number | null
    alt: string | null
    focus: {
      x: number
      y: number
    } | null
    version: number
    createdAt: string
    uses: Array<{
      entity: string
      id: string
      field: string
      title: string | null
      trashed: boolean
    }>
  }
  'PUT /api/v1/authorized/tenants/{tenant}/uploads/{id}': {
    id: string
    src: string
    name: string
    kind: 'image' | 'audio' | 'document'
    type: string
    size: number
    width: number | null
    height: number | null
    alt: string | null
    focus: {
      x: number
      y: number
    } | null
    version: number
    createdAt: string
  }
  'POST /api/v1/authorized/tenants/{tenant}/uploads/{id}/replacements': {
    id: string
    src: string
    name: string
    kind: 'image' | 'audio' | 'document'
    type: string
    size: number
    width: number | null
    height: number | null
    alt: string | null
    focus: {
      x: number
      y: number
    } | null
    version: number
    createdAt: string
  }
  'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/invitation': {
    joined: boolean
    openUntil: string | null
    mayInvite: boolean
    byHand: boolean
  }
  'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/invitation': {
    user: {
      id: string
    }
    link: string | null
    mailed: boolean
    expiresAt: string
  }
  'GET /api/v1/authorized/tenants/{tenant}/video-thumbnails/{video}': {
    src: string | null
  }
  'GET /api/v1/authorized/tenants/{tenant}/views': {
    all: number | null
    ready: Array<{
      name: string
      query: {
        filter?: {
          [key: string]: unknown
        }
        sort?: [string, 'ASC' | 'DESC']
        perPage?: number
        columns?: Array<string>
        layout?: 'table' | 'grid' | 'board'
      }
      count: number | null
    }>
    views: Array<{
      id: string
      entity: string
      name: string
      audience: 'mine' | 'team'
      query: {
        filter?: {
          [key: string]: unknown
        }
        sort?: [string, 'ASC' | 'DESC']
        perPage?: number
        columns?: Array<string>
        layout?: 'table' | 'grid' | 'board'
      }
      isDefault: boolean
      issues: Array<{
        path: Array<string | number>
        rule: string
        params: {
          [key: string]: unknown
        }
        message: string
      }>
      version: number
      updatedAt: string
      count: number | null
    }>
  }
  'POST /api/v1/authorized/tenants/{tenant}/views': {
    id: string
    entity: string
    name: string
    audience: 'mine' | 'team'
    query: {
      filter?: {
        [key: string]: unknown
      }
      sort?: [string, 'ASC' | 'DESC']
      perPage?: number
      columns?: Array<string>
      layout?: 'table' | 'grid' | 'board'
    }
    isDefault: boolean
    issues: Array<{
      path: Array<string | number>
      rule: string
      params: {
        [key: string]: unknown
      }
      message: string
    }>
    version: number
    updatedAt: string
  }
  'PATCH /api/v1/authorized/tenants/{tenant}/views/{id}': {
    id: string
    entity: string
    name: string
    audience: 'mine' | 'team'
    query: {
      filter?: {
        [key: string]: unknown
      }
      sort?: [string, 'ASC' | 'DESC']
      perPage?: number
      columns?: Array<string>
      layout?: 'table' | 'grid' | 'board'
    }
    isDefault: boolean
    issues: Array<{
      path: Array<string | number>
      rule: string
      params: {
        [key: string]: unknown
      }
      message: string
    }>
    version: number
    updatedAt: string
  }
  'GET /api/v1/authorized/tenants/{tenant}/visitor-comments': Array<{
    id: string
    entity: string | null
    recordId: string | null
    plan: string | null
    name: string
    link: string | null
    page: string | null
    doneAt: string | null
    body: string
    createdAt: string
  }>
  'GET /api/v1/authorized/tenants/{tenant}/webhooks': Array<{
    id: string
    kind: 'events' | 'rebuild'
    name: string
    url: string
    events: Array<
      | 'record.published'
      | 'record.changed'
      | 'record.withdrawn'
      | 'inquiry.received'
      | 'application.received'
      | 'order.placed'
      | 'order.moved'
      | 'file.replaced'
    >
    isOn: boolean
    hint: string | null
    previous: {
      hint: string
      until: string
    } | null
    offReason: 'person' | 'gone' | 'failing' | null
    offAt: string | null
    failingSince: string | null
    pausedUntil: string | null
    succeededAt: string | null
    lastSequence: number | null
    waiting: number
    failed: number
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
    creator: {
      name: string | null
      mayEnter: boolean
    }
  }>
  'POST /api/v1/authorized/tenants/{tenant}/webhooks': {
    id: string
    kind: 'events' | 'rebuild'
    name: string
    url: string
    events: Array<
      | 'record.published'
      | 'record.changed'
      | 'record.withdrawn'
      | 'inquiry.received'
      | 'application.received'
      | 'order.placed'
      | 'order.moved'
      | 'file.replaced'
    >
    isOn: boolean
    hint: string | null
    previous: {
      hint: string
      until: string
    } | null
    offReason: 'person' | 'gone' | 'failing' | null
    offAt: string | null
    failingSince: string | null
    pausedUntil: string | null
    succeededAt: string | null
    lastSequence: number | null
    waiting: number
    failed: number
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
    secret: string | null
  }
  'PATCH /api/v1/authorized/tenants/{tenant}/webhooks/{id}': {
    id: string
    kind: 'events' | 'rebuild'
    name: string
    url: string
    events: Array<
      | 'record.published'
      | 'record.changed'
      | 'record.withdrawn'
      | 'inquiry.received'
      | 'application.received'
      | 'order.placed'
      | 'order.moved'
      | 'file.replaced'
    >
    isOn: boolean
    hint: string | null
    previous: {
      hint: string
      until: string
    } | null
    offReason: 'person' | 'gone' | 'failing' | null
    offAt: string | null
    failingSince: string | null
    pausedUntil: string | null
    succeededAt: string | null
    lastSequence: number | null
    waiting: number
    failed: number
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
  }
  'GET /api/v1/authorized/tenants/{tenant}/webhooks/{id}/deliveries': Array<{
    id: string
    sequence: number | null
    status: 'waiting' | 'sending' | 'delivered' | 'failed'
    attempts: number
    body: string
    nextAt: string | null
    createdAt: string
    attemptedAt: string | null
    responseStatus: number | null
    response: string | null
    reason: string | null
    duration: number | null
  }>
  'DELETE /api/v1/authorized/tenants/{tenant}/webhooks/{id}/previous-secret': {
    id: string
    kind: 'events' | 'rebuild'
    name: string
    url: string
    events: Array<
      | 'record.published'
      | 'record.changed'
      | 'record.withdrawn'
      | 'inquiry.received'
      | 'application.received'
      | 'order.placed'
      | 'order.moved'
      | 'file.replaced'
    >
    isOn: boolean
    hint: string | null
    previous: {
      hint: string
      until: string
    } | null
    offReason: 'person' | 'gone' | 'failing' | null
    offAt: string | null
    failingSince: string | null
    pausedUntil: string | null
    succeededAt: string | null
    lastSequence: number | null
    waiting: number
    failed: number
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
  }
  'POST /api/v1/authorized/tenants/{tenant}/webhooks/{id}/replays': {
    replayed: number
  }
  'POST /api/v1/authorized/tenants/{tenant}/webhooks/{id}/rotations': {
    id: string
    kind: 'events' | 'rebuild'
    name: string
    url: string
    events: Array<
      | 'record.published'
      | 'record.changed'
      | 'record.withdrawn'
      | 'inquiry.received'
      | 'application.received'
      | 'order.placed'
      | 'order.moved'
      | 'file.replaced'
    >
    isOn: boolean
    hint: string | null
    previous: {
      hint: string
      until: string
    } | null
    offReason: 'person' | 'gone' | 'failing' | null
    offAt: string | null
    failingSince: string | null
    pausedUntil: string | null
    succeededAt: string | null
    lastSequence: number | null
    waiting: number
    failed: number
    createdAt: string
    createdBy: string
    updatedAt: string
    version: number
    secret: string | null
  }
  'POST /api/v1/authorized/tenants/{tenant}/webhooks/{id}/tests': {
    id: string
    sequence: number | null
    status: 'waiting' | 'sending' | 'delivered' | 'failed'
    attempts: number
    body: string
    nextAt: string | null
    createdAt: string
    attemptedAt: string | null
    responseStatus: number | null
    response: string | null
    reason: string | null
    duration: number | null
  }
  'POST /api/v1/invitations/accept': {
    kind: 'invite' | 'recover' | 'setup'
    name: string | null
    email: string | null
    expiresAt: string
  }
  'POST /api/v1/invitations/password': {
    user: {
      id: string
    }
  }
  'POST /api/v1/setup': {
    user: {
      id: string
    }
  }
  'GET /livez': {
    status: 'ok'
  }
  'GET /readyz': {
    status: 'ready' | 'not-ready'
    failed: Array<{
      check: 'stopping' | 'database' | 'migrations' | 'disk' | 'jobs'
      reason: string
    }>
    overdue: Array<{
      kind:
        | 'api-key-expiry'
        | 'backup'
        | 'drill'
        | 'expiring-records'
        | 'export'
        | 'forget-export'
        | 'import'
        | 'mail'
        | 'notification-mails'
        | 'picture-colors'
        | 'publication'
        | 'publish-draft'
        | 'publish-plan'
        | 'search-index'
        | 'starter-records'
        | 'sweep-ai'
        | 'sweep-changes'
        | 'sweep-expired'
        | 'sweep-exports'
        | 'sweep-imports'
        | 'sweep-jobs'
        | 'sweep-notifications'
        | 'sweep-previews'
        | 'sweep-uploads'
        | 'sweep-views'
        | 'sweep-webhooks'
        | 'tend-drafts'
        | 'tend-plans'
        | 'unpaid-order'
        | 'video-thumbnails'
        | 'webhook-deliveries'
        | 'webhook-events'
      since: string
    }>
  }
}

export type Availability = {
  available: boolean
}

export type DraftConflicts = Array<{
  field: string
  draft: unknown
  live: unknown
}>

export type Edited = {
  changed: number
  same: number
  fields: {
    [key: string]: {
      changed: number
      samples: Array<{
        id: string
        from: unknown
        to: unknown
      }>
    }
  }
  skipped: Array<{
    id: string
    status: number
    issues: Array<Issue>
  }>
  records: Array<{
    id: string
    version: number
  }>
}

export type Issue = {
  path: Array<string | number>
  rule: string
  params: {
    [key: string]:
      | string
      | number
      | {
          [key: string]: unknown
        }
  }
  message: string
}

export type Revision = {
  version: number
  action: 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'reorder' | 'purge'
  at: string
  by: {
    id: string
    name: string
  } | null
  impersonator: {
    id: string
    name: string
  } | null
  requestId: string
  changeSet?: string
  others?: number
  before: {
    [key: string]: unknown
  } | null
  after: {
    [key: string]: unknown
  }
}

export type Saved = {
  records: Array<{
    id: string
    version: number
  }>
}

export type Warnings = {
  warnings: Array<Issue>
}

export type WithDraft = {
  id: string
  version: number
  draft: {
    changed: Array<string>
    basis: number
    liveVersion: number
    isBehind: boolean
    isPublished: boolean
    conflicts: DraftConflicts
    issues: Array<Issue>
    publishAt: string | null
    scheduledBy: {
      id: string
      name: string
    } | null
    language: 'ja' | 'en' | null
    createdAt: string
    createdBy: {
      id: string
      name: string
    } | null
    updatedAt: string
    updatedBy: {
      id: string
      name: string
    } | null
    version: number
  } | null
}

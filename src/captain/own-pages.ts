/** Pages of captain and of the administration that few visits open. What they are made of is listed here, so that no other page carries the list. */
export const ownPages = {
  ai: () => import('./ai/area.tsx'),
  textToImage: () => import('./ai/text-to-image.tsx'),
  translation: () => import('./ai/translation.tsx'),
  library: () => import('./library/page.tsx'),
  people: () => import('../administration/people.tsx'),
  invitation: () => import('../administration/invitation.tsx'),
  auditEvents: () => import('../administration/audit-events.tsx'),
  jobs: () => import('../administration/jobs.tsx'),
}

import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useSentEmails } from './record/sent-emails.ts'

/** What customers are written about records. */
export const features: readonly Feature[] = [
  {
    recordActions: [
      {
        name: 'write',
        isFor: ({ emails: sent }) => sent?.written !== undefined,
        Part: lazyPart(() => import('./record/write-button.tsx')),
      },
    ],
    recordPanels: [
      {
        name: 'emails',
        isFor: ({ emails: sent }) => sent !== undefined && sent.kinds.length > 0,
        Part: lazyPart(() => import('./record/customer-emails.tsx'), 'customer-emails'),
      },
    ],
    transitionOffers: [
      {
        name: 'email',
        isFor: ({ emails: sent }, to) => sent?.onEntering.includes(to) ?? false,
        Part: lazyPart(() => import('./record/email-choice.tsx'), 'customer-emails'),
      },
    ],
    histories: [useSentEmails],
  },
]

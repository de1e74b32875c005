/** What may become of a publish plan. */
export const planStates = ['open', 'scheduled', 'published', 'refused', 'undone'] as const

/** Whether a plan has been published, also if that was undone since: nothing about it changes any more. */
export const isPlanOver = (status: (typeof planStates)[number]): boolean =>
  status === 'published' || status === 'undone'

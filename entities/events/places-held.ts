/** What holds places of an event: the people of its applications, until they are cancelled. */
export const placesHeld = {
  entity: 'application',
  field: 'event',
  sum: 'people',
  unless: { status: 'cancelled' },
} as const

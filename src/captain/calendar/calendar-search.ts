/** What the address of an entity's list says to open the calendar at today, whatever was shown there before. */
export const calendarSearch = { calendar: 'today' } as const

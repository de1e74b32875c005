import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { choice, email, integer, lines, states, text, toggle } from '../../../../../entities/language/fields/index.ts'

/** A cast bypasses the compiler's checks, so that `check` has to find the faults. */
export const leaflet = entity('leaflet', {
  sites: { 'emu-esu-com': {}, 'funaneco-jp': { fields: ['isShown'] } },
  schema: z.object({
    name: text({ max: 80 }),
    kind: choice(['red', 'blue']),
    size: integer(),
    isShown: toggle(),
    status: states(['open', 'shut'], { open: ['shut'], shut: [] }),
    people: lines({ name: text({ max: 20 }), address: email({ personal: true }) }),
  }),
  list: ['name'],
  public: {
    when: { status: 'published', isShown: true, kind: 'red', isVisible: true },
    whenNotStaff: { kind: ['red', 'green'], size: 3 },
    window: { from: 'name', until: 'endsOn' },
    fields: ['name', 'people', 'memo'],
    feed: { at: 'size', summary: 'name' },
    calendar: {
      start: 'name',
      end: 'kind',
      allDay: 'isShown',
      cancelled: ['status', 'shut'],
      tentative: ['kind', 'grey'],
    },
    redact: { fields: ['phone'], when: { kind: 'yellow' } },
  },
  menu: { group: 'people', icon: 'PersonOutlined' },
} as never)

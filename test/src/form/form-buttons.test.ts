import { describe, expect, it } from 'vitest'
import { faq } from '../../../entities/company-site/faq.ts'
import { news } from '../../../entities/news.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { formButtons } from '../../../src/captain/form/publishing/form-buttons.ts'

const now = new Date('2026-11-21T04:00:00Z')
const at = (status: string) => ({ id: 'r', status })

describe('the buttons of a form', () => {
  it('save a draft beside publishing it', () => {
    expect(formButtons(news, at('draft'), {}, now)).toEqual({
      save: 'draft',
      saveIsMain: false,
      publish: { to: 'published', when: 'now' },
      schedule: { to: 'published', field: 'publishAt' },
      moves: [],
    })
    expect(formButtons(news, { status: 'draft' }, {}, now)).toMatchObject({
      save: 'draft',
      publish: { to: 'published' },
    })
  })

  it('say that publishing comes later where a later time was typed', () => {
    expect(formButtons(news, at('draft'), { publishAt: '2026-11-22T00:00:00.000Z' }, now).publish).toEqual({
      to: 'published',
      when: 'later',
    })
    expect(formButtons(news, at('draft'), { publishAt: '2026-11-20T00:00:00.000Z' }, now).publish).toEqual({
      to: 'published',
      when: 'now',
    })
  })

  it('never publish what shows already', () => {
    expect(formButtons(news, at('published'), {}, now)).toEqual({
      save: 'live',
      saveIsMain: true,
      moves: ['draft', 'archived'],
    })
  })

  it('save what was taken off without publishing it again', () => {
    expect(formButtons(news, at('archived'), {}, now)).toMatchObject({
      save: 'plain',
      saveIsMain: false,
      publish: { to: 'published', when: 'now' },
    })
  })

  it('are one where nothing is published', () => {
    expect(formButtons(faq, {}, {}, now)).toEqual({ save: 'create', saveIsMain: true, moves: [] })
    expect(formButtons(tenant, at('active'), {}, now)).toEqual({ save: 'plain', saveIsMain: true, moves: [] })
  })
})

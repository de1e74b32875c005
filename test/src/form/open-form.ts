import { createFormControl } from 'react-hook-form'
import { initialValues, type Form, type Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { news } from '../../../entities/news.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { ChildTables } from '../../../src/kernel/form/child-tables.ts'
import { openFormSession } from '../../../src/kernel/form/form-session.ts'

export const savedNews = {
  ...initialValues(news, 'emu-esu-com'),
  id: 'r',
  version: 3,
  title: '新作',
  slug: 'new-work',
  linkUrl: 'https://example.jp/',
}

/** A form as it is on a page, without the page. */
export function open(
  base: Values = savedNews,
  entity: Entity = news,
  site: SiteSlug = 'emu-esu-com',
  form: Form = 'edit',
  tables?: ChildTables,
) {
  const { formControl: _, ...control } = createFormControl<Record<string, unknown>>({
    defaultValues: structuredClone(base),
  })
  // A form hands out what is typed only once it is on a page.
  control.control._state.mount = true
  const session = openFormSession({
    entity,
    site,
    form,
    base,
    control: control as never,
    tables,
    words: ({ path, rule }) => `${path.join('.')} ${rule}`,
  })
  const type = (field: string, value: unknown) => {
    control.setValue(field, value)
    session.fieldEdited(field)
  }
  const errors = () => control.control._formState.errors
  return { session, type, errors, state: () => session.state.get() }
}

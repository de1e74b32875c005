import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useBinding } from '../base/binding-context.ts'
import { isEmpty, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { slugSources, suggestSlug } from '../../../entities/language/derived/suggest-slug.ts'
import { TextControl } from '../controls/text-control.tsx'

/** The end of the page's URL, shown as such; while it is empty, one is suggested. */
function SlugInput(entry: FieldEntry) {
  const entity = useEntity()
  const address = entity.preview === entry.field.name
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <TextControl
        entry={entry}
        code
        width="28em"
        start={
          address && (
            <InputAdornment position="start" disableTypography sx={{ color: 'text.secondary', mr: 0 }}>
              /{entity.name}/
            </InputAdornment>
          )
        }
      />
      {isEmpty(entry.value) && !entry.readOnly && <Suggestion entry={entry} entity={entity} />}
    </Box>
  )
}

function Suggestion({ entry, entity }: { readonly entry: FieldEntry; readonly entity: Entity }) {
  const translate = useTranslate()
  const { Values } = useBinding()
  const { titles, readings, day } = slugSources(entity)
  const sources = [...new Set([...titles, ...readings, ...(day === undefined ? [] : [day])])]
  const offer = (slug: string) => (
    <Button size="small" onClick={() => entry.change(slug)}>
      {translate('commons.inputs.suggestSlug', { slug })}
    </Button>
  )
  return (
    <Values of={sources}>
      {(values) => {
        const slug = suggestSlug(entity, Object.fromEntries(sources.map((name, place) => [name, values[place]])))
        return slug ? offer(slug) : null
      }}
    </Values>
  )
}

export const Input = inputComponent(SlugInput)

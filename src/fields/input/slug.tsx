import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import { titleOf } from '../../../entities/language/entity.ts'
import { useEntity } from '../../captain/screens/entity-context.tsx'
import { useBinding } from '../base/binding-context.ts'
import { isEmpty, type FieldEntry } from '../base/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { slugFromTitle } from '../values/slug-from-title.ts'
import { TextControl } from '../controls/text-control.tsx'

/**
 * The end of the page's URL, shown as such; generated from the title while it is empty, where the title can be a slug.
 */
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
      {isEmpty(entry.value) && !entry.readOnly && <FromTitle entry={entry} title={titleOf(entity)} />}
    </Box>
  )
}

function FromTitle({ entry, title }: { readonly entry: FieldEntry; readonly title: string }) {
  const translate = useTranslate()
  const { Values } = useBinding()
  const offer = (slug: string) => (
    <Button size="small" onClick={() => entry.change(slug)}>
      {translate('commons.inputs.slugFromTitle')}
    </Button>
  )
  return (
    <Values of={[title]}>
      {([value]) => {
        const slug = slugFromTitle(value)
        return slug ? offer(slug) : null
      }}
    </Values>
  )
}

export const Input = inputComponent(SlugInput)

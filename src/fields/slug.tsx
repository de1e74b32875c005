import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import { titleOf } from '../../entities/entity.ts'
import { useEntity } from '../captain/entity-context.tsx'
import { useBinding } from './binding.ts'
import { isEmpty, type Entry } from './entry.ts'
import { input, shown, type ShownProps } from './halves.tsx'
import { slugFrom } from './slug-from.ts'
import { TextControl } from './text-control.tsx'

const End = ({ value }: ShownProps) => <>{String(value)}</>

/** The end of the page's path, drawn as one; made from the title while it is empty, where the title can be a path. */
function PathEnd(entry: Entry) {
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

function FromTitle({ entry, title }: { readonly entry: Entry; readonly title: string }) {
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
        const slug = slugFrom(value)
        return slug ? offer(slug) : null
      }}
    </Values>
  )
}

export const Column = shown(End)
export const Preview = shown(End)
export const Input = input(PathEnd)

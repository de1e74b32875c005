import Box from '@mui/material/Box'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useOthers, type Present } from './use-others.ts'

/** Names whoever else has the record open, and whoever of them is typing; empty while nobody has. */
export default function PresenceNote({ entity, id }: { readonly entity: string; readonly id: string }) {
  const others = useOthers(entity, id)
  return (
    <Box component="span" data-presence={others.length} sx={{ '&:not(:empty)': { color: 'text.primary' } }}>
      <Note others={others} />
    </Box>
  )
}

function Note({ others }: { readonly others: readonly Present[] }) {
  const { translate } = useWords()
  const named = (people: readonly Present[]) =>
    people
      .map(({ name, impersonator }) =>
        translate(`commons.history.${impersonator ? 'inName' : 'person'}`, { name, impersonator }),
      )
      .join(translate('commons.listSeparator'))
  const typing = others.filter((each) => each.typing)
  return (
    <>
      {/* Screen readers hear who comes and goes; that somebody is typing, which changes often, is only there to read. */}
      <span role="status">{others.length > 0 && translate('presence.open', { names: named(others) })}</span>
      {typing.length > 0 && <span> · {translate('presence.typing', { names: named(typing) })}</span>}
    </>
  )
}

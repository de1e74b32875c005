import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useNavigate } from 'react-admin'
import { maxViewName } from '../../../../entities/language/declaration/list-views.ts'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'
import { useListScreen } from '../state/list-context.ts'
import { useShownView } from './use-shown-view.ts'
import { useViewCalls } from './use-view-calls.ts'
import { useViews, type SavedView } from './use-views.ts'
import { viewAddress } from './view-address.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface ViewDialogProps {
  /** The view whose settings are changed; without one, what the list shows is kept as a new one. */
  readonly view?: SavedView | undefined
  close(): void
}

const audiences = ['mine', 'team'] as const

/** Keeps what the list shows as a view, or changes the settings of one. Needs the words `views`. */
export default function ViewDialog({ view: opened, close }: ViewDialogProps) {
  const { translate, entity } = useScope()
  const navigate = useNavigate()
  const { paths } = useListScreen()
  const { views, refetch } = useViews(false)
  const calls = useViewCalls()
  // The version that the person saw; after each write, and after each refusal, the one of now.
  const [view, setView] = useState(opened)
  const [newId] = useState(() => crypto.randomUUID())
  const [name, setName] = useState(view?.name ?? '')
  const [audience, setAudience] = useState(view?.audience ?? 'mine')
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const [deleting, setDeleting] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const shown = useShownView()
  const neighbours = (views?.views ?? []).filter((each) => each.audience === view?.audience)
  const place = neighbours.findIndex((each) => each.id === view?.id)

  /** Closes the dialog if the call went well, and goes to the view that is shown then. */
  async function run(work: () => Promise<string | undefined>, then?: () => void): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const failed = await work()
    const { data } = await refetch()
    setView(data?.views.find((each) => each.id === view?.id) ?? view)
    setBusy(false)
    if (failed !== undefined) setFailure(failed)
    else then?.()
  }

  function submit(): void {
    const settings = { name: name.trim(), audience, isDefault: audience === 'team' && isDefault }
    if (settings.name === '') return setFailure(translate('views.nameless'))
    if (view) return void run(() => calls.change(view, settings), close)
    void run(async () => {
      const made = await calls.create(newId, shown, settings)
      if (typeof made !== 'string') return made.failure
      close()
      navigate(viewAddress(paths.list, entity, shown, made))
      return undefined
    })
  }

  const remove = () =>
    run(
      () => calls.remove(view!),
      () => {
        close()
        navigate(viewAddress(paths.list, entity, {}, ''))
      },
    )

  const move = (by: -1 | 1) => run(() => calls.move(view!, neighbours[place + by]!, neighbours))

  return (
    <ActionDialog
      title={translate(view ? 'views.settings' : 'views.keep')}
      maxWidth="xs"
      first={
        view && (
          <Button color="error" onClick={() => setDeleting(true)} disabled={deleting} sx={{ mr: 'auto' }}>
            {translate('views.delete')}
          </Button>
        )
      }
      actions={
        <Button type="submit" variant="contained" disabled={busy}>
          {translate('commons.actions.save')}
        </Button>
      }
      onSubmit={submit}
      close={close}
    >
      <TextField
        label={translate('views.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only input that waits to be filled in
        autoFocus={!view}
        fullWidth
        slotProps={{ htmlInput: { maxLength: maxViewName } }}
      />
      <RadioGroup
        aria-label={translate('views.audience')}
        value={audience}
        onChange={(_, next) => setAudience(next as (typeof audiences)[number])}
      >
        {audiences.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={translate(`views.seenBy.${each}`)}
          />
        ))}
      </RadioGroup>
      {audience === 'team' && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isDefault} onChange={(_, checked) => setDefault(checked)} />}
          label={translate('views.isDefault')}
        />
      )}
      {view && neighbours.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" size="small" disabled={busy || place <= 0} onClick={() => void move(-1)}>
            {translate('views.earlier')}
          </Button>
          <Button
            variant="outlined"
            size="small"
            disabled={busy || place < 0 || place >= neighbours.length - 1}
            onClick={() => void move(1)}
          >
            {translate('views.later')}
          </Button>
        </Box>
      )}
      {deleting && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" disabled={busy} onClick={() => void remove()}>
              {translate('commons.actions.delete')}
            </Button>
          }
        >
          {translate(`views.deletes.${view!.audience}`)}
        </Alert>
      )}
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
    </ActionDialog>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState, type FormEvent } from 'react'
import { maxPromptLength } from '../../../../entities/language/shared/ai-prompts.ts'
import { containComposition } from '../../../shell/ui/contain-composition.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import { readTerms, type ImageRequest } from '../ai-api.ts'
import { actions, soft, stack, tall } from '../styles.ts'
import { TenantChoice } from '../tenant-choice.tsx'
import { useSessionStorage } from '../use-session-storage.ts'

/** The settings as entered; the seed is the typed text. */
export interface ImageSettings {
  readonly translate: boolean
  readonly size: string
  readonly steps: number
  readonly seed: string
  readonly count: number
}

export const defaultImageSettings: ImageSettings = { translate: true, size: '1024x1024', steps: 20, seed: '', count: 2 }

const sizes = ['1024x1024', '1280x720', '1200x632', '720x1280', '768x1024'] as const

interface ImageSettingsFormProps {
  /** Prefix of the fields' ids, on a page with other fields. */
  readonly id?: string
  /** The tenant whose glossary the translation uses; without it, the user chooses one. */
  readonly tenant?: string
  readonly configured: boolean
  readonly running: boolean
  /** The initial number of lines of the prompt. */
  readonly minRows?: number
  readonly prompt: string
  readonly draft: ImageSettings
  onPrompt(prompt: string): void
  onDraft(draft: ImageSettings): void
  onOrder(order: ImageRequest): Promise<void>
  onCancel(): void
}

/** The settings for generating a picture. Input is kept, whatever the outcome of the request. */
export function ImageSettingsForm({
  id = '',
  tenant: fixedTenant,
  configured,
  running,
  minRows = 4,
  prompt,
  draft,
  onPrompt,
  onDraft,
  onOrder,
  onCancel,
}: ImageSettingsFormProps) {
  const { translate } = useWords()
  const [chosen, choose] = useSessionStorage('tenant', '')
  const tenant = fixedTenant ?? chosen
  const [busy, setBusy] = useState(false)
  const set = (next: Partial<ImageSettings>) => onDraft({ ...draft, ...next })
  const seed = seedOf(draft.seed)

  async function order(): Promise<void> {
    setBusy(true)
    const [width, height] = draft.size.split('x').map(Number) as [number, number]
    try {
      const terms = draft.translate && tenant ? await readTerms(tenant).catch(() => []) : []
      await onOrder({
        prompt,
        translate: draft.translate,
        ...(terms.length > 0 && { terms }),
        width,
        height,
        steps: draft.steps,
        ...(typeof seed === 'number' && { seed }),
        count: draft.count,
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      onKeyDownCapture={containComposition}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void order()
      }}
      sx={stack}
    >
      <TextField
        id={`${id}prompt`}
        label={translate('ai.order.prompt')}
        multiline
        minRows={minRows}
        maxRows={12}
        value={prompt}
        placeholder={translate('ai.order.example')}
        onChange={({ target }) => onPrompt(target.value)}
        slotProps={{ htmlInput: { maxLength: maxPromptLength }, inputLabel: { shrink: true } }}
        fullWidth
      />
      <FormControlLabel
        control={<Checkbox checked={draft.translate} onChange={({ target }) => set({ translate: target.checked })} />}
        label={translate('ai.order.translate')}
      />
      {draft.translate && fixedTenant === undefined && (
        <TenantChoice
          id="order-tenant"
          label={translate('ai.glossary.use')}
          value={tenant}
          none={translate('ai.glossary.none')}
          choose={choose}
        />
      )}
      <Box sx={settings}>
        <NativeSelect
          id={`${id}size`}
          label={translate('ai.order.size')}
          value={draft.size}
          options={sizes.map((size) => ({ value: size, label: translate(`ai.order.sizes.${size}`) }))}
          choose={(size) => set({ size })}
        />
        <NativeSelect
          id={`${id}count`}
          label={translate('ai.order.count')}
          value={draft.count}
          options={[1, 2, 3, 4].map((count) => ({
            value: count,
            label: translate('ai.order.pictures', { smart_count: count }),
          }))}
          choose={(count) => set({ count: Number(count) })}
        />
        <div>
          <Typography id={`${id}steps`} sx={soft}>
            {translate('ai.order.steps', { steps: draft.steps })}
          </Typography>
          {/* Keeps the slider's thumb within the column. */}
          <Box sx={{ px: 1 }}>
            <Slider
              size="small"
              aria-labelledby={`${id}steps`}
              min={1}
              max={20}
              value={draft.steps}
              onChange={(_, steps) => set({ steps })}
            />
          </Box>
        </div>
        <TextField
          id={`${id}seed`}
          label={translate('ai.order.seed')}
          value={draft.seed}
          placeholder={translate('ai.order.anySeed')}
          error={seed === null}
          helperText={seed === null ? translate('ai.order.badSeed') : undefined}
          onChange={({ target }) => set({ seed: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
          fullWidth
        />
      </Box>
      <Box sx={actions}>
        {running && (
          <Button variant="outlined" sx={tall} onClick={onCancel}>
            {translate('ai.order.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          sx={tall}
          disabled={busy || running || !configured || seed === null || prompt.trim() === ''}
        >
          {translate(running ? 'ai.order.running' : 'ai.order.run')}
        </Button>
      </Box>
    </Box>
  )
}

const settings = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  alignItems: 'start',
  gap: 2,
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const

/** Parses a typed seed, full-width digits included; undefined when empty, null when invalid. */
function seedOf(typed: string): number | undefined | null {
  const digits = typed.normalize('NFKC').trim()
  if (digits === '') return undefined
  return /^\d{1,10}$/.test(digits) && Number(digits) <= 2_147_483_647 ? Number(digits) : null
}

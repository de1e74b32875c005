import { useQueryClient } from '@tanstack/react-query'
import { CoreAdminContext } from 'react-admin'
import { tanStackRouterProvider } from 'ra-router-tanstack'
import { Suspense, use, useCallback, useEffect, useMemo, useRef } from 'react'
import { screens } from '../../generated/screens.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import type { Words } from '../../shell/words/words.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainDataProvider } from '../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useTransition, transitionOptions } from '../record/transitions.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'
import type { ScreenMap } from '../../kernel/context/screen-map.ts'
import { tenantData } from '../tenant/tenant-data.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { errorText } from '../../kernel/words/error-text.ts'
import { useLabels } from '../../kernel/words/labels.ts'

/** A record, and the state that it moves on to. */
export interface Step {
  readonly entity: string
  readonly id: string
  readonly to: string
}

interface RunStepProps {
  readonly step: Step
  onDone(): void
}

/** Moves one record on, as its own screens do: with their questions, dialogs and undo. Shows nothing else. */
export default function RunStep({ step, onDone }: RunStepProps) {
  const words = useWords()
  const { slug } = useTenant()
  const client = useQueryClient()
  const data = useMemo(() => tenantData(slug), [slug])
  const readAgain = useCallback(() => void client.invalidateQueries({ queryKey: [slug] }), [client, slug])
  const dataProvider = useMemo(() => afterWrites(data.dataProvider, readAgain), [data, readAgain])
  const entity = use(entityOf(words, step.entity))
  return (
    <CoreAdminContext
      basename={`/captain/tenant/${slug}`}
      dataProvider={dataProvider}
      i18nProvider={words.provider}
      queryClient={data.queryClient}
      routerProvider={tanStackRouterProvider}
      store={data.store}
    >
      <Suspense>
        <EntityScopeOf entity={entity}>
          <Run
            step={step}
            entity={entity}
            provider={dataProvider}
            onDone={() => {
              readAgain()
              onDone()
            }}
          />
        </EntityScopeOf>
      </Suspense>
    </CoreAdminContext>
  )
}

const declarations = new Map<string, Promise<Entity>>()

/** The declaration of an entity, with the words of its screens. */
function entityOf(words: Words, name: string): Promise<Entity> {
  const known =
    declarations.get(name) ??
    Promise.all([(screens as ScreenMap)[name]!.load(), words.load('ra', 'validations', `entities/${name}`)]).then(
      ([module]) => module.entity,
    )
  declarations.set(name, known)
  known.catch(() => declarations.delete(name))
  return known
}

/** The same data provider, which also calls `changed` after each write. */
function afterWrites(provider: CaptainDataProvider, changed: () => void): CaptainDataProvider {
  const thenChanged =
    <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
    (...args: A) =>
      write(...args).finally(changed)
  return {
    ...provider,
    transition: thenChanged(provider.transition),
    fillAndMove: thenChanged(provider.fillAndMove),
    undoChangeSet: thenChanged(provider.undoChangeSet),
  }
}

interface RunProps extends RunStepProps {
  readonly entity: Entity
  readonly provider: CaptainDataProvider
}

function Run({ step, entity, provider, onDone }: RunProps) {
  const words = useWords()
  const toast = useToast()
  const move = useTransition()
  const hasBegun = useRef(false)
  const labels = useLabels(entity)

  const run = async () => {
    try {
      const { data } = await provider.getOne(entity.name, { id: step.id })
      const option = transitionOptions(entity, labels, [data as CaptainRecord]).find(({ to }) => to === step.to)
      if (option) await move(option)
      // Somebody else has moved it meanwhile.
      else toast({ kind: 'error', text: words.translate('commons.failures.stale') })
    } catch (error) {
      toast({ kind: 'error', text: errorText(words.translate, labels, error) })
    } finally {
      onDone()
    }
  }

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void run()
  })
  return null
}

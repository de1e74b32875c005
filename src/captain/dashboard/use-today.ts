import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../shell/base/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Words } from '../../shell/words/words.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { isDeclaredAlert } from './attention-text.ts'

export type TodayAnswer = Answer<'GET /api/v1/authorized/tenants/{tenant}/today'>
export type WaitingGroup = TodayAnswer['waiting'][number]
export type ComingDay = TodayAnswer['days'][number]

/** What needs attention and what is coming up at the tenant; refetched when somebody returns to the page. */
export function useToday() {
  const words = useWords()
  const { slug } = useTenant()
  return useQuery({
    ...apiQueryOptions([slug, 'today'], (signal) => readToday(words, slug, signal)),
    refetchOnWindowFocus: true,
  })
}

/** The answer, once the words of what it names have come. */
async function readToday(words: Words, slug: string, signal: AbortSignal): Promise<TodayAnswer> {
  const today = await apiJson<'GET /api/v1/authorized/tenants/{tenant}/today'>(
    `/api/v1/authorized/tenants/${slug}/today`,
    { signal },
  )
  const named = [
    ...today.waiting.filter((each) => each.records.length > 0 || isDeclaredAlert(words, each)),
    ...today.switches,
    ...(today.opening ? [today.opening] : []),
  ]
  await words.load('board', ...new Set(named.map(({ entity }) => `entities/${entity}`)))
  return today
}

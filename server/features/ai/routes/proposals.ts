import type { FastifyInstance } from 'fastify'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { mapTexts } from '../../../../entities/language/blocks/map-texts.ts'
import { fieldOfText } from '../../../../entities/language/derived/translated-texts.ts'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import { ruleOfIssue } from '../../../../entities/language/input/issues.ts'
import { maxPromptLength } from '../../../../entities/language/shared/ai-prompts.ts'
import { translationProposals } from '../../../../entities/system/translation.ts'
import { forbidden, invalid, notFound } from '../../../base/errors/api-error.ts'
import { entityByName, isShown } from '../../../kernel/records/registry.ts'
import { operationRoutes } from '../../../kernel/system-records/operations.ts'
import { recordAiEvent, revisionAuthor } from '../audit.ts'
import { AiFailure } from '../failure.ts'
import { glossaryOf, withTerms } from '../glossary.ts'
import { assertWithinLimits, usedToday } from '../quota.ts'
import type { AiServices } from '../services.ts'
import { beginRequest, endRequest } from '../write-requests.ts'
import { abortOnClose } from './translations.ts'

/** How many texts one proposal may have: each is a call of the service. */
const maxTexts = 300

/** How many of them are translated at a time. */
const atOnce = 4

/** How long a text may be that is translated in one go, in characters; a longer one is divided between sentences. */
const maxTextLength = 600

/** English for texts of records, which people read before they save it. */
export function aiProposalRoutes(app: FastifyInstance, area: AiServices | undefined): void {
  operationRoutes(app, translationProposals, {
    async propose({ request: call, reply, store, tenant, user, params, body }) {
      if (!user.cfAi) throw forbidden()
      const entity = entityByName(params.entity)
      if (!entity || !isShown(entity, tenant.site)) throw notFound()
      const sources = Object.entries(body.source).map(([key, value]) => sourceOf(entity, tenant.site, key, value))
      const texts = textsOf(sources)
      if (texts.length > maxTexts) throw new AiFailure('tooLong', `There are more than ${maxTexts} texts.`)
      const provider = area!.provider()
      const { database } = store
      const { dialect } = database
      const terms = await database.read(tenant.id, () => glossaryOf(store, tenant.id))
      const { request, writing } = await database.write(null, function* () {
        const now = new Date()
        const limits = area!.limits.translation
        const used = yield* usedToday(dialect, 'translation', limits, user.id, now)
        assertWithinLimits(limits, used, texts.length, now)
        const none = { english: null, width: null, height: null, steps: null, seed: null }
        const model = area!.models.translation
        const writing = yield* revisionAuthor(database, call)
        const asked = {
          userId: user.id,
          kind: 'translation',
          prompt: excerptOf(texts),
          model,
          count: texts.length,
        } as const
        const request = yield* beginRequest(dialect, { ...asked, ...none }, writing)
        yield* recordAiEvent(database, call, 'ai-translated', { request: request.id, model })
        return { request, writing }
      })
      const end = (result: Parameters<typeof endRequest>[2]) =>
        database.write(null, () => endRequest(dialect, request.id, result, writing))
      const { signal } = abortOnClose(reply)
      return area!.leases.hold(request.id, async () => {
        try {
          const english = new Map<string, string>()
          for (let at = 0; at < texts.length; at += atOnce)
            await Promise.all(
              texts.slice(at, at + atOnce).map(async (text) => {
                english.set(text, await provider.translate(withTerms(text, terms), signal))
              }),
            )
          await end({ status: 'done', english: excerptOf([...english.values()]) })
          return {
            english: Object.fromEntries(sources.map((source) => [source.key, inEnglish(source, english)])),
          }
        } catch (error) {
          const reason = (error as { reason?: string }).reason ?? 'unreachable'
          await end(signal.aborted ? { status: 'cancelled' } : { status: 'failed', failure: reason })
          throw error
        }
      })
    },
  })
}

interface Source {
  readonly key: string
  readonly field: Field
  readonly value: unknown
}

/** A text as it would be stored. Throws if records have no such translated text, or it could not be stored. */
function sourceOf(entity: Entity, site: SiteSlug, key: string, value: unknown): Source {
  const path = ['source', key]
  const field = fieldOfText(entity, site, key)
  if (!field) throw invalid([{ path, rule: 'unknownField', params: {} }])
  const { data, error } = field.schema.safeParse(field.normalise?.(value) ?? value)
  if (error) throw invalid([{ path, ...(ruleOfIssue(error.issues[0]!) ?? { rule: 'invalid', params: {} }) }])
  return { key, field, value: data }
}

/** The parts of a text that are translated by themselves. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = []
  for (const sentence of text.split(/(?<=[。！？])/)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length <= maxTextLength) parts[parts.length - 1] = last + sentence
    else parts.push(sentence)
  }
  return parts
}

const isJapanese = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

/** What has to be translated, each text once. */
function textsOf(sources: readonly Source[]): readonly string[] {
  const texts = new Set<string>()
  for (const { field, value } of sources)
    mapTexts(field.kind, value, (text) => {
      for (const part of partsOf(text)) if (isJapanese(part)) texts.add(part)
      return text
    })
  return [...texts]
}

const inEnglish = ({ field, value }: Source, english: ReadonlyMap<string, string>): unknown =>
  mapTexts(field.kind, value, (text) =>
    partsOf(text)
      .map((part) => english.get(part) ?? part)
      .join(' '),
  )

/** What the history of the AI area keeps of them. */
const excerptOf = (texts: readonly string[]): string => [...texts.join('\n')].slice(0, maxPromptLength).join('')

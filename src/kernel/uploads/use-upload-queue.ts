import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { maxUploadBytes, maxUploadsPerDrop } from '../../../entities/language/uploads/upload-kinds.ts'
import type { Rule } from '../../../entities/language/rule.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from '../context/tenant-context.tsx'
import { uploadErrorText, uploadRuleText } from './upload-error-text.ts'
import { isShrinkable, shrinkPicture } from './shrink-picture.ts'
import { sendFile, type Sent } from './send-file.ts'
import { uploadsPath, type SendingPath, type Upload } from './upload.ts'

/** A file being uploaded, or one that was rejected. */
export interface PendingUpload {
  readonly key: number
  readonly name: string
  /** Upload progress, from 0 to 1; at 1 the server is processing the file. */
  readonly part: number
  readonly refusal?: string
}

interface UploadQueueOptions {
  /** The field's rules, checked before anything is sent. */
  readonly rules?: readonly Rule[]
  readonly most?: number
  /** Where files are posted; default: the tenant's library. */
  readonly path?: SendingPath
  /** Called for each finished upload. */
  take(upload: Upload): void
  /** Called once nothing is left to upload, with everything that was new to the library since the last time. */
  finished?(uploads: readonly Upload[]): void
}

/**
 * Uploads files one after another, so that they arrive in the order they were dropped. Says at the end which of them the
 * library had already.
 */
export function useUploadQueue({ rules = [], most = maxUploadsPerDrop, path, take, finished }: UploadQueueOptions) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const { translate } = useWords()
  const toast = useToast()
  const { slug } = useTenant()
  const queue = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  const arrived = useRef<readonly Sent[]>([])
  const refusals = useRef(0)
  const latest = useRef({ take, finished })
  useLayoutEffect(() => {
    latest.current = { take, finished }
  })

  const set = (key: number, change: Partial<PendingUpload>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))
  const drop = (key: number) => setPending((all) => all.filter((each) => each.key !== key))

  function refuse(key: number, refusal: string): void {
    refusals.current += 1
    set(key, { refusal })
  }

  async function deliver(key: number, file: File): Promise<void> {
    const stop = stops.current.get(key)!
    try {
      if (stop.signal.aborted) return
      const onProgress = (part: number) => set(key, { part })
      const fitting = await shrinkPicture(file, maxBytesOf(file, rules))
      const broken = brokenRule(fitting, rules)
      if (broken) return refuse(key, uploadRuleText(translate, broken, file.name))
      const sent = await sendFile(path ?? uploadsPath(slug), fitting, { onProgress, signal: stop.signal })
      drop(key)
      arrived.current = [...arrived.current, sent]
      latest.current.take(sent.upload)
    } catch (error) {
      if (!stop.signal.aborted) refuse(key, uploadErrorText(translate, error, file.name))
    } finally {
      stops.current.delete(key)
      if (stops.current.size === 0) settle()
    }
  }

  function settle(): void {
    const all = arrived.current
    arrived.current = []
    const known = all.filter(({ isKnown }) => isKnown).map(({ upload }) => upload)
    const uploads = all.filter(({ isKnown }) => !isKnown).map(({ upload }) => upload)
    if (uploads.length > 0) latest.current.finished?.(uploads)
    if (known.length > 0)
      toast({
        kind: 'info',
        text: translate(known.length === 1 ? 'uploads.known' : 'uploads.knownMany', {
          name: known[0]!.name,
          smart_count: known.length,
        }),
      })
  }

  const send = (files: readonly File[]) => {
    for (const [index, file] of files.entries()) {
      const key = (nextId += 1)
      const broken =
        index >= most
          ? { rule: 'upload.tooMany', params: { max: most } }
          : isShrinkable(file)
            ? undefined
            : brokenRule(file, rules)
      const refusal = broken && uploadRuleText(translate, broken, file.name)
      // What is chosen for a place of one file takes that of those that were refused.
      const isKept = (each: PendingUpload) => most > 1 || each.refusal === undefined
      setPending((all) => [...all.filter(isKept), { key, name: file.name, part: 0, ...(refusal && { refusal }) }])
      if (refusal) continue
      stops.current.set(key, new AbortController())
      queue.current = queue.current.then(() => deliver(key, file))
    }
  }

  const dismiss = (key: number) => {
    stops.current.get(key)?.abort()
    drop(key)
  }

  /** Resolves once nothing is left to upload, to whether everything that was under way has arrived or was stopped. */
  const settled = useCallback(async (): Promise<boolean> => {
    const before = refusals.current
    await queue.current
    return refusals.current === before
  }, [])

  return { pending, send, dismiss, settled }
}

let nextId = 0

/** The largest a file may be for its rules, in bytes. */
function maxBytesOf({ type }: File, rules: readonly Rule[]): number {
  const max = rules.find(({ rule }) => rule === 'fileSize')?.params.max
  return typeof max === 'number' ? max * 1024 * 1024 : maxUploadBytes[kindOfType(type)]
}

/**
 * The first rule that a file breaks, as far as this is known before the upload. Phone photos may have a type unknown
 * to the browser.
 */
function brokenRule(file: File, rules: readonly Rule[]): Pick<Rule, 'rule' | 'params'> | undefined {
  if (file.size === 0) return { rule: 'upload.empty', params: {} }
  const type = file.type === 'audio/x-wav' ? 'audio/wav' : file.type
  const size = rules.some(({ rule }) => rule === 'fileSize') ? 0 : maxUploadBytes[kindOfType(type)]
  if (size > 0 && file.size > size) return { rule: 'upload.tooLarge', params: { max: size / (1024 * 1024) } }
  return rules.find((rule) => !rule.holds({ type, size: file.size }))
}

const kindOfType = (type: string) =>
  type.startsWith('image/') ? 'image' : type.startsWith('audio/') ? 'audio' : 'document'

import { videoOfEmbed } from '../../../entities/language/blocks/youtube.ts'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { UnreadablePage } from '../links/read-page.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { enqueue } from '../../base/jobs/job.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import { perEntity } from '../../kernel/records/per-entity.ts'
import { fromStored, type Row } from '../../kernel/records/stored-values.ts'
import type { VideoThumbnails } from './thumbnails.ts'

interface ThumbnailJob {
  readonly videos: readonly string[]
}

/** The thumbnails are fetched of the videos that a change puts into a record's bodies. */
export const thumbnailParticipant: Participant = {
  name: 'thumbnails of videos',
  concerns: (entity) => richTextFields(entity).length > 0,
  *with({ entity, store }, { before, after }, changed) {
    const videosOf = (row: Row | undefined): readonly string[] =>
      richTextFields(entity)
        .filter(({ name }) => changed.includes(name))
        // Most bodies have no video, and need not be parsed to see that.
        .filter(({ name }) => String(row?.[name]).includes('"embed"'))
        .flatMap(({ name, storage }) => videosIn(fromStored(storage, row![name]!) as RichText))
    const former = new Set(before && videosOf(before))
    const videos = [...new Set(videosOf(after))].filter((video) => !former.has(video))
    if (videos.length > 0) yield* enqueue(store.database.dialect, 'video-thumbnails', { videos } satisfies ThumbnailJob)
  },
}

const richTextFields = perEntity(({ fields }) => Object.values(fields).filter(({ kind }) => kind === 'rich-text'))

const videosIn = ({ blocks }: RichText): readonly string[] =>
  blocks.flatMap(({ type, data }) => (type === 'embed' ? (videoOfEmbed(data.embed)?.id ?? []) : []))

const minute = 60_000

/** Keeps the thumbnails of videos. A video without one is asked for again when staff open it. */
export const thumbnailHandler = (thumbnails: VideoThumbnails): JobHandler => ({
  retry: { first: minute, longest: 60 * minute, tries: 10 },
  atOnce: 2,
  run: async (payload, signal) => {
    let isComplete = true
    for (const video of (payload as ThumbnailJob).videos) {
      signal.throwIfAborted()
      if ((await thumbnails.keep(video)) === 'unavailable') isComplete = false
    }
    if (!isComplete) throw new UnreadablePage()
  },
})

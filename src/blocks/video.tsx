import { use, useState, type MouseEvent } from 'react'
import { inlineText } from '../../entities/language/blocks/inline-markup.ts'
import { thumbnailSrc, videoOfEmbed } from '../../entities/language/blocks/youtube.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { Caption } from './caption.tsx'
import { FileOrigin } from './file-origin.ts'
import { videoFrameOf } from './video-player.ts'

interface VideoProps {
  readonly embed: string
  readonly caption?: string | undefined
}

/** A YouTube video. The browser requests nothing from YouTube until the reader starts it; without scripts it is a link. */
export function Video({ embed, caption }: VideoProps) {
  const { translate } = useWords()
  const origin = use(FileOrigin)
  const [playing, setPlaying] = useState(false)
  const video = videoOfEmbed(embed)
  if (!video) return null
  const title = inlineText(caption).trim() || translate('commons.blocks.watch')
  const start = video.start ?? 0

  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <figure className="blocks-video">
      {playing ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe {...videoFrameOf(video)} title={title} allowFullScreen />
      ) : (
        <a
          href={`https://www.youtube.com/watch?v=${video.id}${start ? `&t=${start}` : ''}`}
          rel="noopener"
          onClick={play}
        >
          {/* Of this server, which answers with a transparent one if it keeps none: the plain face shows. */}
          <img src={origin + thumbnailSrc(video.id)} alt="" loading="lazy" decoding="async" />
          <span className="blocks-play" aria-hidden="true" />
          <span className="blocks-video-title">{title}</span>
          <span className="blocks-video-note">{translate('commons.blocks.play')}</span>
        </a>
      )}
      <Caption html={caption} />
    </figure>
  )
}

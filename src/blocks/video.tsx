import { useState, type MouseEvent } from 'react'
import { wordsOf } from '../../entities/blocks/inline.ts'
import { videoOf } from '../../entities/blocks/youtube.ts'
import { useWords } from '../shell/words-context.tsx'
import { Caption } from './caption.tsx'

interface VideoProps {
  readonly embed: string
  readonly caption?: string | undefined
}

/** A film of YouTube. Nothing is asked of YouTube until a reader starts it; without scripts it is a link to it. */
export function Video({ embed, caption }: VideoProps) {
  const { translate } = useWords()
  const [playing, setPlaying] = useState(false)
  const video = videoOf(embed)
  if (!video) return null
  const title = wordsOf(caption).trim() || translate('commons.blocks.watch')
  const start = video.start ?? 0

  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <figure className="blocks-video">
      {playing ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          // The player is of another origin, so that its scripts cannot free themselves of the sandbox.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allowFullScreen
        />
      ) : (
        <a
          href={`https://www.youtube.com/watch?v=${video.id}${start ? `&t=${start}` : ''}`}
          rel="noopener"
          onClick={play}
        >
          <span className="blocks-play" aria-hidden="true" />
          <span className="blocks-video-title">{title}</span>
          <span className="blocks-video-note">{translate('commons.blocks.play')}</span>
        </a>
      )}
      <Caption html={caption} />
    </figure>
  )
}

import { videoOfUrl } from '../../entities/language/blocks/youtube.ts'
import { videoFrameOf } from './video-player.ts'

/** Replaces the link to a video with the player. */
export function startVideo(link: HTMLAnchorElement): void {
  const video = videoOfUrl(link.href)
  if (!video) return
  const frame = document.createElement('iframe')
  for (const [name, value] of Object.entries(videoFrameOf(video))) frame.setAttribute(name.toLowerCase(), value)
  frame.title = link.querySelector('.blocks-video-title')?.textContent ?? ''
  frame.allowFullscreen = true
  link.replaceWith(frame)
  frame.focus()
}

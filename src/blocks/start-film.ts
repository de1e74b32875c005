import { videoAt } from '../../entities/blocks/youtube.ts'
import { filmOf } from './film.ts'

/** Puts the player in the place of the link to a film. */
export function startFilm(link: HTMLAnchorElement): void {
  const video = videoAt(link.href)
  if (!video) return
  const frame = document.createElement('iframe')
  for (const [name, value] of Object.entries(filmOf(video))) frame.setAttribute(name.toLowerCase(), value)
  frame.title = link.querySelector('.blocks-video-title')?.textContent ?? ''
  frame.allowFullscreen = true
  link.replaceWith(frame)
  frame.focus()
}

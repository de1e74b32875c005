import type { Video } from '../../entities/language/blocks/youtube.ts'

/** The attributes of the video player's iframe. */
export const videoFrameOf = ({ id, start }: Video) =>
  ({
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // The player is of another origin, so its scripts cannot remove the sandbox.
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  }) as const

const playerUrl =
  /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([A-Za-z0-9_-]{11})(?:\?(?:[A-Za-z0-9_=&-]*&)?(?:start=([0-9]{1,6}))?[A-Za-z0-9_=&-]*)?$/
const videoUrl =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/|v\/)|youtu\.be\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/
const startParameter = /[?&](?:t|start)=([0-9]{1,6})s?(?:&|#|$)/

export interface Video {
  readonly id: string
  /** The start time, in seconds. */
  readonly start?: number
}

const video = (id: string, start: string | undefined): Video => ({ id, ...(start && { start: Number(start) }) })

/** The video of a player URL, which is the form rich text stores; undefined for any other URL. */
export function videoOfEmbed(embed: string): Video | undefined {
  const [, id, start] = playerUrl.exec(embed) ?? []
  return id === undefined ? undefined : video(id, start)
}

/** The video of a URL that people copy: a watch page, a short, or a share link. */
export function videoOfUrl(address: string): Video | undefined {
  const id = videoUrl.exec(address)?.[1]
  return id === undefined ? undefined : video(id, startParameter.exec(address)?.[1])
}

export const youtubeOrigin = 'https://www.youtube.com/'

/** The page of the video that an address of another form leads to, such as a share link; other texts stay. */
export function videoPageUrl(address: string): string {
  const found = address.startsWith(youtubeOrigin) ? undefined : videoOfUrl(address)
  return found ? `${youtubeOrigin}watch?v=${found.id}${found.start ? `&t=${found.start}s` : ''}` : address
}

/** The player URL of a video, as rich text stores it. */
export const embedUrl = ({ id, start }: Video): string =>
  `https://www.youtube.com/embed/${id}${start ? `?start=${start}` : ''}`

/** The id of a video. */
export const videoIdPattern = /^[A-Za-z0-9_-]{11}$/

/** Where this product serves the thumbnail it keeps of a video. */
export const thumbnailSrc = (id: string): string => `/video-thumbnails/${id}.webp`

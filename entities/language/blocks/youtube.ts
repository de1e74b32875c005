const playerUrl =
  /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([A-Za-z0-9_-]{11})(?:\?(?:[A-Za-z0-9_=&-]*&)?(?:start=([0-9]{1,6}))?[A-Za-z0-9_=&-]*)?$/
const videoUrl =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/|v\/)|youtu\.be\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/
const startParameter = /[?&](?:t|start)=([0-9]{1,6})s?(?:&|#|$)/

export interface Video {
  readonly id: string
  /** The second it begins at. */
  readonly start?: number
}

const video = (id: string, start: string | undefined): Video => ({ id, ...(start && { start: Number(start) }) })

/** The video of a player's address, which is how a body keeps it; undefined for any other address. */
export function videoOfEmbed(embed: string): Video | undefined {
  const [, id, start] = playerUrl.exec(embed) ?? []
  return id === undefined ? undefined : video(id, start)
}

/** The video of an address that people copy: the page of a video, a short one, a shared link. */
export function videoOfUrl(address: string): Video | undefined {
  const id = videoUrl.exec(address)?.[1]
  return id === undefined ? undefined : video(id, startParameter.exec(address)?.[1])
}

/** The address of a video's player, as a body keeps it. */
export const embedUrl = ({ id, start }: Video): string =>
  `https://www.youtube.com/embed/${id}${start ? `?start=${start}` : ''}`

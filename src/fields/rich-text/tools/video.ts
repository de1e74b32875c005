import type { API, BlockTool, BlockToolConstructorOptions, PasteEvent, ToolboxConfig } from '@editorjs/editorjs'
import { embedUrl, thumbnailSrc, videoOfUrl, videoOfEmbed } from '../../../../entities/language/blocks/youtube.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { isComposing } from '../../../shell/ui/is-composing.ts'
import type { ThumbnailsPath } from '../editor-addresses.ts'

interface VideoData {
  embed?: string
  caption?: string
}

interface VideoConfig {
  readonly endpoint: ThumbnailsPath
}

const icon =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><rect x="4" y="6" width="16" height="12" rx="3"/><path d="m10.5 9.5 4 2.5-4 2.5z" fill="currentColor"/></svg>'

/** A YouTube video, by a typed or pasted URL. The browser requests nothing from YouTube while editing. */
export class VideoTool implements BlockTool {
  readonly #api: API
  readonly #readOnly: boolean
  readonly #endpoint: ThumbnailsPath
  readonly #holder = document.createElement('div')
  #data: VideoData

  constructor({ data, api, readOnly, config }: BlockToolConstructorOptions<VideoData, VideoConfig>) {
    this.#api = api
    this.#readOnly = readOnly
    this.#endpoint = config!.endpoint
    this.#data = { ...data }
    this.#holder.className = 'video-tool'
  }

  static get toolbox(): ToolboxConfig {
    return { icon, title: 'Video' }
  }

  static get isReadOnlySupported(): boolean {
    return true
  }

  static get pasteConfig() {
    return {
      patterns: {
        youtube:
          /https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?\S*v=|shorts\/|live\/|embed\/)|youtu\.be\/)[\w-]{11}\S*/i,
      },
    }
  }

  static get sanitize() {
    return { caption: { b: true, i: true, a: { href: true }, u: true, s: true, mark: true, code: true, br: true } }
  }

  render(): HTMLElement {
    this.#holder.replaceChildren(...(this.#data.embed ? this.#card(this.#data.embed) : [this.#question()]))
    return this.#holder
  }

  save(): VideoData {
    const caption = this.#holder.querySelector('.video-tool-caption')
    return { embed: this.#data.embed ?? '', caption: caption?.innerHTML ?? this.#data.caption ?? '' }
  }

  validate({ embed }: VideoData): boolean {
    return embed !== undefined && embed !== ''
  }

  onPaste(event: PasteEvent): void {
    if (event.type === 'pattern') this.#take((event.detail as { data: string }).data)
  }

  #take(address: string): boolean {
    const video = videoOfUrl(address.trim())
    if (!video) return false
    this.#data = { ...this.#data, embed: embedUrl(video) }
    this.render()
    return true
  }

  /** The prompt for the URL. */
  #question(): HTMLElement {
    const box = document.createElement('input')
    box.type = 'url'
    box.className = 'cdx-input'
    box.placeholder = this.#api.i18n.t('Address of a YouTube video')
    box.setAttribute('aria-label', box.placeholder)
    box.disabled = this.#readOnly
    const refuse = () => {
      box.setCustomValidity(this.#api.i18n.t('This is no address of a YouTube video'))
      box.reportValidity()
    }
    box.addEventListener('input', () => {
      box.setCustomValidity('')
      if (this.#take(box.value)) this.#changed()
    })
    box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || isComposing(event)) return
      event.preventDefault()
      event.stopPropagation()
      if (box.value.trim() !== '') refuse()
    })
    return box
  }

  #changed(): void {
    this.#holder.querySelector<HTMLElement>('.video-tool-caption')?.focus()
    this.#holder.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  #card(embed: string): readonly HTMLElement[] {
    const face = document.createElement('div')
    face.className = 'video-tool-face'
    const video = videoOfEmbed(embed)
    face.textContent = `YouTube ・ ${video?.id ?? embed}`
    // A picture that arrives is no change of the body.
    face.dataset.mutationFree = 'true'
    if (video) face.append(this.#thumbnail(video.id))
    const caption = document.createElement('div')
    caption.className = 'cdx-input video-tool-caption'
    caption.contentEditable = String(!this.#readOnly)
    caption.dataset.placeholder = this.#api.i18n.t('Enter a caption')
    caption.innerHTML = this.#data.caption ?? ''
    return [face, caption]
  }

  /** The video's thumbnail; if this server does not keep it yet, it is asked to. Without one, the plain face shows. */
  #thumbnail(id: string): HTMLElement {
    const picture = document.createElement('img')
    picture.alt = ''
    picture.src = thumbnailSrc(id)
    const ask = async (): Promise<void> => {
      const { src } = await apiJson<'GET /api/v1/authorized/tenants/{tenant}/video-thumbnails/{video}'>(
        `${this.#endpoint}/${id}`,
      )
      // Another address, since browsers have the blank one of this.
      if (src !== null) picture.src = `${src}?kept`
    }
    const isBlank = (): boolean => picture.naturalWidth === 1
    picture.addEventListener('load', () => void (isBlank() && ask().catch(() => {})), { once: true })
    picture.addEventListener('error', () => picture.remove())
    return picture
  }
}

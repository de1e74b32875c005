import type { API, BlockTool, BlockToolConstructorOptions, PasteEvent, ToolboxConfig } from '@editorjs/editorjs'
import { embedUrl, videoOfUrl, videoOfEmbed } from '../../../../entities/language/blocks/youtube.ts'
import { isComposing } from '../../../shell/ui/is-composing.ts'

interface VideoData {
  embed?: string
  caption?: string
}

const icon =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><rect x="4" y="6" width="16" height="12" rx="3"/><path d="m10.5 9.5 4 2.5-4 2.5z" fill="currentColor"/></svg>'

/** A YouTube video, by a typed or pasted URL. Nothing is requested from YouTube while editing. */
export class VideoTool implements BlockTool {
  readonly #api: API
  readonly #readOnly: boolean
  readonly #holder = document.createElement('div')
  #data: VideoData

  constructor({ data, api, readOnly }: BlockToolConstructorOptions<VideoData>) {
    this.#api = api
    this.#readOnly = readOnly
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
    face.textContent = `YouTube ・ ${videoOfEmbed(embed)?.id ?? embed}`
    const caption = document.createElement('div')
    caption.className = 'cdx-input video-tool-caption'
    caption.contentEditable = String(!this.#readOnly)
    caption.dataset.placeholder = this.#api.i18n.t('Enter a caption')
    caption.innerHTML = this.#data.caption ?? ''
    return [face, caption]
  }
}

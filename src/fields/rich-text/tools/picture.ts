import type { API, BlockToolData, ToolboxConfig } from '@editorjs/editorjs'
import Image from '@editorjs/image'
import { isComposing } from '../../../shell/ui/is-composing.ts'

/** AI picture generation, for users who may use it. */
export interface ImageGeneration {
  allowed(): Promise<boolean>
  /** Opens the dialog; undefined if it was cancelled. */
  make(): Promise<GeneratedPicture | undefined>
}

export interface GeneratedPicture {
  readonly file: { readonly url: string; readonly width?: number; readonly height?: number }
  readonly alt: string
  readonly decorative: boolean
}

interface PictureConfig {
  /** Why the last upload failed, in the user's language. */
  failure(): string | undefined
  /** Labels of the picture block. */
  readonly words: {
    readonly alt: string
    readonly decorative: string
    readonly make: string
    missing(from: string): string
  }
  readonly making: ImageGeneration
}

// Members that the tool's types declare private are meant to be overridden at run time.
const Base = Image as unknown as PublicImage

type Options = ConstructorParameters<typeof Image>[0]
interface PublicImage {
  new (options: Options): {
    render(): HTMLDivElement
    save(): BlockToolData
    onUpload(answer: Uploaded): void
    uploadingFailed(): void
  }
  readonly toolbox: ToolboxConfig
  readonly isReadOnlySupported: boolean
}
interface PictureData {
  readonly alt?: string
  readonly decorative?: boolean
  /** Of a pasted picture that did not come along: the host that it is on, empty if it is on none. */
  readonly missing?: { readonly from: string }
}
interface Uploaded {
  readonly success: number
  readonly file: GeneratedPicture['file']
}
interface Parts {
  readonly api: API
  readonly ui: {
    hidePreloader(): void
    readonly nodes: { readonly wrapper: HTMLElement; readonly fileButton: HTMLElement; readonly caption: HTMLElement }
  }
}

/** A picture with an alternative text, or marked as decorative. */
export class PictureTool extends Base {
  readonly #alt = document.createElement('input')
  readonly #decorative = document.createElement('input')
  /** Says of a pasted picture that it did not come along; goes when there is one. */
  readonly #missing = document.createElement('p')
  readonly #readOnly: boolean
  // The base class copies only the settings it knows.
  readonly #config: PictureConfig

  constructor(options: Options) {
    super(options)
    const data = options.data as PictureData
    this.#readOnly = options.readOnly
    this.#config = options.config as unknown as PictureConfig
    this.#alt.value = data.alt ?? ''
    this.#decorative.checked = data.decorative === true
    if (data.missing) {
      this.#missing.className = 'picture-missing'
      this.#missing.textContent = this.#config.words.missing(data.missing.from)
    }
  }

  /** The alternative text is plain text: parsed as HTML, it would lose what looks like a tag. Captions have the inline marks. */
  static get sanitize() {
    return { caption: { br: true }, alt: true }
  }

  /** What Editor.js itself pastes or drops: files. */
  static get pasteConfig() {
    return { files: { mimeTypes: ['image/*'] } }
  }

  override render(): HTMLDivElement {
    const block = super.render()
    const { words } = this.#config
    this.#alt.type = 'text'
    this.#alt.maxLength = 500
    this.#alt.className = 'cdx-input picture-alt'
    const shows = document.createElement('label')
    shows.className = 'picture-shows'
    shows.append(words.alt, this.#alt)
    this.#decorative.type = 'checkbox'
    const adorns = document.createElement('label')
    adorns.className = 'picture-decorative'
    adorns.append(this.#decorative, words.decorative)
    const settle = () => (this.#alt.disabled = this.#readOnly || this.#decorative.checked)
    this.#decorative.disabled = this.#readOnly
    this.#decorative.addEventListener('change', settle)
    settle()
    const row = document.createElement('div')
    row.className = 'picture-words'
    row.append(shows, adorns)
    block.append(row)
    if (this.#missing.textContent !== '') block.prepend(this.#missing)
    block.addEventListener('keydown', (event) => this.#keyed(event))
    this.#pressable((this as unknown as Parts).ui.nodes.fileButton)
    if (!this.#readOnly) void this.#offerToMake(settle)
    return block
  }

  /**
   * Tab moves through the block's fields, including the checkbox, which Editor.js does not know, and on to the next
   * block; Enter never splits an alternative text.
   */
  #keyed(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const { api, ui } = this as unknown as Parts
    if (event.key === 'Tab' && !event.shiftKey && event.target === this.#decorative) {
      event.preventDefault()
      const next = api.blocks.getCurrentBlockIndex() + 1
      if (next === api.blocks.getBlocksCount()) api.blocks.insert('paragraph', {}, {}, next, true)
      api.caret.setToBlock(next, 'start')
    }
    if (event.key === 'Tab' && !(event.shiftKey && event.target === ui.nodes.caption)) event.stopPropagation()
    const alt = this.#alt
    if (event.key !== 'Enter' || event.target !== alt || alt.selectionStart === alt.value.length) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Makes an element that the tool draws as a button work with the keyboard. */
  #pressable(button: HTMLElement): void {
    if (this.#readOnly) return
    button.tabIndex = 0
    button.setAttribute('role', 'button')
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      button.click()
    })
  }

  /** Adds a second button next to the file button; both disappear once there is a picture. */
  async #offerToMake(settle: () => void): Promise<void> {
    const { making, words } = this.#config
    if (!(await making.allowed())) return
    const parts = this as unknown as Parts
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'cdx-button picture-make'
    button.textContent = words.make
    this.#pressable(button)
    button.addEventListener('click', () => {
      void making.make().then((made) => {
        if (!made) return
        this.#alt.value = made.alt
        this.#decorative.checked = made.decorative
        settle()
        this.onUpload({ success: 1, file: made.file })
      })
    })
    parts.ui.nodes.fileButton.after(button)
  }

  override save(): BlockToolData {
    return { ...super.save(), alt: this.#alt.value, decorative: this.#decorative.checked }
  }

  /** The pressed button is removed, so keyboard focus moves to the alternative text. */
  override onUpload(answer: Uploaded): void {
    super.onUpload(answer)
    this.#missing.remove()
    const { activeElement } = document
    const isHere = activeElement === document.body || activeElement === (this as unknown as Parts).ui.nodes.fileButton
    if (isHere && answer.success) this.#alt.focus({ preventScroll: true })
  }

  /** Shows the reason instead of a generic message; nobody waits for the picture of a block that is gone. */
  override uploadingFailed(): void {
    const { api, ui } = this as unknown as Parts
    if (!ui.nodes.wrapper.isConnected) return
    const message = this.#config.failure() ?? api.i18n.t('Couldn’t upload image. Please try another.')
    api.notifier.show({ message, style: 'error' })
    ui.hidePreloader()
  }
}

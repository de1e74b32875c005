import type { API, BlockToolData, ToolboxConfig } from '@editorjs/editorjs'
import Image from '@editorjs/image'

/** Pictures made from words, for those who may. */
export interface Making {
  allowed(): Promise<boolean>
  /** Asks for one; nothing where it was thought better of. */
  make(): Promise<Made | undefined>
}

export interface Made {
  readonly file: { readonly url: string; readonly width?: number; readonly height?: number }
  readonly alt: string
  readonly decorative: boolean
}

interface PictureConfig {
  /** Why the last upload failed, in the reader's words. */
  failure(): string | undefined
  /** The upload's own alternative text and words of the block. */
  readonly words: { readonly alt: string; readonly decorative: string; readonly make: string }
  readonly making: Making
}

// What the tool's types call private is there to be overridden at run time.
const Base = Image as unknown as PublicImage

type Options = ConstructorParameters<typeof Image>[0]
interface PublicImage {
  new (options: Options): { render(): HTMLDivElement; save(): BlockToolData; uploadingFailed(): void }
  readonly toolbox: ToolboxConfig
  readonly isReadOnlySupported: boolean
}
interface Parts {
  readonly api: API
  readonly ui: { hidePreloader(): void; readonly nodes: { readonly fileButton: HTMLElement } }
  onUpload(answer: { readonly success: 1; readonly file: Made['file'] }): void
}

/** A picture, with what it shows in words, or that it only adorns. */
export class PictureTool extends Base {
  readonly #alt = document.createElement('input')
  readonly #decorative = document.createElement('input')
  readonly #readOnly: boolean
  // The tool copies of its configuration only what it knows.
  readonly #config: PictureConfig

  constructor(options: Options) {
    super(options)
    const data = options.data as { readonly alt?: string; readonly decorative?: boolean }
    this.#readOnly = options.readOnly
    this.#config = options.config as unknown as PictureConfig
    this.#alt.value = data.alt ?? ''
    this.#decorative.checked = data.decorative === true
  }

  /** A picture that a pasted page points at is not ours; only files are taken. */
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
    if (!this.#readOnly) void this.#offerToMake(settle)
    return block
  }

  /** A second button beside that for files; like that it goes once there is a picture. */
  async #offerToMake(settle: () => void): Promise<void> {
    const { making, words } = this.#config
    if (!(await making.allowed())) return
    const parts = this as unknown as Parts
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'cdx-button picture-make'
    button.textContent = words.make
    button.addEventListener('click', () => {
      void making.make().then((made) => {
        if (!made) return
        this.#alt.value = made.alt
        this.#decorative.checked = made.decorative
        settle()
        parts.onUpload({ success: 1, file: made.file })
      })
    })
    parts.ui.nodes.fileButton.after(button)
  }

  override save(): BlockToolData {
    return { ...super.save(), alt: this.#alt.value, decorative: this.#decorative.checked }
  }

  /** Says why, instead of that something failed. */
  override uploadingFailed(): void {
    const { api, ui } = this as unknown as Parts
    const message = this.#config.failure() ?? api.i18n.t('Couldn’t upload image. Please try another.')
    api.notifier.show({ message, style: 'error' })
    ui.hidePreloader()
  }
}

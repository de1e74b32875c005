import Code from '@editorjs/code'
import Delimiter from '@editorjs/delimiter'
import type { EditorConfig } from '@editorjs/editorjs'
import InlineCode from '@editorjs/inline-code'
import Marker from '@editorjs/marker'
import Underline from '@editorjs/underline'
import Strikethrough from '@sotaproject/strikethrough'
import { limits, type BlockType } from '../../../../entities/language/blocks/blocks.ts'
import type { LinkMetadataPath, ThumbnailsPath } from '../editor-addresses.ts'
import { CheckListTool } from './check-list.ts'
import { HeaderTool } from './header.ts'
import { LinkTool } from './link.ts'
import { ListTool } from './list.ts'
import { PictureTool, type ImageGeneration } from './picture.ts'
import { QuoteTool } from './quote.ts'
import { TableTool } from './table.ts'
import { VideoTool } from './video.ts'

export interface ToolSettings {
  /** The block types to offer; default: all. */
  readonly blocks?: readonly BlockType[] | undefined
  /** The endpoint for the metadata of links. */
  readonly linkMetadata: LinkMetadataPath
  /** The endpoint for the thumbnails of videos. */
  readonly thumbnails: ThumbnailsPath
  /** Uploads a picture; rejects if it is refused or stopped. */
  upload(
    file: File,
    signal: AbortSignal,
  ): Promise<{ readonly url: string; readonly width?: number; readonly height?: number }>
  failure(): string | undefined
  withoutPictures(): void
  readonly making: ImageGeneration
  readonly words: {
    readonly alt: string
    readonly decorative: string
    readonly make: string
    readonly code: string
    /** Says that a pasted picture did not come along, from which host it is, and what to do. */
    missing(from: string): string
  }
}

type Tools = NonNullable<EditorConfig['tools']>

/** The editor's tools as specified, for the block types that a field accepts. */
export function toolsFor(
  { blocks, linkMetadata, thumbnails, failure, making, words }: ToolSettings,
  upload: (file: File) => ReturnType<ToolSettings['upload']>,
): Tools {
  const blockTools: Partial<Record<BlockType, Tools[string]>> = {
    paragraph: { inlineToolbar: true } as Tools[string],
    header: { class: HeaderTool, inlineToolbar: true, config: { levels: [2, 3, 4], defaultLevel: 2 } } as Tools[string],
    linkTool: { class: LinkTool, config: { endpoint: linkMetadata } },
    quote: { class: QuoteTool, inlineToolbar: true } as Tools[string],
    delimiter: { class: Delimiter } as Tools[string],
    list: {
      class: ListTool,
      inlineToolbar: true,
      config: { defaultStyle: 'unordered', maxLevel: limits.depth },
    } as Tools[string],
    checkList: { class: CheckListTool, inlineToolbar: true },
    embed: { class: VideoTool, inlineToolbar: true, config: { endpoint: thumbnails } } as Tools[string],
    image: {
      class: PictureTool,
      inlineToolbar: true,
      config: {
        types: 'image/*',
        words,
        failure,
        making,
        uploader: {
          uploadByFile: async (file: File) => ({ success: 1, file: await upload(file) }),
          uploadByUrl: () => Promise.reject(new Error('Only files are uploaded.')),
        },
      },
    } as Tools[string],
    table: {
      class: TableTool,
      inlineToolbar: true,
      config: { rows: 2, cols: 3, withHeadings: false },
    } as unknown as Tools[string],
    code: { class: Code, config: { placeholder: words.code } } as Tools[string],
  }
  const offered = Object.entries(blockTools).filter(
    ([type]) => !blocks || blocks.includes(type as BlockType) || type === 'paragraph',
  )
  return {
    ...(Object.fromEntries(offered) as Tools),
    underline: { class: Underline, shortcut: 'CMD+U' },
    marker: { class: Marker, shortcut: 'CMD+SHIFT+H' },
    inlineCode: { class: InlineCode, shortcut: 'CMD+E' },
    strikethrough: { class: Strikethrough, shortcut: 'CMD+SHIFT+X' },
  } as Tools
}

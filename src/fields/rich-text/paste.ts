import type EditorJS from '@editorjs/editorjs'
import { limits, type Block, type BlockType } from '../../../entities/language/blocks/blocks.ts'
import { escapeHtml } from '../../../entities/language/blocks/html-entities.ts'
import { fitBlocks, linesOf } from '../../../entities/language/blocks/html/fit-blocks.ts'
import {
  importHtml,
  type ForeignPicture,
  type ImportedBlock,
} from '../../../entities/language/blocks/html/import-html.ts'
import { inlineText } from '../../../entities/language/blocks/inline-markup.ts'
import { embedUrl, videoOfUrl } from '../../../entities/language/blocks/youtube.ts'
import { pastedFiles } from '../../kernel/uploads/pasted-files.ts'
import { toEditorBlocks } from './block-conversion.ts'
import { blockIndexAt } from './block-index.ts'
import { mendPastedLists } from './pasted-lists.ts'
import type { HtmlNode } from '../../../entities/language/blocks/html/html-tree.ts'

interface PasteSettings {
  /** The block types that the field takes; default: all. */
  readonly blocks?: readonly BlockType[] | undefined
  /** Says that pictures were left out, as the field takes none. */
  withoutPictures(): void
}

/**
 * Pastes where the caret is, and returns whether it did: text into the line or cell, whose lines become breaks; cells of
 * a sheet into cells; everything else as blocks. What Editor.js pastes well itself is left to it: files, its own blocks,
 * and plain text between blocks.
 */
export function pasteInto(
  editor: EditorJS,
  { target, clipboardData }: ClipboardEvent,
  settings: PasteSettings,
): boolean {
  const place = target instanceof Element ? target.closest<HTMLElement>('[contenteditable="true"]') : null
  if (!clipboardData || !place || pastedFiles(clipboardData).length > 0) return false
  const isParagraph = place.matches('.ce-paragraph')
  if (isParagraph && clipboardData.types.includes('application/x-editor-js')) return false
  const imported = blocksOf(clipboardData.getData('text/html'))
  if (imported.length === 0 && isParagraph) return false
  const pasted = imported.length > 0 ? imported : blocksOfText(clipboardData.getData('text/plain'), place)
  if (pasted.length === 0) return false
  const takesPictures = !settings.blocks || settings.blocks.includes('image')
  const kept = takesPictures ? pasted : pasted.filter((block) => block.type !== 'picture')
  if (kept.length < pasted.length) settings.withoutPictures()
  const parts = fitBlocks(kept, settings.blocks)

  const [first, ...others] = parts
  if (first?.type === 'table' && others.length === 0 && fillCells(editor, place, first.data.content)) return true
  const lines = isParagraph ? inParagraph(parts) : inLine(parts, place)
  if (lines) document.execCommand('insertHTML', false, lines.join('<br>'))
  else insertBlocks(editor, place, parts.map(asVideo(settings.blocks)))
  return true
}

function blocksOf(html: string): readonly ImportedBlock[] {
  if (html === '') return []
  const page = new DOMParser().parseFromString(html, 'text/html')
  mendPastedLists(page)
  return importHtml(htmlNodes(page.body))
}

/** Plain text: a paragraph for each line or, in a cell, the cells that tabs separate. */
function blocksOfText(text: string, place: HTMLElement): readonly Block[] {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r\n?|\n/)
  if (place.matches('.tc-cell') && text.includes('\t')) {
    const content = lines.map((line) => line.split('\t').map(escapeHtml))
    return [{ type: 'table', data: { withHeadings: false, content } }]
  }
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', data: { text: escapeHtml(line) } }))
}

/** The one line that goes into a paragraph; several are paragraphs of their own, and a video's address is a video. */
function inParagraph([first, ...others]: readonly ImportedBlock[]): readonly string[] | undefined {
  if (first?.type !== 'paragraph' || others.length > 0) return undefined
  return videoOfUrl(inlineText(first.data.text)) ? undefined : [first.data.text]
}

/** The lines that go into a line of another block, if all is text. A cell also takes the items of lists. */
function inLine(parts: readonly ImportedBlock[], place: HTMLElement): readonly string[] | undefined {
  const texts = ['paragraph', 'header', 'quote', ...(place.matches('.tc-cell') ? ['list', 'checkList'] : [])]
  const lines: string[] = []
  for (const part of parts) {
    if (part.type === 'picture' || !texts.includes(part.type)) return undefined
    lines.push(...linesOf(part).filter((line) => line !== ''))
  }
  return lines
}

const asVideo =
  (taken: readonly BlockType[] | undefined) =>
  (part: ImportedBlock): ImportedBlock => {
    const video =
      part.type === 'paragraph' && (!taken || taken.includes('embed')) && videoOfUrl(inlineText(part.data.text))
    return video ? { type: 'embed', data: { service: 'youtube', embed: embedUrl(video) } } : part
  }

/** Puts cells into those of a table, beginning with the one that has the caret; false if the table would become too large. */
function fillCells(editor: EditorJS, place: HTMLElement, content: readonly (readonly string[])[]): boolean {
  const rowElement = place.closest('.tc-row')
  const block = editor.blocks.getBlockByElement(place)
  if (!place.matches('.tc-cell') || !rowElement || !block) return false
  const row = [...rowElement.parentElement!.querySelectorAll(':scope > .tc-row')].indexOf(rowElement)
  const column = [...rowElement.querySelectorAll(':scope > .tc-cell')].indexOf(place)
  if (row + content.length > limits.rows || column + content[0]!.length > limits.columns) return false
  block.call('fillCells', { row, column, content })
  return true
}

function insertBlocks(editor: EditorJS, place: HTMLElement, parts: readonly ImportedBlock[]): void {
  const at = blockIndexAt(editor, place)
  const isReplaced = place.matches('.ce-paragraph') && editor.blocks.getBlockByIndex(at)?.isEmpty === true
  const from = isReplaced ? at : at + 1
  for (const [offset, part] of parts.entries()) {
    const replaces = isReplaced && offset === 0
    if (part.type === 'picture') insertPicture(editor, part, from + offset, replaces)
    else editor.blocks.insert(part.type, toEditorBlocks(part), {}, from + offset, true, replaces)
  }
  editor.caret.setToBlock(from + parts.length - 1, 'end')
}

/** A picture whose data is there is uploaded; another's block says that it did not come along, and takes a file. */
function insertPicture(
  editor: EditorJS,
  { src, alt, caption }: ForeignPicture,
  place: number,
  replaces: boolean,
): void {
  const path = src.startsWith(`${location.origin}/uploads/`) ? src.slice(location.origin.length) : undefined
  const file = path === undefined ? fileOfData(src) : undefined
  const from = URL.canParse(src) && /^https?:/i.test(src) ? new URL(src).host : ''
  const state = path !== undefined ? { file: { url: path } } : file ? {} : { missing: { from } }
  const data = { alt, ...(caption && { caption }), ...state }
  const block = editor.blocks.insert('image', data, {}, place, true, replaces)
  if (file) block.call('uploadFile', file as unknown as object)
}

/** The file of a data address; undefined for any other. */
function fileOfData(src: string): File | undefined {
  const [, type, encoded] = /^data:(image\/[a-z0-9.+-]+)(?:;[^,]*)?;base64,(.*)$/is.exec(src) ?? []
  if (type === undefined || encoded === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(encoded)), (character) => character.charCodeAt(0))
    return new File([bytes], `picture.${type.slice('image/'.length).replace(/\+.*/, '')}`, { type })
  } catch {
    return undefined
  }
}

/** The browser's own tree of HTML as the importer reads it. */
const htmlNodes = (parent: ParentNode): readonly HtmlNode[] =>
  [...parent.childNodes].flatMap((node): readonly HtmlNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return [{ name: node.localName, attributes, children: htmlNodes(node) }]
  })

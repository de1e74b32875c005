import type { Plugin } from 'vite'

/**
 * Editor.js puts off until the browser is idle what it could do at once. It shows its blocks, and only after that
 * listens to them and reports ready: up to two seconds on a busy machine, in which Enter is the browser's own, and what
 * is typed passes for the body as it was stored. Its inline toolbar is made last, when the rest is.
 *
 * Of what is pasted it takes out the line breaks, also where the tools keep those that are typed.
 *
 * What a block becomes part of, or is turned into, keeps its marks and links: Editor.js sanitised its text by the rules of
 * a whole block, which name no tag.
 *
 * A menu takes the focus before it is moved into the window, so that the page jumped to where it would have been.
 */
const changes = [
  [/window\.requestIdleCallback\(\(\) => \{\s+this\.make\(\)/g, 'setTimeout(() => { this.make()'],
  [/window\.requestIdleCallback\(\(/g, 'queueMicrotask(('],
  [/this\.input\.focus\(\)/g, 'this.input.focus({ preventScroll: true })'],
  [/Object\.assign\(\{\}, d, a\.baseSanitizeConfig\)/, 'Object.assign({ br: {} }, d, a.baseSanitizeConfig)'],
  [
    /const r = t\.currentBlock\.tool\.baseSanitizeConfig/,
    'const r = { br: {}, ...t.currentBlock.tool.baseSanitizeConfig }',
  ],
  [/s = Z\(i, e\.tool\.sanitizeConfig\)/, 's = Z(i, { br: {}, ...e.tool.baseSanitizeConfig })'],
  [/a = Z\(\s+r,\s+s\.sanitizeConfig\s+\)/, 'a = Z(r, { br: {}, ...s.baseSanitizeConfig })'],
] as const

/** Changes Editor.js where it is bundled. Throws when the library no longer has what is to be changed. */
export const editorChanges: Plugin = {
  name: 'editor-changes',
  transform: {
    filter: { id: /\/@editorjs\/editorjs\/dist\/editorjs\.mjs/ },
    handler: (code) => ({
      code: changes.reduce((changed, [found, instead]) => {
        if (changed.search(found) === -1) throw new Error(`Editor.js no longer has ${found}.`)
        return changed.replace(found, instead)
      }, code),
      map: null,
    }),
  },
}

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatFiles } from '../format.ts'

/** A file of texts: words, or parts that have words. */
export type Words = Readonly<Record<string, object>>

/** A tree that is made of another one, in paths within both. */
export interface NewTree {
  readonly root: string
  readonly target: string
  /** Copies a file or a folder, if it is there; of a folder what is wanted. */
  copy(path: string, isWanted?: (path: string) => boolean): void
  write(path: string, text: string): void
  /** Changes a file that was copied or written. */
  edit(path: string, change: (text: string) => string): void
  editJson(path: string, change: (words: Words) => object): void
  remove(path: string): void
  /** Formats everything that was not merely copied. */
  format(): Promise<void>
}

export function newTree(root: string, target: string): NewTree {
  const written = new Set<string>()
  const tree: NewTree = {
    root,
    target,
    copy(path, isWanted = () => true) {
      if (!existsSync(join(root, path))) return
      const filter = (from: string): boolean => isWanted(from.slice(root.length + 1))
      cpSync(join(root, path), join(target, path), { recursive: true, filter })
    },
    write(path, text) {
      written.add(path)
      mkdirSync(dirname(join(target, path)), { recursive: true })
      writeFileSync(join(target, path), text)
    },
    edit: (path, change) => tree.write(path, change(readFileSync(join(target, path), 'utf8'))),
    editJson: (path, change) =>
      tree.edit(path, (text) => `${JSON.stringify(change(JSON.parse(text) as Words), undefined, 2)}\n`),
    remove: (path) => rmSync(join(target, path), { force: true }),
    async format() {
      const files = new Map([...written].map((path) => [path, readFileSync(join(target, path), 'utf8')]))
      for (const [path, text] of await formatFiles(files, root)) tree.write(path, text)
    },
  }
  return tree
}

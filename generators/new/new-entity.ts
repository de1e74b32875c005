import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { checkEntities } from '../../entities/language/check/check-entities.ts'
import { kindNames } from '../../entities/language/field-kind-names.ts'
import { isReservedEntityName } from '../../entities/language/reserved-names.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { readDeclarations, type Declaration } from '../declarations.ts'
import { writeAtomically } from '../differences.ts'
import { hasIcon } from '../expected-files.ts'
import { formatFiles } from '../format.ts'
import { toTranslate } from '../locales.ts'
import { camel } from '../names.ts'
import { printFaults } from '../report.ts'
import { Imported } from './calls.ts'
import { draftDeclaration } from './declaration-draft.ts'
import { readFields, writtenKinds } from './field-words.ts'
import { Refusal, refuse } from './refusal.ts'
import { draftTexts } from './text-drafts.ts'

/** What was typed behind the name and the fields. */
export interface NewEntityOptions {
  /** The kinds of site that get the entity. */
  readonly sites: readonly string[]
  /** The entity within whose records those of this one stand; its kinds of site are those of the child, unless others are named. */
  readonly parent?: string | undefined
  /** What it is called in Japanese. */
  readonly label: string | undefined
}

const example =
  'npm run new recipe title:text cover:image minutes:integer status:publication -- --site <site> --label レシピ'

/**
 * Writes a declaration with the fields that were asked for, and drafts its texts in both languages. Both belong to
 * people from then on. Writes nothing if anything is wrong with what was asked for. Returns the exit code.
 *
 * @param words The name of the entity, and its fields: `title:text`.
 */
export async function createEntity(root: string, words: readonly string[], options: NewEntityOptions): Promise<number> {
  try {
    return await create(root, words, options)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.log(error.message)
    return 1
  }
}

async function create(root: string, words: readonly string[], options: NewEntityOptions): Promise<number> {
  const { declarations } = await readDeclarations(join(root, 'entities'))
  const entities = declarations.map(({ entity }) => entity)
  const [name = '', ...rest] = words
  const path = `entities/${name}.ts`
  checkName(name)
  if (existsSync(join(root, path)) || entities.some((each) => each.name === name))
    refuse(`${path} is there already. Choose another name, or edit that file.`)
  const parent = options.parent === undefined ? undefined : parentOf(options.parent, declarations)
  const ofParent = options.sites.length === 0 && parent ? Object.keys(parent.value.sites) : options.sites
  const { fieldWords, chosen, label } = sortedOut(rest, { ...options, sites: ofParent })

  const calls = readFields(fieldWords, { entity: name, sites: chosen, entities })
  const draft = draftDeclaration(name, chosen, calls, entities, parent)
  const faults = checkEntities([...entities, draft.entity], { hasIcon }).filter(
    ({ at, warning }) => !warning && (at === name || at.startsWith(`${name}.`)),
  )
  if (faults.length > 0) {
    printFaults(faults)
    return 1
  }

  const texts = draftTexts(root, draft.entity, label)
  const formatted = await formatFiles(new Map([[path, draft.source]]), root)
  const written = [...formatted, ...texts.files]
  for (const [file, text] of written) writeAtomically(join(root, file), text)

  for (const [file] of written) console.log(`written ${file}`)
  if (draft.added.length > 0) console.log(`With what is published come: ${draft.added.join(', ')}.`)
  if (draft.kept.length > 0) console.log(`Not public, until you name it there: ${draft.kept.join(', ')}.`)
  if (texts.marked > 0)
    console.log(
      `${texts.marked} texts begin with “${toTranslate.trim()}”: npm run check names them until they are written.`,
    )
  console.log('All of it is yours to change. Then: npm run generate')
  return 0
}

/**
 * What was typed, told apart. npm keeps `--site` and `--label` for itself where no `--` stands before them; what
 * follows them arrives as words.
 */
function sortedOut(words: readonly string[], { sites: named, label }: NewEntityOptions) {
  const fieldWords = words.filter(isField)
  const others = words.filter((word) => !isField(word))
  const japanese = label || others.find((word) => !isSite(word) && /[^\x20-\x7e]/.test(word))
  const stray = others.find((word) => !isSite(word) && word !== japanese)
  const chosen = [...new Set([...named, ...others.filter(isSite)])]
  const known = chosen.filter(isSite)

  if (stray !== undefined)
    refuse(`${stray} is neither a field, as in title:text, nor a site. The sites: ${sites.join(', ')}.`)
  if (fieldWords.length === 0)
    refuse(`Name its fields and their kinds. For example: ${example}\nThe kinds: ${writtenKinds.join(', ')}.`)
  if (known.length < chosen.length || known.length === 0) {
    const unknown = chosen.find((site) => !isSite(site))
    const reason = unknown ? `There is no site ${unknown}.` : 'Say which site has it: --site <site>.'
    refuse(`${reason} The sites: ${sites.join(', ')}.`)
  }
  return { fieldWords, chosen: known, label: japanese }
}

const isField = (word: string): boolean => /[:：]/.test(word)
const isSite = (word: string): word is SiteSlug => (sites as readonly string[]).includes(word)

/** The entity of some name, as a declaration imports it. */
function parentOf(name: string, declarations: readonly Declaration[]): Imported {
  const found = declarations.find(({ entity }) => entity.name === name)
  if (found) return new Imported(found.variable, found.file, found.entity)
  const names = declarations.filter(({ entity }) => !entity.parent).map(({ entity }) => entity.name)
  return refuse(
    `There is no entity ${name} that records could stand within. Name one of: ${names.toSorted().join(', ')}.`,
  )
}

function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    refuse(`Name the entity in lower case, words joined by hyphens, and its fields. For example: ${example}`)
  if (isReservedEntityName(name) || (kindNames as readonly string[]).includes(name) || !isFree(camel(name)))
    refuse(`${name} is a word of Captain's own, or of the language it is written in; choose another.`)
}

/** Whether a declaration can be exported under a name: it is no word of JavaScript, and nothing that its file imports. */
function isFree(variable: string): boolean {
  if (['z', 'entity', 'publication'].includes(variable)) return false
  try {
    return Boolean(new Script(`'use strict'; const ${variable} = 0`))
  } catch {
    return false
  }
}

import { createContext, runInContext } from 'node:vm'
import * as crossRecordRules from '../../entities/language/cross-record-rules/index.ts'
import * as kinds from '../../entities/language/fields/index.ts'
import * as recordRules from '../../entities/language/record-rules/index.ts'
import * as arrays from '../../entities/language/rules/arrays.ts'
import * as contact from '../../entities/language/rules/contact.ts'
import * as dates from '../../entities/language/rules/dates.ts'
import * as digits from '../../entities/language/rules/digits.ts'
import * as files from '../../entities/language/rules/files.ts'
import * as groups from '../../entities/language/rules/groups.ts'
import * as letters from '../../entities/language/rules/letters.ts'
import * as network from '../../entities/language/rules/network.ts'
import * as text from '../../entities/language/rules/text.ts'
import * as toggles from '../../entities/language/rules/toggles.ts'

/** The rules for one value, by the file that has them. */
export const valueRules = { arrays, contact, dates, digits, files, groups, letters, network, text, toggles } as const

const context = createContext({
  ...Object.assign({}, ...Object.values(valueRules)),
  ...crossRecordRules,
  ...recordRules,
  ...kinds,
})

/** What a call of a kind or a rule makes, as a declaration would write it: `text({ max: 80 })`. Throws if it is none. */
export const evaluate = (call: string): unknown => runInContext(`(${call})`, context)

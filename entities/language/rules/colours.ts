import { patternRule, type Rule } from '../rule.ts'

export const hexColorShape = (): Rule => patternRule('hexColor', /#[0-9A-Fa-f]{6}/)

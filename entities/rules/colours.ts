import { matching, type Rule } from '../rule.ts'

export const hexColorShape = (): Rule => matching('hexColor', /#[0-9A-Fa-f]{6}/)

/** The columns of the floor's news, and what lists are sorted by. */

export const fields = [
  'title',
  'slug',
  'category',
  'body',
  'linkUrl',
  'isPinned',
  'status',
  'publishAt',
  'unpublishAt',
  'metaDescription',
] as const
export const kept = ['version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'] as const

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
export const listed = quoted(['id', ...fields.filter((name) => name !== 'body'), ...kept])
export const whole = quoted(['id', ...fields, ...kept])

const sorts = [
  'id',
  'title',
  'slug',
  'category',
  'isPinned',
  'status',
  'publishAt',
  'unpublishAt',
  'createdAt',
  'updatedAt',
] as const

export const orders = sorts.flatMap((field) => (['ASC', 'DESC'] as const).map((direction) => ({ field, direction })))

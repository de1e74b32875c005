/**
 * Option lists shared by several entities. Their labels are `options.<field>.<value>` in
 * `locales/<language>/commons.json`.
 */

/** The prefectures by their codes (JIS X 0401). */
export const prefectures = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
] as const

/** The allergens that Japanese food labels must or should name (Food Labelling Standards). */
export const allergens = [
  'egg',
  'milk',
  'wheat',
  'buckwheat',
  'peanut',
  'shrimp',
  'crab',
  'walnut',
  'cashew',
  'almond',
  'abalone',
  'squid',
  'salmonRoe',
  'orange',
  'kiwi',
  'beef',
  'sesame',
  'salmon',
  'mackerel',
  'soy',
  'chicken',
  'banana',
  'pork',
  'macadamia',
  'peach',
  'yam',
  'apple',
  'gelatin',
  'pistachio',
] as const

/** The rich text blocks allowed in legal documents. */
export const documentBlocks = ['header', 'paragraph', 'list', 'table', 'linkTool', 'delimiter'] as const

/**
 * The field name under which shared labels list a field's options: the last word of its name. `buyerPrefecture`, and
 * the `prefecture` of each row of `shipTo`, both use `prefecture`.
 */
export const sharedOptionsName = (field: string): string => (/[A-Z]?[^A-Z.]*$/.exec(field)?.[0] ?? field).toLowerCase()

/** The kinds of event of a cafe, followed by those of a community hall. */
export const cafeEventTypes = ['gameParty', 'trpg', 'tournament', 'mystery', 'beginner'] as const
export const hallEventTypes = ['course', 'festival', 'exhibition', 'concert', 'kids', 'volunteer'] as const

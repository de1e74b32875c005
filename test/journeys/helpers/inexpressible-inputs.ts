const tooMany = 'at the most the input offers no more'
const offered = 'the input offers nothing else'
const once = 'the input takes each once'
const blank = 'what is blank is empty, and must be filled in'
const picker = 'the picker refuses the file before the form has it: uploads.spec.ts'

/** What the inputs of forms cannot hold, so that no form ever says it, and why; the server suites send it instead. */
export const inexpressibleInputs: Readonly<Record<string, string>> = {
  'text nonBlank': blank,
  'long-text nonBlank': blank,
  'lines countMin': blank,
  'image fileType': picker,
  'image fileSize': picker,
  'images fileType': picker,
  'images fileSize': picker,
  'file fileType': picker,
  'file fileSize': picker,
  'rich-text maxBytes': 'half a million letters would be typed: rich-text suites of the server',
  'rich-text blocks.pieces': 'ten thousand items would be typed: rich-text suites of the server',
  'rich-text integrity.richTextBlock': offered,
  'tags uniqueItems': once,
  'references uniqueItems': once,
  'choices uniqueItems': once,
  'images uniqueItems': once,
  'images exactlyOneTrue': 'the input moves the mark',
  'references countMax': tooMany,
  'references countBetween': tooMany,
  'choices countMax': 'as many may be chosen as there are',
  'images countMax': tooMany,
  'images countBetween': tooMany,
  'lines countMax': tooMany,
  'integrity.notSelf': 'a new record cannot point at itself',
}

// Generated from entities/boardgame.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject boardgame inputs
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const boardgameInputs = {
  main: {
    title: text.Input,
    titleKana: text.Input,
    titleOriginal: text.Input,
    slug: slug.Input,
    publisher: text.Input,
    designer: text.Input,
    releasedYear: text.Input,
    images: images.Input,
  },
  playing: {
    minPlayers: integer.Input,
    maxPlayers: integer.Input,
    bestPlayers: text.Input,
    minMinutes: integer.Input,
    maxMinutes: integer.Input,
    ageFrom: integer.Input,
    difficulty: choice.Input,
    genres: choices.Input,
  },
  introduction: {
    description: longText.Input,
    rating: decimal.Input,
    staffCanTeach: toggle.Input,
    ruleVideoUrl: url.Input,
    infoUrl: url.Input,
  },
  stock: {
    quantity: integer.Input,
    shelf: text.Input,
    condition: choice.Input,
    arrivedOn: date.Input,
    isForSale: toggle.Input,
    salePrice: yen.Input,
  },
  aside: {
    isVisible: toggle.Input,
    memo: longText.Input,
  },
}

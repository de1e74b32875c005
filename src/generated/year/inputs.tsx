// Generated from entities/year.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject year inputs
import * as date from '../../fields/input/date.tsx'
import * as file from '../../fields/input/file.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const yearInputs = {
  main: {
    year: text.Input,
    label: text.Input,
    startOn: date.Input,
    endOn: date.Input,
    theme: text.Input,
    planFile: file.Input,
  },
  aside: {
    isCurrent: toggle.Input,
    isVisible: toggle.Input,
  },
}

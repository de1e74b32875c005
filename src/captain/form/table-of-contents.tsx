import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { FormSection } from '../../../entities/language/derived/form-sections.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'

/** Forms with more fields than this get a table of contents. */
const minFields = 25

/** The sections of a long form as sticky links. */
export function TableOfContents({ sections }: { readonly sections: readonly FormSection[] }) {
  const { entity, names } = useFormSession()
  const labels = useLabels(entity)
  const { translate } = useWords()
  if (names.length <= minFields) return null
  return (
    <Box component="nav" aria-label={translate('commons.form.contents')} sx={{ flexBasis: '100%', overflowX: 'auto' }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', columnGap: 2.5, whiteSpace: 'nowrap' }}>
        {sections.map(({ name }) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              underline="hover"
              sx={{ fontSize: '0.8125rem', minHeight: 28 }}
              onClick={() => scrollToSection(name)}
            >
              {labels.section(name)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}

function scrollToSection(name: string): void {
  const section = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(name)}"]`)
  section?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  section?.querySelector('h2')?.focus({ preventScroll: true })
}

import Box from '@mui/material/Box'
import { Link, useLoaderData } from '@tanstack/react-router'
import { CategoryName } from '../parts/article-card.tsx'
import { Body } from '../../../blocks/body.tsx'
import { FormattedDay } from '../../../public/parts/formatted-day.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { useHeading } from '../../../shell/document/heading-context.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { PlainPage } from '../../../captain/page/plain-page.tsx'

/** An article for staff. */
export default function StaffArticle() {
  const { translate } = useWords()
  const { article, categories } = useLoaderData({ from: '/captain/article/$slug' })
  const inLanguage = useLocalised()
  const title = inLanguage(article.title, article.titleEn)
  const body = inLanguage(article.body, article.bodyEn)
  const category = categories.find(({ id }) => id === article.category)
  useHeading(title.value)
  return (
    <PlainPage
      title={<span lang={title.lang}>{title.value}</span>}
      beside={<Link to="/captain/article">{translate('public.article.back')}</Link>}
    >
      <p className="facts">
        {category && <CategoryName category={category} />}
        <FormattedDay at={article.publishAt} />
      </p>
      <Box sx={{ maxWidth: '42em', mt: 2.5 }}>
        <Body body={body.value} lang={body.lang} />
      </Box>
    </PlainPage>
  )
}

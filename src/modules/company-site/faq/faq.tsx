import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { Question } from '../content.ts'
import { PublicLayout } from '../../../public/layout.tsx'
import { contactLinks } from '../../../public/navigation.ts'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { PageHead } from '../../../public/parts/page-head.tsx'
import { PageLink } from '../../../public/parts/page-link.tsx'
import { ServerBody } from '../../../public/parts/server-body.tsx'
import './faq.css'
import '../../../public/parts/side-column.css'

/** Frequently asked questions by category. Each opens in place, without JavaScript too. */
export default function Faq() {
  const { translate } = useWords()
  const { questions } = useLoaderData({ from: '/faq' })
  const subjects = [...new Set(questions.map(({ category }) => category))]
  return (
    <PublicLayout>
      <PageHead title={translate('public.faq.title')} lead={translate('public.faq.lead')} />
      <div className="measure page-body with-side">
        <nav className="side" aria-label={translate('public.frame.contents')}>
          <ul>
            {subjects.map((subject) => (
              <li key={subject}>
                <a href={`#${subject}`}>{translate(`public.faq.categories.${subject}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {questions.length === 0 && <p className="none">{translate('public.faq.none')}</p>}
          {subjects.map((subject) => (
            <section key={subject} id={subject} className="subject">
              <h2>{translate(`public.faq.categories.${subject}`)}</h2>
              {questions
                .filter(({ category }) => category === subject)
                .map((question) => (
                  <QuestionItem key={question.id} question={question} />
                ))}
            </section>
          ))}
          {contactLinks.map(([word, to]) => (
            <p key={word} className="after">
              {translate('public.faq.more')} <PageLink to={to}>{translate(`public.frame.${word}`)}</PageLink>
            </p>
          ))}
        </div>
      </div>
    </PublicLayout>
  )
}

function QuestionItem({ question: { question, questionEn, answer, answerEn } }: { readonly question: Question }) {
  const inLanguage = useLocalised()
  const questionText = inLanguage(question, questionEn)
  const answerText = inLanguage(answer, answerEn)
  return (
    <details className="question">
      <summary lang={questionText.lang}>{questionText.value}</summary>
      <ServerBody body={answerText.value} lang={answerText.lang} />
    </details>
  )
}

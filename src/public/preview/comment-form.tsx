import { usePage } from '../../shell/page-context.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { withPreview } from '../parts/page-address.ts'
import { tagOf } from '../../../locales/tags.ts'
import { visitorLimits } from '../../../entities/system/comment.ts'
import { timeZone } from '../../../entities/language/dates/time-zone.ts'

/** The comments that were left by a preview link, as passed in by the server, and what was refused of another. */
export interface PreviewComments {
  readonly left: readonly {
    readonly id: string
    readonly name: string
    readonly body: string
    readonly createdAt: string
  }[]
  readonly key: string
  readonly refused?: {
    readonly name: string
    readonly body: string
    readonly reason: string
    readonly status: number
  }
}

interface CommentFormProps {
  readonly url: URL
  readonly comments: PreviewComments
}

/** A form for comments, and those that are there. Rendered on the server only; it needs no script. */
export function CommentForm({ url, comments: { left, key, refused } }: CommentFormProps) {
  const { translate, locale } = useWords()
  const page = usePage()
  const format = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <div className="measure">
      <h2 id="comments-title">{translate('public.preview.comments.title')}</h2>
      <p>{translate('public.preview.comments.lead')}</p>
      <form method="post" action={`${withPreview(page, url.pathname)}#comments`}>
        {refused && (
          <p className="refused" role="alert" tabIndex={-1} autoFocus>
            {translate(`public.preview.comments.refusals.${refused.reason}`, visitorLimits)}
          </p>
        )}
        <label>
          {translate('public.preview.comments.name')}
          <input name="name" required autoComplete="name" defaultValue={refused?.name} />
        </label>
        <label>
          {translate('public.preview.comments.body')}
          <textarea name="text" required rows={4} defaultValue={refused?.body} />
        </label>
        <input type="hidden" name="key" value={key} />
        <button className="button main">{translate('public.preview.comments.send')}</button>
      </form>
      {left.length > 0 && (
        <>
          <h3>{translate('public.preview.comments.left')}</h3>
          <ul>
            {left.map(({ id, name, body, createdAt }) => (
              <li key={id}>
                <p>
                  <strong>{name}</strong> <time dateTime={createdAt}>{format.format(new Date(createdAt))}</time>
                </p>
                <p className="typed">{body}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

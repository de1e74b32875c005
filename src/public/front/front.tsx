import { useSite } from '../../shell/site.ts'
import { PublicLayout } from '../layout.tsx'
import { useSignInNotice } from '../sign-in-notice.ts'
import '../parts/page-head.css'

/** What the operator is called, and what it says of itself. */
export default function Front() {
  const { name, description } = useSite()
  useSignInNotice()
  return (
    <PublicLayout>
      <div className="page-head">
        <div className="measure">
          <h1>{name}</h1>
          <p className="lead">{description}</p>
        </div>
      </div>
    </PublicLayout>
  )
}

import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { AudioPlayer } from '../../../kernel/uploads/audio-player.tsx'
import { PictureView } from '../../../kernel/uploads/picture-view.tsx'
import { megabytesOf } from '../../../kernel/uploads/upload.ts'
import type { UploadDetail } from './upload-detail.ts'

/** A preview of a file, with its properties. */
export function FilePreview({ upload }: { readonly upload: UploadDetail }) {
  const { translate } = useWords()
  const format = useFormat()
  const { kind, width, height, size, createdAt } = upload
  return (
    <div className="file-face">
      <div>
        <Face upload={upload} />
      </div>
      <dl>
        <dt>{translate('library.facts.kind')}</dt>
        <dd>{translate(`library.kinds.${kind}`)}</dd>
        {width !== null && height !== null && (
          <>
            <dt>{translate('library.facts.pixels')}</dt>
            <dd>
              {format.number(width)} × {format.number(height)}
            </dd>
          </>
        )}
        <dt>{translate('library.facts.size')}</dt>
        <dd>{translate('units.megabyte', { n: format.number(megabytesOf(size)) })}</dd>
        <dt>{translate('library.facts.createdAt')}</dt>
        <dd>{format.dateTime(createdAt)}</dd>
      </dl>
    </div>
  )
}

function Face({ upload }: { readonly upload: UploadDetail }) {
  const { src, name, kind, alt } = upload
  if (kind === 'audio') return <AudioPlayer src={src} title={name} />
  if (kind === 'document') return <PictureAsPdfOutlinedIcon sx={{ fontSize: 72 }} color="action" aria-hidden />
  return (
    <PictureView
      picture={{ ...upload, alt: alt ?? '' }}
      sizes="(max-width: 700px) 100vw, 420px"
      sx={{ display: 'block', maxHeight: '46dvh', width: 'auto', objectFit: 'contain' }}
    />
  )
}

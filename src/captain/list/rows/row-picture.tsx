import type { Entity } from '../../../../entities/language/entity.ts'
import { hasMainPicture, mainPictureName, pictureFields } from '../../../../entities/language/derived/record-picture.ts'
import { siteFields } from '../../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import type { Picture } from '../../../../entities/language/uploads/pictures.ts'
import { positionOf } from '../../../../entities/language/uploads/focus.ts'
import { srcSetOf } from '../../../../entities/language/uploads/upload-url.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useListScreen } from '../state/list-context.ts'

/** Reads the picture of a record of a list; undefined where records have none. */
export function pictureReader(entity: Entity, site: SiteSlug) {
  const fields = pictureFields(siteFields(entity, site))
  const sources = hasMainPicture(fields) ? [mainPictureName] : fields.map(({ name }) => name)
  if (sources.length === 0) return undefined
  return (record: CaptainRecord) =>
    sources.map((source) => record[source] as Picture | null | undefined).find((picture) => picture)
}

interface RowPictureProps {
  readonly record: CaptainRecord
  /** The width at which it is shown, as in the HTML attribute `sizes`. */
  readonly sizes?: string
}

/**
 * The picture of a record beside its title, which says what it shows: in a box of fixed size, which is empty where the
 * record has none. Nothing where none of the rows has one.
 */
export function RowPicture({ record, sizes = '40px' }: RowPictureProps) {
  const { pictureOf } = useListScreen()
  const picture = pictureOf?.(record)
  if (!pictureOf) return null
  return (
    <span className="picture">
      {picture && (
        <img
          src={picture.src}
          srcSet={srcSetOf(picture.src, picture.width)}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          {...(picture.focus && { style: { objectPosition: positionOf(picture.focus) } })}
        />
      )}
    </span>
  )
}

/** The box of a picture; one rule of the list's styles rather than a styled element for each. */
export const pictureStyle = (size: number) =>
  ({
    flex: 'none',
    width: size,
    height: size,
    borderRadius: '4px',
    bgcolor: 'action.hover',
    overflow: 'hidden',
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  }) as const

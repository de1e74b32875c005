import Skeleton from '@mui/material/Skeleton'
import { useWords } from '../../../shell/words/words-context.tsx'
import { LibraryTile } from '../../../kernel/uploads/library-tile.tsx'
import type { LibraryUpload } from '../../../kernel/uploads/upload.ts'

interface FileGridProps {
  readonly uploads: readonly LibraryUpload[]
  /** The ids of the selected files; undefined while a press opens a file. */
  readonly selected?: readonly string[] | undefined
  press(id: string): void
}

/** A page of the library. */
export function FileGrid({ uploads, selected, press }: FileGridProps) {
  const { translate } = useWords()
  return (
    <ul className="library-grid" aria-label={translate('library.files')}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <LibraryTile
            upload={upload}
            note={translate(upload.uses > 0 ? 'library.uses.count' : 'library.uses.none', { smart_count: upload.uses })}
            pressed={selected?.includes(upload.id)}
            act={() => press(upload.id)}
          />
        </li>
      ))}
    </ul>
  )
}

const placeholderCount = Array.from({ length: 12 }, (_, place) => place)

/** The skeleton of the grid. */
export const FileGridSkeleton = () => (
  <div className="library-grid" aria-hidden="true">
    {placeholderCount.map((place) => (
      <Skeleton
        key={place}
        variant="rounded"
        sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', mb: '44px' }}
      />
    ))}
  </div>
)

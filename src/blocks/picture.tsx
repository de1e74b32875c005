import { use } from 'react'
import type { Block } from '../../entities/language/blocks/blocks.ts'
import { isSafeUrl } from '../../entities/language/blocks/inline-markup.ts'
import { srcSetOf } from '../../entities/language/uploads/upload-url.ts'
import { Caption } from './caption.tsx'
import { FileOrigin } from './file-origin.ts'

type PictureProps = Extract<Block, { type: 'image' }>['data']

/** A picture served by this product; pictures from elsewhere are not loaded. */
export function Picture({ file, caption, alt, decorative, withBorder, withBackground, stretched }: PictureProps) {
  const origin = use(FileOrigin)
  if (!file.url.startsWith('/') || !isSafeUrl(file.url)) return null
  const looks = [withBorder && 'bordered', withBackground && 'backed', stretched && 'stretched'].filter(Boolean)
  const srcSet = srcSetOf(file.url, file.width, origin)
  return (
    <figure className="blocks-picture" data-looks={looks.join(' ') || undefined}>
      <img
        src={origin + file.url}
        {...(srcSet && { srcSet, sizes: '(max-width: 720px) 100vw, 720px' })}
        alt={decorative ? '' : (alt ?? '')}
        width={file.width}
        height={file.height}
        loading="lazy"
        decoding="async"
      />
      <Caption html={caption} />
    </figure>
  )
}

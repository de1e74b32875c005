/** An audio player. Uploads are music, so there are no captions. */
export const AudioPlayer = ({ src, title }: { readonly src: string; readonly title: string }) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  <audio controls preload="none" src={src} aria-label={title} style={{ maxWidth: '100%' }} />
)

/** The skeleton of a captain page or of its rows. */
export const ScreenSkeleton = ({ shape }: { readonly shape: 'list' | 'rows' | 'form' }) => (
  <div className="screen-awaited" data-shape={shape} aria-busy="true">
    <div />
    {shape === 'form' && <div />}
  </div>
)

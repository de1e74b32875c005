/** The shape of a captain page, or of its rows, while it is on its way: what a list has, or the columns of a form. */
export const ScreenSkeleton = ({ shape }: { readonly shape: 'list' | 'rows' | 'form' }) => (
  <div className="screen-awaited" data-shape={shape} aria-busy="true">
    <div />
    {shape === 'form' && <div />}
  </div>
)

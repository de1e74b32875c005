/** The outline of captain while its script is on the way: the server sends it, so that the page never stands empty. */
export const CaptainAwaited = () => (
  <div className="captain-awaited" aria-busy="true">
    <div />
    <div />
  </div>
)

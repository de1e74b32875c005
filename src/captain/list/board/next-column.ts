import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** With the arrow keys, a lifted card moves to the next column that it may be dropped in. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const { collisionRect, droppableContainers, droppableRects } = context
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (!step || !collisionRect) return undefined
  event.preventDefault()
  const middle = collisionRect.left + collisionRect.width / 2
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .toSorted((a, b) => a.left - b.left)
  const next =
    step > 0 ? columns.find(({ left }) => left > middle) : columns.findLast(({ left, width }) => left + width < middle)
  return next && { x: next.left + (next.width - collisionRect.width) / 2, y: currentCoordinates.y }
}

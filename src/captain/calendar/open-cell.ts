import { createContext, use } from 'react'

/** Which record of a calendar is being edited in place. */
export interface OpenCell {
  readonly id: string | undefined
  /** Opens the cell of another record, or of none; asks about unsaved changes first. */
  show(id: string | undefined): Promise<void>
  /** Call when the cell was saved or its record deleted, so that there is nothing to ask about. */
  close(): void
}

export const OpenCellContext = createContext<OpenCell | undefined>(undefined)

export function useOpenCell(): OpenCell {
  const cell = use(OpenCellContext)
  if (!cell) throw new Error('No calendar here: render plans inside <Calendar>.')
  return cell
}

import { createContext, use } from 'react'

/** Which record of a calendar is edited in its cell. */
export interface OpenCell {
  readonly id: string | undefined
  /** Opens the cell of another record, or none; what is typed and not saved is asked about first. */
  show(id: string | undefined): Promise<void>
  /** The cell was saved, or its record deleted: nothing is left to ask about. */
  close(): void
}

export const OpenCellContext = createContext<OpenCell | undefined>(undefined)

export function useOpenCell(): OpenCell {
  const cell = use(OpenCellContext)
  if (!cell) throw new Error('No calendar here: render plans inside <Calendar>.')
  return cell
}

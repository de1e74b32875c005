/** A list of one's own; it shows only the name. */
export default function NoteList(): string {
  return 'name'
}

/** An ejected list that shows only the name. */
export default function NoteList(): string {
  return 'name'
}

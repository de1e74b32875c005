/** How wide a text is, in half-width characters; one of full width counts twice. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character > '\u02ff' ? 2 : 1), 0)

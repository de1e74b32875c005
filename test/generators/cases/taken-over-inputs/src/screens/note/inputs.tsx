/** Ejected inputs, which the generated forms import. */
export const noteInputs = ['name', 'isVisible'].join()

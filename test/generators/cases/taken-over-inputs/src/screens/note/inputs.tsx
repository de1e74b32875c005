/** Inputs of one's own, which the emitted forms ask for. */
export const noteInputs = ['name', 'isVisible'].join()

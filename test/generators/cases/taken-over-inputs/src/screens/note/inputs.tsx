/** Ejected inputs, which both forms show. */
export const parts = { sections: { main: ['name', 'isVisible'] } }

/** A panel with a background of its own. */
export const panel = { p: { xs: 2, sm: 2.5 }, borderRadius: 1.5 } as const

export const stack = { display: 'grid', alignContent: 'start', gap: 2 } as const

/** The buttons at the end of a form. */
export const actions = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 } as const

/** Larger buttons for touch. */
export const tall = { minHeight: { xs: 44, sm: 40 } } as const
export const low = { minHeight: { xs: 44, sm: 32 } } as const

export const soft = { fontSize: 13, color: 'text.secondary' } as const

/** A grid of pictures, as many per row as fit. */
export const pictures = (small: boolean) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${small ? 150 : 260}px), 1fr))`,
    gap: 2,
    m: 0,
    p: 0,
    listStyle: 'none',
  }) as const

export const picture = {
  display: 'block',
  width: '100%',
  border: '1px solid var(--line)',
  borderRadius: 1,
  objectFit: 'cover',
} as const

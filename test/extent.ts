/** Whether what takes long runs too: `npm run test:full`, or a file that is named (`test/run.ts`). */
export const runsLong = process.env.TEST_LONG !== 'off'

/** The entities whose declarations were named (`test/run.ts`): what is generic is proved with them alone. */
export const namedEntities: readonly string[] = process.env.TEST_ENTITIES?.split(' ') ?? []

/** Whether what takes long runs too: `npm run test:full`, or a file that is named (`test/run.ts`). */
export const runsLong = process.env.TEST_LONG !== 'off'

import { expect, test } from 'vitest'
import { chunkLayers } from '../../../src/build/chunk-layers.ts'

test('a layer of chunks that names a file which moved stops the build', () => {
  const root = new URL('../../../src', import.meta.url).pathname
  expect(() => chunkLayers(root, { page: ['routes.tsx', 'moved/frame.tsx'] }, {})).toThrow(/exist: moved\/frame\.tsx$/)
})

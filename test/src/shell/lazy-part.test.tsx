import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyComponent } from '../../../src/shell/ui/lazy-component.ts'

const Greeting = ({ name }: { readonly name: string }) => <b>{name}さん</b>

test('a part that was loaded before renders at once', async () => {
  let loads = 0
  const Part = lazyComponent(async () => {
    loads += 1
    return { default: Greeting }
  })
  await Part.load()
  await Part.load()
  expect(renderToStaticMarkup(<Part name="多治見" />)).toBe('<b>多治見さん</b>')
  expect(loads).toBe(1)
})

test('a part that could not be loaded is loaded when it is asked for again, and not while it fails to render', async () => {
  let loads = 0
  const Part = lazyComponent(async () => {
    loads += 1
    if (loads === 1) throw new Error('the chunk is gone')
    return { default: Greeting }
  })
  await expect(Part.load()).rejects.toThrow('the chunk is gone')
  expect(() => renderToStaticMarkup(<Part name="土岐" />)).toThrow(/suspended|gone/)
  expect(loads).toBe(1)
  await Part.load()
  expect(renderToStaticMarkup(<Part name="土岐" />)).toBe('<b>土岐さん</b>')
})

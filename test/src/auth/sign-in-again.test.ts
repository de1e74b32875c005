import { expect, it } from 'vitest'
import { promptSignIn, registerSignInDialog } from '../../../src/shell/base/sign-in-again.ts'

it('asks once for all calls that fail together', async () => {
  let asked = 0
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const remove = registerSignInDialog(() => {
    asked += 1
    return promise
  })
  const answers = [promptSignIn(), promptSignIn()]
  resolve(true)
  expect(await Promise.all(answers)).toEqual([true, true])
  expect(asked).toBe(1)
  remove()
})

it('answers calls of a page that was left while it asked, and asks again on the next', async () => {
  const leave = registerSignInDialog(() => new Promise(() => {}))
  const answer = promptSignIn()
  leave()
  expect(await answer).toBe(false)
  expect(await promptSignIn()).toBe(false)
  const remove = registerSignInDialog(async () => true)
  expect(await promptSignIn()).toBe(true)
  remove()
})

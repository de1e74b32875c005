import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from './test.ts'

/** A rule that a page breaks, and the elements that break it. */
export type AxeFinding = readonly [rule: string, elements: readonly string[]]

interface AxeOptions {
  /** The part of the page to look at; default: all of it. */
  readonly within?: string
  /** Only what is serious or critical by WCAG 2.2 AA. */
  readonly isWcagOnly?: boolean
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What axe finds on a page once nothing on it moves: letters that fade in are pale, and a theme changes in two frames. */
export async function axeFindings(page: Page, { within, isWcagOnly }: AxeOptions = {}): Promise<readonly AxeFinding[]> {
  // Some animation may never end: a second is enough for any that does.
  await page.evaluate(`(async () => {
    const isMoving = ({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity
    for (let frame = 0; frame < 2 || (frame < 60 && document.getAnimations().some(isMoving)); frame += 1)
      await new Promise((next) => requestAnimationFrame(next))
  })()`)
  // No page has a frame, so that axe finds the same without a page of its own, in half the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (within) axe.include(within)
  if (isWcagOnly) axe.withTags(wcag)
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => !isWcagOnly || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => (isWcagOnly ? `${html} ${failureSummary}` : html)),
    ])
}

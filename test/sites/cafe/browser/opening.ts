/** What the page knows of the days to come. */
interface Opening {
  readonly locale: string
  readonly timeZone: string
  /** From when until when it is open, in milliseconds. */
  readonly spans: readonly (readonly [opens: number, closes: number])[]
  readonly words: { readonly open: string; readonly later: string; readonly next: string }
}

/** Says whether the café is open by the clock of whoever looks: the page may have been built hours ago. */
for (const place of document.querySelectorAll<HTMLElement>('[data-opening]')) {
  const { locale, timeZone, spans, words } = JSON.parse(place.dataset['opening'] ?? '') as Opening
  const written = [...place.childNodes]
  const inZone = (at: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at)
  const clock = (at: number): string => inZone(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = (at: number): string => inZone(at, { month: 'numeric', day: 'numeric', weekday: 'short' })
  // What is written anew is read out anew.
  const show = (sentence: string): void => {
    if (place.textContent !== sentence) place.textContent = sentence
  }
  const say = (): void => {
    const now = Date.now()
    const current = spans.find(([opens, closes]) => opens <= now && now < closes)
    const next = spans.find(([opens]) => opens > now)
    place.classList.toggle('is-open', current !== undefined)
    if (current) show(words.open.replace('{time}', clock(current[1])))
    else if (next) {
      const sentence = day(next[0]) === day(now) ? words.later : words.next
      show(sentence.replace('{day}', day(next[0])).replace('{time}', clock(next[0])))
    } else place.replaceChildren(...written)
  }
  say()
  setInterval(say, 60_000)
}

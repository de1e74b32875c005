import { renderBody, type RichText } from '../../../generators/client/index.ts'
import { image, mainOf, markup, richText, type Html, type Part } from '../html.ts'
import { randomUUID } from 'node:crypto'
import { timeZone, type Captain, type Content, type Event, type News, type Shown } from './content.ts'
import { languages, words, type Language } from './words.ts'

/** A form that was sent and not taken. */
export interface Refused {
  readonly values: URLSearchParams
  /** What is wrong with the whole of it. */
  readonly sentence: string
  /** What is wrong with single fields. */
  readonly fields: ReadonlyMap<string, string>
}

const sections = ['menu', 'games', 'events', 'news', 'hours'] as const

/** Every page of a language by its path. */
export function pagesOf(content: Content): ReadonlyMap<string, Html> {
  const { home, news, events, policy } = content
  const pages: [string, Html | undefined][] = [
    ['', homePage(content)],
    ['menu/', menuPage(content)],
    ['games/', gamesPage(content)],
    ['events/', eventsPage(content)],
    ...events.map((event): [string, Html] => [eventPath(event), eventPage(content, event)]),
    ['news/', newsPage(content)],
    ...news.map((item): [string, Html] => [newsPath(item), newsItemPage(content, item)]),
    ['hours/', hoursPage(content)],
    ['privacy/', policy && privacyPage(content, policy)],
  ]
  return new Map(pages.flatMap(([path, html]) => (html ? [[`${home}/${path}`, html]] : [])))
}

/** Where a record's page is: a draft may have no slug yet. */
const eventPath = ({ slug, id }: Event): string => `events/${slug ?? id}/`
const newsPath = ({ slug, id }: News): string => `news/${slug ?? id}/`

interface Frame {
  readonly path: string
  readonly title?: string
  readonly description?: string | null
  readonly main: Part
}

function frame(
  { lang, home, isDraft, preview, feed, seller }: Content,
  { path, title, description, main }: Frame,
): Html {
  const w = words[lang]
  const other = languages.find((each) => each !== lang)!
  const homeOf = (each: Language): string => home.slice(0, -lang.length) + each
  return markup`<!doctype html>
<html lang="${lang}"${preview && markup` data-origin="${preview.origin}" data-tenant="${preview.tenant}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title ? `${title} | ${w.name}` : w.name}</title>
<meta name="description" content="${description ?? w.about}">
${languages.map((each) => markup`<link rel="alternate" hreflang="${each}" href="${homeOf(each)}/${path}">`)}
<link rel="alternate" type="application/rss+xml" title="${w.pages.news}" href="${feed}">
<link rel="icon" href="data:,">
${isDraft && markup`<meta name="robots" content="noindex">`}
<link rel="stylesheet" href="/style.css">
<script type="module" src="/opening.js"></script>
${preview && markup`<script type="module" src="/preview.js"></script>`}
</head>
<body>
<a class="skip" href="#main">${w.skip}</a>
<header class="top">
<a class="brand" href="${home}/">${w.name}</a>
<nav aria-label="${w.nav}"><ul>${sections.map(
    (section) =>
      markup`<li><a href="${home}/${section}/"${path.startsWith(`${section}/`) && markup` aria-current="${path === `${section}/` ? 'page' : 'true'}"`}>${w.pages[section]}</a></li>`,
  )}</ul></nav>
<a class="language" lang="${other}" hreflang="${other}" href="${homeOf(other)}/${path}">${w.other}</a>
</header>
${preview ? previewBar(lang, `${home}/${path}`, preview) : isDraft && markup`<p class="notice" role="status">${w.draft}</p>`}
<main id="main">${main}</main>
<footer>
<p class="brand">${w.name}</p>
${seller && markup`<p${foreign(lang)}>${seller.address}　${seller.phone}</p>`}
<p><a href="${feed}">${w.feed}</a>　<a href="${home}/privacy/">${w.privacy}</a></p>
</footer>
</body>
</html>
`
}

/** Says that a page is a preview, until when, and how to leave it; with a form for comments, where the link takes any. */
function previewBar(lang: Language, path: string, { token, until, comments, refused }: Shown): Html {
  const w = words[lang].preview
  const end = formatted(lang, until, { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' })
  return markup`<aside class="preview" aria-label="${w.label}"><p><strong>${w.label}</strong> ${w.until(end)}
<a data-leave href="/${lang}/">${w.leave}</a></p>
${
  comments &&
  markup`<details id="comments"${refused && markup` open`}><summary>${w.comment}${comments.length > 0 && `（${comments.length}）`}</summary>
${refused && markup`<p class="notice is-bad" role="alert">${refused.sentence}</p>`}
<form method="post" action="${path}?preview=${encodeURIComponent(token)}">
<input type="hidden" name="id" value="${randomUUID()}">
<p class="field"><label for="comment-name">${w.name}</label><input id="comment-name" name="name" autocomplete="name" maxlength="60" required value="${refused?.name}"></p>
<p class="field"><label for="comment-text">${w.text}</label><textarea id="comment-text" name="text" rows="3" maxlength="2000" required>${refused?.text}</textarea></p>
<p><button>${w.send}</button></p></form>
${
  comments.length > 0 &&
  markup`<ul class="comments">${comments.map(
    (each) =>
      markup`<li><strong>${each.name}</strong> ${dayOf(lang, each.createdAt)}<br><span class="text">${each.body}</span></li>`,
  )}</ul>`
}</details>`
}</aside>`
}

/** A page whose links to the site's own pages carry the token on; the one that leaves the preview does not. */
export const carrying = (page: Html, token: string): Html =>
  richText(
    String(page).replaceAll(
      /(<(?:a|link)\b(?![^>]* data-leave)[^>]* href="\/(?:ja|en)\/[^"#?]*)(#[^"]*)?"/g,
      (_, before: string, place = '') => `${before}?preview=${encodeURIComponent(token)}${place}"`,
    ),
  )

/** The record that a page is about; undefined for one about several. */
export async function recordAt(from: Captain, path: string) {
  const [, , section, key] = path.split('/')
  if (!key) return undefined
  if (section === 'news') return entryOf('article', await from.article.get(key, { fields: ['id'] }))
  if (section === 'events') return entryOf('event', await from.event.get(key, { fields: ['id'] }))
  return undefined
}

const entryOf = <E extends 'article' | 'event'>(entity: E, found: { readonly id: string } | undefined) =>
  found && { entity, id: found.id }

/** What Captain has in Japanese alone says so on English pages, so that it is read out, and broken, as Japanese. */
const foreign = (lang: Language): Html | false => lang === 'en' && markup` lang="ja"`

const yen = (amount: number): Html =>
  markup`<span class="price">${amount.toLocaleString('ja-JP')}<small>円</small></span>`
const price = (lang: Language, amount: number): Html =>
  lang === 'ja' ? yen(amount) : markup`<span class="price">¥${amount.toLocaleString('en-GB')}</span>`

const formatted = (lang: Language, at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(words[lang].locale, { timeZone, ...options }).format(new Date(at))
const dayOf = (lang: Language, at: string): Html =>
  markup`<time datetime="${at}">${formatted(lang, at, { year: 'numeric', month: 'long', day: 'numeric' })}</time>`
const whenOf = (lang: Language, { startAt, endAt, isAllDay }: Event): Html => {
  if (!startAt || !endAt) return markup`${words[lang].undecided}`
  const day = formatted(lang, startAt, { month: 'long', day: 'numeric', weekday: 'short' })
  const clock = (at: string) => formatted(lang, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const hours = isAllDay ? '' : ` ${clock(startAt)}${lang === 'ja' ? '～' : '–'}${clock(endAt)}`
  return markup`<time datetime="${startAt}">${day}${hours}</time>`
}

/** The sentence about now is written where it is read, by `browser/opening.ts`. */
function opening({ lang, home, opening: { days } }: Content): Html {
  const w = words[lang]
  const instant = (day: string, clock: string): number => {
    const [hours, minutes] = clock.split(':').map(Number) as [number, number]
    return Date.parse(`${day}T00:00:00+09:00`) + (hours * 60 + minutes) * 60_000
  }
  const known = {
    locale: w.locale,
    timeZone,
    spans: days.flatMap(({ day, hours }) =>
      (hours ?? []).map(({ start, end }) => [instant(day, start), instant(day, end)]),
    ),
    words: { open: w.hours.open, later: w.hours.later, next: w.hours.next },
  }
  return markup`<p class="opening" role="status" data-opening="${JSON.stringify(known)}"><a href="${home}/hours/">${w.hours.unknown}</a></p>`
}

function homePage(content: Content): Html {
  const { lang, home, news, events, foods, games } = content
  const w = words[lang]
  const [game] = games
  const more = (section: (typeof sections)[number]) =>
    markup`<p class="more"><a href="${home}/${section}/">${w.more(w.pages[section])}</a></p>`
  return frame(content, {
    path: '',
    main: markup`<section class="hero"><div><h1>${w.slogan}</h1><p>${w.about}</p>${opening(content)}</div>
${image(mainOf(game?.images ?? null), '(min-width: 60rem) 36rem, 100vw', true)}</section>
<section><h2>${w.pages.events}</h2>${eventCards(content, events.slice(0, 3), 'h3')}${more('events')}</section>
<section><h2>${w.pages.news}</h2>${newsCards(content, news.slice(0, 3), 'h3')}${more('news')}</section>
<section><h2>${w.recommended}</h2><ul class="cards">${foods
      .filter(({ isRecommended }) => isRecommended)
      .map((food) => dish(content, food, 'h3', '(min-width: 60rem) 18rem, 90vw'))}</ul>${more('menu')}</section>`,
  })
}

type Dish = Content['foods' | 'drinks' | 'plays'][number]

function menuPage(content: Content): Html {
  const { lang, foods, drinks, plays } = content
  const w = words[lang]
  const part = (title: string, id: string, dishes: readonly Dish[]) => {
    const categories = new Map(dishes.flatMap(({ category }) => (category ? [[category.id, category]] : [])))
    const sorted = [...categories.values()].sort((one, other) => one.sortOrder - other.sortOrder)
    return markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="categories">${sorted.map(
      ({ id: own, name, fallback }) =>
        markup`<div><h3${fallback.length > 0 && foreign(lang)}>${name}</h3><ul class="cards is-list">${dishes
          .filter(({ category }) => category?.id === own)
          .map((each) => dish(content, each, 'h4', '7rem'))}</ul></div>`,
    )}</div></section>`
  }
  return frame(content, {
    path: 'menu/',
    title: w.pages.menu,
    main: markup`<h1>${w.pages.menu}</h1><p>${w.tax}</p>
${part(w.food, 'food', foods)}${part(w.drink, 'drink', drinks)}${part(w.play, 'play', plays)}`,
  })
}

function dish({ lang }: Content, record: Dish, tag: 'h3' | 'h4', widths: string): Html {
  const w = words[lang]
  const { name, fallback, description, image: picture } = record
  const sizes = 'sizes' in record ? record.sizes : null
  return markup`<li class="card">${image(picture, widths)}
<div><${tag}${fallback.includes('name') && foreign(lang)}>${name}</${tag}>
<p>${
    sizes && sizes.length > 0
      ? sizes.map((size) => markup`<span class="size">${size.name} ${price(lang, size.price)}</span> `)
      : markup`${price(lang, record.price)}${'per' in record && markup` <small>/ ${w.per[record.per]}</small>`}`
  }</p>
${description && markup`<p${foreign(lang)}>${description}</p>`}
${'isSoldOut' in record && record.isSoldOut && markup`<p class="badge">${w.soldOut}</p>`}
${record.isRecommended && markup`<p class="badge is-good">${w.recommended}</p>`}</div></li>`
}

function gamesPage(content: Content): Html {
  const { lang, games } = content
  const w = words[lang]
  return frame(content, {
    path: 'games/',
    title: w.pages.games,
    main: markup`<h1>${w.pages.games}</h1><ul class="cards is-wide">${games.map(
      (game, index) => markup`<li class="card" id="${game.slug}">
${image(mainOf(game.images), '(min-width: 60rem) 24rem, (min-width: 40rem) 45vw, 90vw', index === 0)}
<div><h2${foreign(lang)}>${game.title}</h2>
<p class="facts"><span>${w.players(game.minPlayers, game.maxPlayers)}</span><span>${w.minutes(game.minMinutes, game.maxMinutes)}</span>${
        game.ageFrom !== null && markup`<span>${w.age(game.ageFrom)}</span>`
      }<span>${w.difficulty[game.difficulty]}</span></p>
${game.description && markup`<p${foreign(lang)}>${game.description}</p>`}
${game.staffCanTeach && markup`<p class="badge is-good">${w.teaches}</p>`}
${game.isForSale && game.salePrice !== null && markup`<p>${w.forSale} ${price(lang, game.salePrice)}</p>`}</div></li>`,
    )}</ul>`,
  })
}

const eventCards = ({ lang, home }: Content, events: readonly Event[], tag: 'h2' | 'h3'): Html =>
  events.length === 0
    ? markup`<p>${words[lang].noEvents}</p>`
    : markup`<ul class="cards is-wide">${events.map(
        (event) => markup`<li class="card">
${image(mainOf(event.images), '(min-width: 60rem) 24rem, (min-width: 40rem) 45vw, 90vw')}
<div><${tag}><a href="${home}/${eventPath(event)}"${foreign(lang)}>${event.title}</a></${tag}>
<p>${whenOf(lang, event)}</p><p${foreign(lang)}>${event.lead}</p>
<p class="badge${event.holdStatus === 'scheduled' && ' is-good'}">${words[lang].held[event.holdStatus]}</p></div></li>`,
      )}</ul>`

function eventsPage(content: Content): Html {
  const { lang, events, calendar } = content
  const w = words[lang]
  return frame(content, {
    path: 'events/',
    title: w.pages.events,
    main: markup`<h1>${w.pages.events}</h1>${eventCards(content, events, 'h2')}
<p class="more"><a href="${calendar}">${w.calendar}</a></p>`,
  })
}

/** Whether an event may be applied for here, at the moment the page is built. Captain judges again. */
const takesApplications = (
  { takesApplications, holdStatus, applicationStartAt, applicationEndAt, startAt }: Event,
  now: number,
) =>
  takesApplications &&
  holdStatus === 'scheduled' &&
  Date.parse(applicationStartAt ?? '1970-01-01') <= now &&
  now < Date.parse(applicationEndAt ?? startAt)

/** The page of an event, with its form; with what was sent, if that was refused. */
export function eventPage(content: Content, event: Event, refused?: Refused): Html {
  const { lang, home, isDraft, now } = content
  const w = words[lang]
  const fact = (name: string, value: Part, isForeign = false) =>
    value ? markup`<dt>${name}</dt><dd${isForeign && foreign(lang)}>${value}</dd>` : undefined
  const isFull = event.holdStatus === 'full' || event.remaining === 0
  return frame(content, {
    path: eventPath(event),
    title: event.title,
    description: event.lead,
    main: markup`<article><h1${foreign(lang)}>${event.title}</h1><p class="lead"${foreign(lang)}>${event.lead}</p>
${image(mainOf(event.images), '(min-width: 48rem) 46rem, 100vw', true)}
<dl>${fact(w.when, whenOf(lang, event))}${fact(w.venue, event.venue, true)}${fact(w.host, event.hostName, true)}${fact(
      w.fees,
      event.fees?.map(
        (fee) =>
          markup`<span class="size"><span${foreign(lang)}>${fee.label}</span> ${price(lang, fee.amount)}</span> `,
      ),
    )}${fact(w.places, event.capacity && w.placesOf(event.capacity, event.remaining))}${fact(
      w.games,
      event.boardgames &&
        event.boardgames.length > 0 &&
        markup`<ul>${event.boardgames.map((game) => markup`<li><a href="${home}/games/#${game.slug}"${foreign(lang)}>${game.title}</a></li>`)}</ul>`,
    )}</dl>
${body(lang, event.body)}
${
  !isDraft && (refused || (takesApplications(event, now) && !isFull))
    ? applicationForm(content, event, refused)
    : isFull
      ? markup`<p class="notice">${w.apply.full}</p>`
      : event.takesApplications && markup`<p class="notice">${w.apply.notNow}</p>`
}</article>`,
  })
}

function applicationForm({ lang, policy }: Content, { slug, remaining }: Event, refused?: Refused): Html {
  const w = words[lang].apply
  const field = (name: string, label: string, control: (attributes: Html) => Html, isOptional = false) => {
    const problem = refused?.fields.get(name)
    return markup`<p class="field"><label for="${name}">${label}${isOptional && markup` <small>${w.optional}</small>`}</label>
${control(markup`id="${name}" name="${name}"${!isOptional && markup` required`}${problem && markup` aria-invalid="true" aria-describedby="${name}-problem"`}`)}
${problem && markup`<span class="problem" id="${name}-problem">${problem}</span>`}</p>`
  }
  const value = (name: string): string => refused?.values.get(name) ?? ''
  return markup`<section class="form" aria-labelledby="apply"><h2 id="apply">${w.title}</h2>
${refused && markup`<p class="notice is-bad" role="alert">${refused.sentence}</p>`}
<form method="post" action="/${lang}/events/${slug}/#apply">
${field('people', w.people, (attributes) => markup`<input ${attributes} type="number" inputmode="numeric" min="1" max="${Math.min(remaining ?? 20, 20)}" value="${value('people') || '1'}">`)}
${field('name', w.name, (attributes) => markup`<input ${attributes} autocomplete="name" maxlength="50" value="${value('name')}">`)}
${field('email', w.email, (attributes) => markup`<input ${attributes} type="email" autocomplete="email" value="${value('email')}">`)}
${field('phone', w.phone, (attributes) => markup`<input ${attributes} type="tel" autocomplete="tel" value="${value('phone')}">`, true)}
${field('message', w.message, (attributes) => markup`<textarea ${attributes} rows="3" maxlength="1000">${value('message')}</textarea>`, true)}
<p hidden><label>Website <input name="website" type="checkbox" tabindex="-1" autocomplete="off"></label></p>
<p class="field is-line"><input type="checkbox" id="agreedPrivacyPolicy" name="agreedPrivacyPolicy" required${value('agreedPrivacyPolicy') && markup` checked`}>
<label for="agreedPrivacyPolicy">${lang === 'en' && w.agree}<a href="/${lang}/privacy/" target="_blank">${policy?.title ?? words[lang].privacy}</a>${lang === 'ja' && w.agree}</label></p>
<p><button>${w.send}</button></p>
</form></section>`
}

export const appliedPage = (content: Content, applicationNo: string): Html => {
  const w = words[content.lang].apply
  return frame(content, {
    path: 'events/',
    title: w.done,
    main: markup`<h1>${w.done}</h1><p class="notice is-good">${w.number}: <strong>${applicationNo}</strong></p><p>${w.mail}</p>`,
  })
}

const newsCards = ({ lang, home }: Content, news: readonly News[], tag: 'h2' | 'h3'): Html =>
  markup`<ul class="cards is-wide">${news.map(
    (item) => markup`<li class="card">
${image(item.thumbnail, '(min-width: 60rem) 24rem, (min-width: 40rem) 45vw, 90vw')}
<div><${tag}><a href="${home}/${newsPath(item)}"${foreign(lang)}>${item.title}</a></${tag}>
<p>${item.publishAt && dayOf(lang, item.publishAt)}</p><p${foreign(lang)}>${item.lead}</p></div></li>`,
  )}</ul>`

function newsPage(content: Content): Html {
  const w = words[content.lang]
  return frame(content, {
    path: 'news/',
    title: w.pages.news,
    main: markup`<h1>${w.pages.news}</h1>${newsCards(content, content.news, 'h2')}`,
  })
}

function newsItemPage(content: Content, item: News): Html {
  const { lang, home } = content
  const w = words[lang]
  return frame(content, {
    path: newsPath(item),
    title: item.title,
    description: item.metaDescription ?? item.lead,
    main: markup`<article><h1${foreign(lang)}>${item.title}</h1>
<p>${item.publishAt && dayOf(lang, item.publishAt)} <span${foreign(lang)}>${item.authorName}</span></p>
${w.inJapanese && markup`<p class="notice">${w.inJapanese}</p>`}
${image(item.thumbnail, '(min-width: 48rem) 46rem, 100vw', true)}
${body(lang, item.body)}
${
  item.boardgames &&
  item.boardgames.length > 0 &&
  markup`<h2>${w.pages.games}</h2><ul>${item.boardgames.map((game) => markup`<li><a href="${home}/games/#${game.slug}"${foreign(lang)}>${game.title}</a></li>`)}</ul>`
}</article>`,
  })
}

/** A body, which is in Japanese alone, with the site's own words; none of a draft that has none. The highest of their headings is a level below the page's own. */
function body(lang: Language, text: RichText | null): Html | undefined {
  if (!text) return undefined
  const levels = text.blocks.flatMap((block) => (block.type === 'header' ? [block.data.level] : []))
  const headingOffset = levels.length > 0 ? 2 - Math.min(...levels) : 0
  return richText(renderBody(text, { lang: 'ja', headingOffset, words: words[lang].blocks }))
}

function hoursPage(content: Content): Html {
  const { lang, opening: known, specials } = content
  const w = words[lang].hours
  const specialOf = new Map(specials.map((special) => [special.id, special]))
  const rows = known.days.map(({ day, hours, special }) => {
    const name = formatted(lang, `${day}T12:00:00+09:00`, { month: 'numeric', day: 'numeric', weekday: 'short' })
    const { title, note } = (special && specialOf.get(special.id)) ?? {}
    return markup`<tr${special && markup` class="is-special"`}><th scope="row"><time datetime="${day}">${name}</time></th>
<td>${hours && hours.length > 0 ? hours.map(({ start, end }) => markup`<span class="size">${w.openTo(start)}–${w.openTo(end)}</span> `) : special?.state === 'private' ? w.private : w.closed}</td>
<td${foreign(lang)}>${title}${note && markup`<br><small>${note}</small>`}</td></tr>`
  })
  return frame(content, {
    path: 'hours/',
    title: words[lang].pages.hours,
    main: markup`<h1>${words[lang].pages.hours}</h1>${opening(content)}
<table><caption>${w.calendar}</caption><thead><tr><th scope="col">${w.day}</th><th scope="col">${w.time}</th><th scope="col">${w.note}</th></tr></thead><tbody>${rows}</tbody></table>`,
  })
}

const privacyPage = (content: Content, policy: NonNullable<Content['policy']>): Html =>
  frame(content, {
    path: 'privacy/',
    title: policy.title,
    main: markup`<article${policy.fallback.includes('body') && foreign(content.lang)}><h1>${policy.title}</h1>${richText(policy.body)}</article>`,
  })

/** A page that says that something went wrong; without content, if Captain has not been reached yet. */
export function sorryPage(lang: Language, sentence: string): Html {
  const w = words[lang]
  return markup`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><main><h1>${sentence}</h1><p><a href="/${lang}/">${w.toHome}</a></p></main></body></html>`
}

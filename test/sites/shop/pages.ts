import type { PlacedOrder, Quote } from '../../../generators/client/index.ts'
import type { Product, Shop, Tokusho } from '../../../generators/client/sites/suda-nijo-com.ts'
import { image, mainOf, markup, richText, type Html, type Part } from '../html.ts'
import { writeCart, type Cart } from './cart.ts'
import { allergens, prefectures, sentences, shippingKinds, siteName, wishTimes, wrappings } from './words.ts'

/** A product as lists show it, without its description. */
export type Listed = Drafted<Omit<Product, 'description' | 'descriptionEn'>>

/** A product that may be a draft, which may lack its address, its price or its pictures. */
type Drafted<P extends Product | Omit<Product, 'description' | 'descriptionEn'>> = Omit<
  P,
  'slug' | 'price' | 'images'
> & {
  readonly [N in 'slug' | 'price' | 'images']: P[N] | null
}

interface Frame {
  readonly cart: Cart
  readonly title?: string
  /** Whether it also shows what is not published. */
  readonly isDraft?: boolean | undefined
  readonly main: Part
}

function frame({ cart, title, isDraft, main }: Frame): Html {
  const count = cart.items.reduce((all, { quantity }) => all + quantity, 0)
  return markup`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title ? `${title} | ${siteName}` : siteName}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
${isDraft && markup`<meta name="robots" content="noindex">`}
</head>
<body>
<a class="skip" href="#main">本文へ</a>
<header class="top">
<a class="brand" href="${isDraft ? '/draft/' : '/'}">${siteName}</a>
<a class="cart-link" href="/cart">カート<span class="count">${count}<span class="unseen">点</span></span></a>
</header>
${isDraft && markup`<p class="notice" role="status">${sentences.draft}</p>`}
<main id="main">${main}</main>
<footer>
<p class="brand">${siteName}</p>
<p><a href="/law">特定商取引法に基づく表記</a>　<a href="/terms">利用規約</a>　<a href="/privacy">プライバシーポリシー</a></p>
</footer>
</body>
</html>
`
}

const yen = (amount: number): Html =>
  markup`<span class="price">${amount.toLocaleString('ja-JP')}<small>円</small></span>`

/** A day without a time, as `2026-04-01`. */
const dayOf = (day: string): string =>
  new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }).format(new Date(day))

const isOnSale = ({ saleStatus, stock }: Listed): boolean => saleStatus === 'onSale' && stock > 0

const stockOf = (product: Listed): Html =>
  isOnSale(product)
    ? product.stock <= 5
      ? markup`<p class="badge">残り${product.stock}点</p>`
      : markup`<p class="badge is-good">在庫あり</p>`
    : markup`<p class="badge is-bad">${{ preparing: '近日発売', onSale: '売り切れ', soldOut: '売り切れ', ended: '販売終了' }[product.saleStatus]}</p>`

const priceOf = ({ price, listPrice, taxRate }: Listed): Html =>
  price === null
    ? markup`<p><strong>${sentences.noPrice}</strong></p>`
    : markup`<p>${listPrice !== null && markup`<s>${yen(listPrice)}</s> `}<strong>${yen(price)}</strong> <small>税込${taxRate === '8' && '・軽減税率8%'}</small></p>`

interface ListPage {
  readonly cart: Cart
  readonly products: readonly Listed[]
  readonly settings: Shop | undefined
  /** What the shop says of products it recommends, by their ids. */
  readonly recommended: ReadonlyMap<string, string>
  readonly isDraft?: boolean
}

/** Where a product’s page is: a draft may have no slug yet. */
const placeOf = ({ slug, id }: Listed, isDraft = false): string => `${isDraft ? '/draft' : ''}/products/${slug ?? id}`

export const listPage = ({ cart, products, settings, recommended, isDraft }: ListPage): Html =>
  frame({
    cart,
    isDraft,
    main: markup`<h1>朝ついて、昼に発送。</h1><p class="lead">${settings?.shippingText}</p>
<ul class="cards">${products.map(
      (product, index) => markup`<li class="card">
${image(mainOf(product.images), '(min-width: 60rem) 18rem, (min-width: 40rem) 45vw, 90vw', index === 0)}
<div>${recommended.has(product.id) && markup`<p class="comment">${recommended.get(product.id)}</p>`}
<h2><a href="${placeOf(product, isDraft)}">${product.name}</a></h2><p>${product.catchcopy}</p>${priceOf(product)}${stockOf(product)}</div></li>`,
    )}</ul>`,
  })

/** A product with its description as HTML; a draft may have none. */
type Described = Listed & { readonly description: string | null }

/** The page of a product; of a draft, nothing can be bought on it. */
export function productPage(cart: Cart, product: Described, isDraft = false): Html {
  const { id, name, catchcopy, description, maxPerOrder, stock, foodLabel, size, shippingKind } = product
  const most = Math.min(stock, maxPerOrder ?? 99)
  const images = product.images ?? []
  const main = mainOf(images)
  const inProduct = product.allergens?.map((each) => allergens[each] ?? each) ?? []
  const row = (label: string, value: Part) => value && markup`<tr><th scope="row">${label}</th><td>${value}</td></tr>`
  return frame({
    cart,
    title: name,
    isDraft,
    main: markup`<article class="product"><div class="pictures">${image(main, '(min-width: 60rem) 34rem, 100vw', true)}
<div class="small">${images.filter((each) => each !== main).map((each) => image(each, '10rem'))}</div></div>
<div class="about"><h1>${name}</h1><p class="lead">${catchcopy}</p>${priceOf(product)}${stockOf(product)}
${
  !isDraft &&
  isOnSale(product) &&
  markup`<form method="post" action="/cart" class="buy"><input type="hidden" name="product" value="${id}">
<label for="quantity">数量</label><input id="quantity" name="quantity" type="number" inputmode="numeric" min="1" max="${most}" value="1" required>
<button>カートに入れる</button></form>${maxPerOrder !== null && markup`<p><small>1回のご注文で${maxPerOrder}点まで</small></p>`}`
}
<h2>商品について</h2>
${description !== null && richText(description)}
<table><caption>仕様</caption><tbody>${row('送り方', shippingKinds[shippingKind])}${row('大きさ', size)}${foodLabel?.map(({ label, value }) => row(label, value))}${row('アレルゲン', inProduct.join('、'))}</tbody></table></div></article>`,
  })
}

const optionsOf = (options: readonly (readonly [string, string])[], chosen: string): readonly Html[] =>
  options.map(
    ([value, label]) => markup`<option value="${value}"${value === chosen && markup` selected`}>${label}</option>`,
  )

const prefectureOptions = (chosen: string): Part => [
  chosen === '' && markup`<option value="">選んでください</option>`,
  optionsOf(prefectures, chosen),
]

/** The products of an order, what comes to them, and the tax in it. */
const sums = ({ items, shippingFee, total, taxBreakdown, shipsOn, earliestWishDate }: Quote): Html => {
  const line = (label: Part, amount: number) => markup`<tr><th scope="row">${label}</th><td>${yen(amount)}</td></tr>`
  return markup`<table class="sums"><caption>合計</caption><tbody>
${items.map(({ product, name, quantity, amount }) => line(product === null ? name : `${name} × ${quantity}`, amount))}
${line('送料', shippingFee)}</tbody>
<tbody class="total">${line('お支払い', total)}</tbody>
<tbody class="tax">${taxBreakdown.map(({ taxRate, taxableAmount, tax }) => line(markup`${taxRate}%対象 ${yen(taxableAmount)} のうち消費税`, tax))}</tbody></table>
<p>${dayOf(shipsOn)}に発送できます。お届けは${dayOf(earliestWishDate)}からです。</p>`
}

interface CartPage {
  readonly cart: Cart
  /** Those of the cart that the public can see. */
  readonly products: readonly Listed[]
  /** What it costs, once it is known where it goes. */
  readonly quote?: Quote | undefined
  /** What is wrong with single products, by their ids, and with the whole. */
  readonly problems?: ReadonlyMap<string, string> | undefined
  readonly sentence?: string | undefined
}

export function cartPage({ cart, products, quote, problems, sentence }: CartPage): Html {
  if (cart.items.length === 0)
    return frame({
      cart,
      title: 'カート',
      main: markup`<h1>カート</h1>${sentence && markup`<p class="notice is-bad" role="alert">${sentence}</p>`}
<p>カートに品物はありません。</p><p><a class="button" href="/">品物を見る</a></p>`,
    })
  const rows = cart.items.map(({ product: id, quantity }) => {
    const product = products.find((each) => each.id === id)
    const name = product?.name ?? '取り扱いのない商品'
    const problem = problems?.get(id) ?? (product ? undefined : 'この商品は販売していません。')
    return markup`<li class="line">${image(product && mainOf(product.images), '6rem')}
<div class="what">${product ? markup`<a href="${placeOf(product)}">${product.name}</a><br>${product.price !== null && yen(product.price)} <small>${shippingKinds[product.shippingKind]}</small>` : name}
${problem && markup`<span class="problem" id="p-${id}">${problem}</span>`}</div>
<div class="how-many"><label for="q-${id}">数量<span class="unseen">（${name}）</span></label>
<input id="q-${id}" name="q-${id}" type="number" inputmode="numeric" min="0" max="${product?.maxPerOrder ?? 999}" value="${quantity}"${problem && markup` aria-invalid="true" aria-describedby="p-${id}"`}>
<button class="quiet" name="remove" value="${id}">削除<span class="unseen">（${name}）</span></button></div></li>`
  })
  return frame({
    cart,
    title: 'カート',
    main: markup`<h1>カート</h1>
${sentence && markup`<p class="notice is-bad" role="alert">${sentence}</p>`}
<form method="post" action="/cart/changes" class="two"><div><button class="unseen" tabindex="-1" aria-hidden="true">計算し直す</button><ul class="lines">${rows}</ul></div>
<div class="side"><p class="field"><label for="prefecture">お届け先</label><select id="prefecture" name="prefecture">${prefectureOptions(cart.prefecture)}</select></p>
<fieldset><legend>ラッピング</legend>${Object.entries(wrappings).map(
      ([value, label]) =>
        markup`<label><input type="radio" name="giftWrapping" value="${value}"${value === cart.giftWrapping && markup` checked`}> ${label}</label>`,
    )}</fieldset>
<p><button class="quiet">計算し直す</button></p>
${quote ? markup`${sums(quote)}<p><a class="button" href="/checkout">ご注文へ進む</a></p>` : markup`<p class="notice">${problems && problems.size > 0 ? '数量を直すか、削除してください。' : 'お届け先を選ぶと、送料と合計がわかります。'}</p>`}</div></form>`,
  })
}

/** The fields of the customer, in their order. */
const fields: readonly {
  readonly name: string
  readonly label: string
  readonly attributes: Html
  readonly isOptional?: true
}[] = [
  { name: 'buyerName', label: 'お名前', attributes: markup`autocomplete="name" maxlength="50"` },
  { name: 'buyerKana', label: 'フリガナ', attributes: markup`maxlength="50"`, isOptional: true },
  { name: 'buyerEmail', label: 'メールアドレス', attributes: markup`type="email" autocomplete="email"` },
  { name: 'buyerPhone', label: '電話番号', attributes: markup`type="tel" autocomplete="tel"` },
  {
    name: 'buyerPostalCode',
    label: '郵便番号',
    attributes: markup`inputmode="numeric" autocomplete="postal-code" placeholder="604-0000"`,
  },
]

/** What the customer fills in, and keeps between tries. */
export const customerFields = [...fields.map(({ name }) => name), 'buyerAddress'] as const

interface CheckoutPage {
  readonly cart: Cart
  readonly quote: Quote
  /** The site's own key of this order, the same at every try. */
  readonly order: string
  readonly values: URLSearchParams
  /** The edition of the terms that are in force. */
  readonly terms: string | undefined
  readonly sentences?: readonly string[]
  /** What is wrong with single fields. */
  readonly problems?: ReadonlyMap<string, string> | undefined
}

export function checkoutPage({
  cart,
  quote,
  order,
  values,
  terms,
  sentences: said = [],
  problems,
}: CheckoutPage): Html {
  const value = (name: string): string => values.get(name) ?? ''
  const field = (name: string, label: string, control: (attributes: Html) => Html, isOptional = false) => {
    const problem = problems?.get(name)
    return markup`<p class="field"><label for="${name}">${label}${isOptional && markup` <small>任意</small>`}</label>
${control(markup`id="${name}" name="${name}"${!isOptional && markup` required`}${problem && markup` aria-invalid="true" aria-describedby="${name}-problem"`}`)}
${problem && markup`<span class="problem" id="${name}-problem">${problem}</span>`}</p>`
  }
  return frame({
    cart,
    title: 'ご注文',
    main: markup`<h1>ご注文</h1>
${said.length > 0 && markup`<div class="notice is-bad" role="alert">${said.map((each) => markup`<p>${each}</p>`)}</div>`}
<form method="post" action="/checkout" class="two">
<div><input type="hidden" name="order" value="${order}"><input type="hidden" name="cart" value="${writeCart(cart)}"><input type="hidden" name="expectedTotal" value="${quote.total}">
<h2>ご注文者・お届け先</h2>
${fields.map(({ name, label, attributes, isOptional }) => field(name, label, (own) => markup`<input ${own} ${attributes} value="${value(name)}">`, isOptional))}
${field('buyerPrefecture', '都道府県', (own) => markup`<select ${own} autocomplete="address-level1">${prefectureOptions(cart.prefecture)}</select>`)}
${field('buyerAddress', '市区町村・番地・建物', (own) => markup`<input ${own} autocomplete="street-address" maxlength="120" value="${value('buyerAddress')}">`)}
<h2>お届け</h2>
${field('wishDate', 'お届け希望日', (own) => markup`<input ${own} type="date" min="${quote.earliestWishDate}" value="${value('wishDate')}">`, true)}
${field('wishTime', '時間帯', (own) => markup`<select ${own}>${optionsOf(Object.entries(wishTimes), value('wishTime'))}</select>`)}
${cart.giftWrapping === 'noshi' && field('noshiName', 'のしのお名前', (own) => markup`<input ${own} maxlength="20" value="${value('noshiName')}">`)}
${field('customerNote', 'お店への連絡', (own) => markup`<textarea ${own} rows="3" maxlength="400">${value('customerNote')}</textarea>`, true)}</div>
<div class="side"><h2>ご注文の内容</h2>${sums(quote)}
<p>お支払いは銀行振込です。ご注文のあとに、振込先をお知らせします。</p>
${terms && markup`<p class="field is-line"><input type="checkbox" id="agreed" name="agreed" value="${terms}" required${value('agreed') && markup` checked`}><label for="agreed"><a href="/terms" target="_blank">利用規約</a>に同意します</label></p>`}
<p><button>${yen(quote.total)}で注文する</button></p><p><a href="/cart">カートに戻る</a></p></div></form>`,
  })
}

const accountTypes: Readonly<Record<string, string>> = { ordinary: '普通', current: '当座' }

export function orderedPage(placed: PlacedOrder): Html {
  const { orderNo, transfer } = placed
  return frame({
    cart: { items: [], prefecture: '', giftWrapping: 'none' },
    title: 'ご注文ありがとうございます',
    main: markup`<article><h1>ご注文ありがとうございます</h1><p class="notice is-good">ご注文番号 <strong>${orderNo}</strong></p>
<p>確認のメールをお送りします。この画面もお控えください。</p>
${
  transfer &&
  markup`<h2>お振込先</h2><dl>${row('金額', yen(transfer.amount))}${row('期限', dayOf(transfer.dueOn))}
${row('銀行', markup`${transfer.bankName}${transfer.bankCode && `（${transfer.bankCode}）`}　${transfer.branchName}${transfer.branchCode && `（${transfer.branchCode}）`}`)}
${row('口座', markup`${accountTypes[transfer.accountType ?? '']}　${transfer.accountNumber}`)}${row('名義', transfer.accountHolderKana)}</dl>
<p>お名前の前にご注文番号を添えてお振り込みください。手数料はご負担をお願いします。</p>`
}
<h2>ご注文の内容</h2>${sums(placed)}
<p><a class="button" href="/">お店へ戻る</a></p></article>`,
  })
}

/** A text of the law or of the shop, as HTML. */
export const documentPage = (cart: Cart, title: string, body: string): Html =>
  frame({ cart, title, main: markup`<article><h1>${title}</h1>${richText(body)}</article>` })

/** A name and what it says; nothing if it says nothing. */
const row = (label: string, value: Part): Part => value && markup`<dt>${label}</dt><dd>${value}</dd>`

export const lawPage = (cart: Cart, law: Tokusho): Html =>
  frame({
    cart,
    title: '特定商取引法に基づく表記',
    main: markup`<article><h1>特定商取引法に基づく表記</h1><dl>${row('販売業者', law.sellerName)}${row('運営統括責任者', law.operationManager)}
${row('所在地', law.address && `〒${(law.postalCode ?? '').replace(/^\d{3}(?=\d)/, '$&-')} ${law.address}`)}${row('電話番号', law.phone && `${law.phone}（${law.phoneHours ?? ''}）`)}${row('メールアドレス', law.email)}
${row('販売価格', law.price)}${row('送料', law.shippingFee)}${row('その他の費用', law.otherFees)}${row('支払方法', law.paymentMethods)}${row('支払時期', law.paymentTiming)}
${row('引渡時期', law.deliveryTiming)}${row('返品', law.returns)}${row('キャンセル', law.cancellation)}</dl></article>`,
  })

export const sorryPage = (cart: Cart, sentence: string): Html =>
  frame({
    cart,
    title: sentence,
    main: markup`<h1>${sentence}</h1><p><a class="button" href="/">お店へ戻る</a>　<a href="/cart">カートを見る</a></p>`,
  })

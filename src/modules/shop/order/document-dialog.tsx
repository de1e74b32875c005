import Close from '@mui/icons-material/Close'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useGetList, useRefresh } from 'react-admin'
import { useState, Suspense, use, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { today } from '../../../../entities/language/dates/plain-date.ts'
import { honorificOf, honorifics, type Honorific } from '../../../../entities/language/shared/honorific.ts'
import { isPaidState } from '../../../../entities/shop/order-states.ts'
import { ScrollRegion } from '../../../kernel/controls/scroll-region.tsx'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { useJournalUser } from '../../../kernel/form/use-journal-user.ts'
import { saveRefusalOf } from '../../../kernel/form/save-failure.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { errorText, statusOf } from '../../../kernel/words/error-text.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { order as entity } from '../../../../entities/shop/order.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { useWords, WordsContext } from '../../../shell/words/words-context.tsx'
import type { OrderRecord, OrderDocumentKind, ParcelRecord, Transfer } from './order-record.ts'
import { OrderDocument } from './order-document.tsx'
import { screenStyle } from './document-style.ts'
import type { Seller } from './seller.tsx'
import { useKeyedPost, type SentKeys } from '../../../kernel/api/use-keyed-post.ts'
import type { Locale } from '../../../shell/words/locale.ts'
import { createWords } from '../../../shell/words/words.ts'

interface OrderDocumentDialogProps {
  readonly kind: OrderDocumentKind
  readonly order: OrderRecord
  /** The parcel that a delivery slip is for. */
  readonly parcel?: ParcelRecord
  close(): void
}

const one = { page: 1, perPage: 1 } as const

/**
 * The print preview of a document, in the customer's language, with a print button. In print, the page around it is
 * hidden. A receipt is noted as issued before it is printed.
 */
export default function OrderDocumentDialog({ kind, order: opened, parcel, close }: OrderDocumentDialogProps) {
  const { translate } = useWords()
  const labels = useLabels(entity)
  const { slug } = useTenant()
  const refresh = useRefresh()
  const place = `${useJournalUser()} ${slug} ${opened.id}`
  const [unanswered] = useState(() => (kind === 'receipt' ? unansweredReceipt(place) : undefined))
  const [keys] = useState<SentKeys>(() => unanswered?.keys ?? new Map())
  const keyedPost = useKeyedPost(keys)
  // As it was opened or last answered: while an answer is lost, the same call can be made again, here and by whoever
  // closes this and opens it again.
  const [order, setOrder] = useState(unanswered?.order ?? opened)
  const sellers = useGetList<Seller>('tokusho', {
    filter: { status: 'published', effectiveOn_lte: today() },
    sort: { field: 'effectiveOn', order: 'DESC' },
    pagination: one,
  })
  const transfers = useGetList<Transfer>(
    'payment-bank',
    {
      filter: { order: order.id, status_neq: 'cancelled' },
      sort: { field: 'paymentNo', order: 'DESC' },
      pagination: one,
    },
    { enabled: kind === 'invoice' && order.paymentMethod === 'bank' },
  )
  const [addressee, setAddressee] = useState(unanswered?.addressee ?? order.receiptName ?? order.buyerName)
  const [chosen, setChosen] = useState(unanswered?.honorific)
  // A receipt issued again addresses whom it named as before.
  const before = addressee === order.receiptName ? order.receiptHonorific : undefined
  const honorific = chosen ?? before ?? honorificOf(addressee)
  const hasHonorific = order.locale !== 'en'
  const issues = issuesOf(order)
  // Fixed at the click that prints: on phones print() returns while the print preview is still reading the page.
  const [isCopy, setIsCopy] = useState(issues > 0)
  const [busy, setBusy] = useState(false)
  const words = (key: string, params: object = {}) => translate(`resources.order.documents.${key}`, params)
  const [failure, setFailure] = useState(unanswered && words('issueUncertain'))
  const isPending = sellers.isPending || transfers.isLoading
  const seller = sellers.data?.[0]
  const unpaid = kind === 'receipt' && !isPaidState(order.status)

  const printReceipt = async () => {
    setBusy(true)
    setFailure(undefined)
    const earlier = unansweredReceipt(place)
    keepUnanswered(place, { order, addressee, honorific, keys })
    try {
      const saved = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/receipts'>(
        `/api/v1/authorized/tenants/${slug}/order/${order.id}/receipts`,
        keyedPost({ version: order.version, addressee, ...(hasHonorific && { honorific }) }),
      )
      keepUnanswered(place, undefined)
      const issued = saved as OrderRecord
      flushSync(() => {
        setBusy(false)
        setOrder(issued)
        setIsCopy(issuesOf(issued) > 1)
      })
      window.print()
    } catch (error) {
      const refusal = saveRefusalOf(error)
      if (refusal.kind === 'stale') {
        const current = refusal.current as unknown as OrderRecord
        setOrder(current)
        setIsCopy(issuesOf(current) > 0)
      }
      const status = statusOf(error)
      const isRefused = (status >= 400 && status < 500) || status === 507
      // Who has to sign in first, or to wait, has learned nothing of a receipt that was asked for before.
      if (isRefused) keepUnanswered(place, notIssuedStatuses.has(status) ? undefined : earlier)
      setBusy(false)
      setFailure(`${errorText(translate, labels, error)} ${words(isRefused ? 'issueFailed' : 'issueUncertain')}`)
    } finally {
      refresh()
    }
  }

  // A receipt under way is printed here, or it is said why it was not.
  const leave = () => {
    if (!busy) close()
  }

  return (
    <Dialog open fullScreen onClose={leave} className="document-dialog" aria-label={words(kind)}>
      <GlobalStyles styles={printStyle} />
      <Box className="document-bar" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5 }}>
        <IconButton disabled={busy} onClick={leave} aria-label={translate('commons.actions.close')}>
          <Close />
        </IconButton>
        <Box component="h2" sx={{ flex: 1, m: 0, fontSize: '1.125rem' }}>
          {words(kind)}
        </Box>
        <Button
          variant="contained"
          startIcon={<PrintOutlined />}
          disabled={isPending || busy || unpaid}
          onClick={() => (kind === 'receipt' ? void printReceipt() : window.print())}
          data-action="print"
        >
          {words('print')}
        </Button>
      </Box>
      <Box className="document-bar" sx={notes}>
        {failure && <MessageBar tone="error">{failure}</MessageBar>}
        {!isPending && kind !== 'slip' && !seller?.invoiceNumber && (
          <MessageBar tone="warning">{words('unregistered')}</MessageBar>
        )}
        {unpaid && <MessageBar tone="warning">{words('receiptUnpaid')}</MessageBar>}
        {kind === 'receipt' && !unpaid && (
          <>
            {issues > 0 && <MessageBar tone="warning">{words('willCopy', { smart_count: issues })}</MessageBar>}
            <Box sx={{ display: 'flex', gap: 1 }}>
              <TextField
                label={words('addresseeField')}
                value={addressee}
                size="small"
                onChange={({ target }) => setAddressee(target.value)}
                slotProps={{ htmlInput: { maxLength: 50 } }}
                sx={{ flex: 1 }}
              />
              {hasHonorific && (
                <TextField
                  select
                  label={words('honorificField')}
                  value={honorific}
                  size="small"
                  onChange={({ target }) => setChosen(target.value as Honorific)}
                  sx={{ minWidth: 96 }}
                >
                  {honorifics.map((each) => (
                    <MenuItem key={each} value={each}>
                      {translate(`resources.order.options.receiptHonorific.${each}`)}
                    </MenuItem>
                  ))}
                </TextField>
              )}
            </Box>
          </>
        )}
      </Box>
      <ScrollRegion label={words(kind)} sx={screenStyle}>
        {!isPending && (
          <CustomerWords locale={order.locale ?? 'ja'}>
            <OrderDocument
              kind={kind}
              order={order}
              parcel={parcel}
              seller={seller}
              transfer={transfers.data?.[0]}
              addressee={addressee}
              honorific={kind === 'receipt' ? honorific : undefined}
              isCopy={kind === 'receipt' && isCopy}
            />
          </CustomerWords>
        )}
      </ScrollRegion>
    </Dialog>
  )
}

/** The refusals that say that no receipt like this was issued. */
const notIssuedStatuses: ReadonlySet<number> = new Set([400, 404, 409, 412, 422])

const issuesOf = ({ receiptIssues }: OrderRecord): number => receiptIssues ?? 0

const notes = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  maxWidth: 794,
  width: '100%',
  mx: 'auto',
  px: 1,
  pb: 1.5,
  '&:empty': { display: 'none' },
} as const

const printStyle = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'body > *:not(.document-dialog), .document-bar, .document-dialog > .MuiBackdrop-root': {
      display: 'none !important',
    },
    '.document-dialog, .document-dialog *': { position: 'static !important', overflow: 'visible !important' },
    // The dialog's own frame is no part of the document.
    '.document-dialog, .document-dialog .MuiDialog-container, .document-dialog .MuiDialog-paper': {
      display: 'block !important',
      height: 'auto !important',
      margin: '0 !important',
      border: '0 !important',
      borderRadius: '0 !important',
      boxShadow: 'none !important',
      // A shadow that fades out would be printed.
      transition: 'none !important',
      outline: '0 !important',
      background: '#fff !important',
    },
    'html, body': { background: '#fff !important' },
  },
} as const

interface CustomerWordsProps {
  readonly locale: Locale
  readonly children: ReactNode
}

/** Renders its children in the language of a customer, whatever the language of the page is. */
function CustomerWords({ locale, children }: CustomerWordsProps) {
  const [words] = useState(() => createWords(locale))
  return (
    <Suspense>
      <WordsContext value={words}>
        <Loaded words={words}>
          <div lang={locale}>{children}</div>
        </Loaded>
      </WordsContext>
    </Suspense>
  )
}

function Loaded({ words, children }: { readonly words: ReturnType<typeof createWords>; readonly children: ReactNode }) {
  const { site } = useTenant()
  use(words.load('commons', 'entities/order', 'entities/payment-bank', `sites/${site}`))
  return children
}

/** A receipt whose answer nobody has seen: it may have been issued. Sent again as it was, it is no second one. */
interface UnansweredReceipt {
  /** The order as it was read when the receipt was asked for. */
  readonly order: OrderRecord
  readonly addressee: string
  readonly honorific: Honorific
  readonly keys: SentKeys
}

/** By account, tenant and order. In memory alone: what names people is not stored in browsers. */
const unanswered = new Map<string, UnansweredReceipt>()

const unansweredReceipt = (place: string): UnansweredReceipt | undefined => unanswered.get(place)

/** Keeps a receipt until its answer was seen; without one, nothing is kept any longer. */
function keepUnanswered(place: string, receipt: UnansweredReceipt | undefined): void {
  if (receipt) unanswered.set(place, receipt)
  else unanswered.delete(place)
}

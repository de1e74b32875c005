import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { postalCodeText } from '../../../shell/words/postal-code.ts'
import { useWords } from '../../../shell/words/words-context.tsx'

/** The seller's details, from the commercial-transactions notice in force. */
export interface Seller extends CaptainRecord {
  readonly sellerName: string
  readonly postalCode: string | null
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly invoiceNumber: string | null
}

/** The issuer of a document, with the registration number if there is one. */
export function SellerBlock({ seller }: { readonly seller: Seller }) {
  const { translate } = useWords()
  return (
    <div className="from">
      <p className="name">{seller.sellerName}</p>
      {seller.invoiceNumber && (
        <p>{translate('resources.order.documents.registration', { number: seller.invoiceNumber })}</p>
      )}
      <p>
        {seller.postalCode && `${postalCodeText(seller.postalCode)} `}
        {seller.address}
      </p>
      <p>{seller.phone}</p>
      <p>{seller.email}</p>
    </div>
  )
}

// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type { ClientOptions } from '../transport.ts'
import type { ListedPicture, RichText, StoredListedPicture } from '../values.ts'

export interface PrivacyPolicy {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly edition: string
  readonly operatorName: string
  readonly operatorAddress: string
  readonly representativeName: string
  readonly contactPoint: string
  readonly externalTransmissions:
    | readonly {
        readonly serviceName: string
        readonly recipient: string
        readonly information: string
        readonly purpose: string
        readonly policyUrl?: string | null
      }[]
    | null
  readonly body: RichText
  readonly bodyEn: RichText | null
  readonly enactedOn: string
  readonly revisedOn: string | null
  readonly effectiveOn: string
  readonly changeSummary: string | null
  readonly updatedAt: string
  readonly versionStatus: 'current' | 'upcoming' | 'past'
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly slug: string
  readonly category: 'sweets' | 'tea' | 'tableware' | 'textile' | 'stationery' | 'gift' | 'other'
  readonly catchcopy: string | null
  readonly description: RichText
  readonly images: readonly ListedPicture[]
  readonly price: number
  readonly listPrice: number | null
  readonly taxRate: '8' | '10'
  readonly stock: number
  readonly maxPerOrder: number | null
  readonly size: string | null
  readonly shippingKind: 'normal' | 'chilled' | 'frozen' | 'mail'
  readonly leadTimeDays: number
  readonly foodLabel: readonly { readonly label: string; readonly value: string }[] | null
  readonly allergens:
    | readonly (
        | 'egg'
        | 'milk'
        | 'wheat'
        | 'buckwheat'
        | 'peanut'
        | 'shrimp'
        | 'crab'
        | 'walnut'
        | 'cashew'
        | 'almond'
        | 'abalone'
        | 'squid'
        | 'salmonRoe'
        | 'orange'
        | 'kiwi'
        | 'beef'
        | 'sesame'
        | 'salmon'
        | 'mackerel'
        | 'soy'
        | 'chicken'
        | 'banana'
        | 'pork'
        | 'macadamia'
        | 'peach'
        | 'yam'
        | 'apple'
        | 'gelatin'
        | 'pistachio'
      )[]
    | null
  readonly saleStatus: 'preparing' | 'onSale' | 'soldOut' | 'ended'
  readonly saleStartAt: string | null
  readonly saleEndAt: string | null
  readonly relatedProducts: readonly string[] | null
  readonly sortOrder: number
  readonly metaDescription: string | null
  readonly updatedAt: string
}

export interface ProductRecommend {
  readonly id: string
  readonly product: string
  readonly position: 'home' | 'product' | 'cart'
  readonly comment: string | null
  readonly startAt: string | null
  readonly endAt: string | null
  readonly sortOrder: number
  readonly updatedAt: string
}

export interface Shop {
  readonly id: string
  readonly rates:
    | readonly {
        readonly region:
          | 'rest'
          | 'hokkaido'
          | 'northTohoku'
          | 'southTohoku'
          | 'kanto'
          | 'shinetsu'
          | 'hokuriku'
          | 'chubu'
          | 'kansai'
          | 'chugoku'
          | 'shikoku'
          | 'kyushu'
          | 'okinawa'
        readonly normal?: number | null
        readonly chilled?: number | null
        readonly frozen?: number | null
        readonly mail?: number | null
        readonly days: number
      }[]
    | null
  readonly freeShippingFrom: number | null
  readonly shippingText: string | null
  readonly giftWrappingFee: number
  readonly noshiFee: number
  readonly orderDeadline: string | null
  readonly closedWeekdays: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[] | null
  readonly closedOnHolidays: boolean
  readonly closedPeriods: readonly { readonly from: string; readonly until?: string | null }[] | null
  readonly wishDateMaxDays: number
  readonly takesCards: boolean
  readonly cardPaymentMinutes: number | null
  readonly takesTransfers: boolean
  readonly transferDueDays: number
  readonly updatedAt: string
}

export interface TermOfService {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly edition: string
  readonly jurisdiction: string | null
  readonly body: RichText
  readonly bodyEn: RichText | null
  readonly enactedOn: string
  readonly revisedOn: string | null
  readonly effectiveOn: string
  readonly changeSummary: string | null
  readonly updatedAt: string
  readonly versionStatus: 'current' | 'upcoming' | 'past'
}

export interface Tokusho {
  readonly id: string
  readonly sellerName: string
  readonly representativeName: string | null
  readonly operationManager: string
  readonly disclosureMode: 'shown' | 'onRequest'
  readonly postalCode: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly phoneHours: string | null
  readonly fax: string | null
  readonly email: string
  readonly websiteUrl: string | null
  readonly price: string
  readonly shippingFee: string
  readonly otherFees: string
  readonly paymentMethods: string
  readonly paymentTiming: string
  readonly deliveryTiming: string
  readonly returns: string
  readonly cancellation: string | null
  readonly defectLiability: string | null
  readonly applicationPeriod: string | null
  readonly quantityLimit: string | null
  readonly subscriptionTerms: string | null
  readonly systemRequirements: string | null
  readonly licenses:
    readonly { readonly name: string; readonly number?: string | null; readonly authority?: string | null }[] | null
  readonly corporateNumber: string | null
  readonly invoiceNumber: string | null
  readonly extraItems: readonly { readonly label: string; readonly body: string }[] | null
  readonly summaryEn: RichText | null
  readonly effectiveOn: string
  readonly updatedAt: string
  readonly versionStatus: 'current' | 'upcoming' | 'past'
}

export interface DeliveryRecord {
  readonly id: string
  readonly deliveryNo: string
  readonly order: string
  readonly status: 'ready' | 'shipped' | 'delivered' | 'returned' | 'cancelled'
  readonly contents: readonly { readonly item: number; readonly name: string; readonly quantity: number }[] | null
  readonly carrier: 'takkyubin' | 'post' | 'mail' | 'own' | null
  readonly trackingNumber: string | null
  readonly shippingKind: 'normal' | 'chilled' | 'frozen' | 'mail'
  readonly recipientName: string
  readonly postalCode: string
  readonly prefecture:
    | '10'
    | '11'
    | '12'
    | '13'
    | '14'
    | '15'
    | '16'
    | '17'
    | '18'
    | '19'
    | '20'
    | '21'
    | '22'
    | '23'
    | '24'
    | '25'
    | '26'
    | '27'
    | '28'
    | '29'
    | '30'
    | '31'
    | '32'
    | '33'
    | '34'
    | '35'
    | '36'
    | '37'
    | '38'
    | '39'
    | '40'
    | '41'
    | '42'
    | '43'
    | '44'
    | '45'
    | '46'
    | '47'
    | '01'
    | '02'
    | '03'
    | '04'
    | '05'
    | '06'
    | '07'
    | '08'
    | '09'
  readonly address: string
  readonly phone: string
  readonly boxCount: number
  readonly fee: number | null
  readonly wishDate: string | null
  readonly plannedOn: string | null
  readonly shippedAt: string | null
  readonly deliveredAt: string | null
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface EmailTextRecord {
  readonly id: string
  readonly email: 'orderReceived' | 'orderPaid' | 'orderShipped' | 'orderCancelled' | 'orderReturned'
  readonly language: 'ja' | 'en'
  readonly subject: string
  readonly body: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface OrderRecord {
  readonly id: string
  readonly orderNo: string
  readonly orderedAt: string
  readonly status:
    'pending' | 'awaitingPayment' | 'paid' | 'preparing' | 'shipped' | 'completed' | 'cancelled' | 'returned'
  readonly items: readonly {
    readonly product?: string | null
    readonly code: string
    readonly name: string
    readonly unitPrice: number
    readonly taxRate: '8' | '10'
    readonly quantity: number
    readonly amount: number
  }[]
  readonly itemsTotal: number
  readonly shippingFee: number
  readonly discount: number
  readonly total: number
  readonly taxBreakdown: readonly {
    readonly taxRate: '8' | '10'
    readonly taxableAmount: number
    readonly tax: number
  }[]
  readonly paymentMethod: 'card' | 'bank'
  readonly buyerName: string
  readonly buyerKana: string | null
  readonly buyerEmail: string
  readonly buyerPhone: string
  readonly buyerPostalCode: string
  readonly buyerPrefecture:
    | '10'
    | '11'
    | '12'
    | '13'
    | '14'
    | '15'
    | '16'
    | '17'
    | '18'
    | '19'
    | '20'
    | '21'
    | '22'
    | '23'
    | '24'
    | '25'
    | '26'
    | '27'
    | '28'
    | '29'
    | '30'
    | '31'
    | '32'
    | '33'
    | '34'
    | '35'
    | '36'
    | '37'
    | '38'
    | '39'
    | '40'
    | '41'
    | '42'
    | '43'
    | '44'
    | '45'
    | '46'
    | '47'
    | '01'
    | '02'
    | '03'
    | '04'
    | '05'
    | '06'
    | '07'
    | '08'
    | '09'
  readonly buyerAddress: string
  readonly shipTo: readonly {
    readonly name: string
    readonly postalCode: string
    readonly prefecture:
      | '10'
      | '11'
      | '12'
      | '13'
      | '14'
      | '15'
      | '16'
      | '17'
      | '18'
      | '19'
      | '20'
      | '21'
      | '22'
      | '23'
      | '24'
      | '25'
      | '26'
      | '27'
      | '28'
      | '29'
      | '30'
      | '31'
      | '32'
      | '33'
      | '34'
      | '35'
      | '36'
      | '37'
      | '38'
      | '39'
      | '40'
      | '41'
      | '42'
      | '43'
      | '44'
      | '45'
      | '46'
      | '47'
      | '01'
      | '02'
      | '03'
      | '04'
      | '05'
      | '06'
      | '07'
      | '08'
      | '09'
    readonly address: string
    readonly phone: string
  }[]
  readonly wishDate: string | null
  readonly wishTime: 'none' | 'am' | 't1416' | 't1618' | 't1820' | 't1921'
  readonly giftWrapping: 'none' | 'gift' | 'noshi'
  readonly noshiName: string | null
  readonly customerNote: string | null
  readonly agreedTermsVersion: string | null
  readonly locale: 'ja' | 'en' | null
  readonly paidAt: string | null
  readonly shippedAt: string | null
  readonly cancelledAt: string | null
  readonly cancelReason: 'customer' | 'unpaid' | 'stock' | 'fraud' | 'other' | null
  readonly restockOnReturn: boolean
  readonly sentEmails: readonly ('received' | 'paid' | 'shipped' | 'cancelled' | 'returned')[] | null
  readonly receiptName: string | null
  readonly receiptHonorific: 'person' | 'company' | null
  readonly receiptIssuedAt: string | null
  readonly receiptIssues: number | null
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface PaymentBankRecord {
  readonly id: string
  readonly paymentNo: string
  readonly order: string
  readonly status: 'awaiting' | 'partial' | 'paid' | 'overpaid' | 'expired' | 'refunded' | 'cancelled'
  readonly amount: number
  readonly dueOn: string
  readonly depositedAmount: number | null
  readonly depositedOn: string | null
  readonly payerNameKana: string | null
  readonly bankName: string | null
  readonly bankCode: string | null
  readonly branchName: string | null
  readonly branchCode: string | null
  readonly accountType: 'ordinary' | 'current' | null
  readonly accountNumber: string | null
  readonly accountHolderKana: string | null
  readonly confirmedBy: string | null
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface PaymentCardRecord {
  readonly id: string
  readonly paymentNo: string
  readonly order: string
  readonly status: 'authorized' | 'captured' | 'voided' | 'partiallyRefunded' | 'refunded' | 'failed'
  readonly amount: number
  readonly refundedAmount: number | null
  readonly provider: string | null
  readonly transactionId: string
  readonly brand: 'visa' | 'mastercard' | 'jcb' | 'amex' | 'diners' | null
  readonly last4: string | null
  readonly approvalCode: string | null
  readonly threeDSecure: 'success' | 'attempted' | 'failed' | 'none' | null
  readonly authorizedAt: string | null
  readonly capturedAt: string | null
  readonly refundedAt: string | null
  readonly errorCode: string | null
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface PrivacyPolicyRecord {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly edition: string
  readonly operatorName: string | null
  readonly operatorAddress: string | null
  readonly representativeName: string | null
  readonly contactPoint: string | null
  readonly externalTransmissions:
    | readonly {
        readonly serviceName: string
        readonly recipient: string
        readonly information: string
        readonly purpose: string
        readonly policyUrl?: string | null
      }[]
    | null
  readonly body: RichText | null
  readonly bodyEn: RichText | null
  readonly enactedOn: string | null
  readonly revisedOn: string | null
  readonly effectiveOn: string | null
  readonly changeSummary: string | null
  readonly status: 'draft' | 'published' | 'archived'
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface ProductRecord {
  readonly id: string
  readonly name: string
  readonly nameKana: string | null
  readonly code: string
  readonly slug: string
  readonly category: 'sweets' | 'tea' | 'tableware' | 'textile' | 'stationery' | 'gift' | 'other'
  readonly catchcopy: string | null
  readonly description: RichText | null
  readonly images: readonly StoredListedPicture[] | null
  readonly price: number
  readonly listPrice: number | null
  readonly taxRate: '8' | '10'
  readonly manageStock: boolean
  readonly stock: number
  readonly stockAlert: number
  readonly maxPerOrder: number | null
  readonly janCode: string | null
  readonly weightKg: string | null
  readonly size: string | null
  readonly shippingKind: 'normal' | 'chilled' | 'frozen' | 'mail'
  readonly leadTimeDays: number
  readonly isFood: boolean
  readonly foodLabel: readonly { readonly label: string; readonly value: string }[] | null
  readonly allergens:
    | readonly (
        | 'egg'
        | 'milk'
        | 'wheat'
        | 'buckwheat'
        | 'peanut'
        | 'shrimp'
        | 'crab'
        | 'walnut'
        | 'cashew'
        | 'almond'
        | 'abalone'
        | 'squid'
        | 'salmonRoe'
        | 'orange'
        | 'kiwi'
        | 'beef'
        | 'sesame'
        | 'salmon'
        | 'mackerel'
        | 'soy'
        | 'chicken'
        | 'banana'
        | 'pork'
        | 'macadamia'
        | 'peach'
        | 'yam'
        | 'apple'
        | 'gelatin'
        | 'pistachio'
      )[]
    | null
  readonly saleStatus: 'preparing' | 'onSale' | 'soldOut' | 'ended'
  readonly saleStartAt: string | null
  readonly saleEndAt: string | null
  readonly relatedProducts: readonly string[] | null
  readonly sortOrder: number
  readonly isVisible: boolean
  readonly metaDescription: string | null
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface ProductRecommendRecord {
  readonly id: string
  readonly product: string
  readonly position: 'home' | 'product' | 'cart'
  readonly comment: string | null
  readonly startAt: string | null
  readonly endAt: string | null
  readonly sortOrder: number
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface ShopRecord {
  readonly id: string
  readonly rates:
    | readonly {
        readonly region:
          | 'rest'
          | 'hokkaido'
          | 'northTohoku'
          | 'southTohoku'
          | 'kanto'
          | 'shinetsu'
          | 'hokuriku'
          | 'chubu'
          | 'kansai'
          | 'chugoku'
          | 'shikoku'
          | 'kyushu'
          | 'okinawa'
        readonly normal?: number | null
        readonly chilled?: number | null
        readonly frozen?: number | null
        readonly mail?: number | null
        readonly days: number
      }[]
    | null
  readonly freeShippingFrom: number | null
  readonly shippingText: string | null
  readonly giftWrappingFee: number
  readonly noshiFee: number
  readonly orderDeadline: string | null
  readonly closedWeekdays: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[] | null
  readonly closedOnHolidays: boolean
  readonly closedPeriods: readonly { readonly from: string; readonly until?: string | null }[] | null
  readonly wishDateMaxDays: number
  readonly takesCards: boolean
  readonly cardPaymentMinutes: number | null
  readonly takesTransfers: boolean
  readonly transferDueDays: number
  readonly bankName: string | null
  readonly bankCode: string | null
  readonly branchName: string | null
  readonly branchCode: string | null
  readonly accountType: 'ordinary' | 'current' | null
  readonly accountNumber: string | null
  readonly accountHolderKana: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface TermOfServiceRecord {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly edition: string
  readonly noticeOn: string | null
  readonly jurisdiction: string | null
  readonly body: RichText | null
  readonly bodyEn: RichText | null
  readonly enactedOn: string | null
  readonly revisedOn: string | null
  readonly effectiveOn: string | null
  readonly changeSummary: string | null
  readonly status: 'draft' | 'published' | 'archived'
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

export interface TokushoRecord {
  readonly id: string
  readonly title: string
  readonly edition: string
  readonly sellerName: string | null
  readonly representativeName: string | null
  readonly operationManager: string | null
  readonly disclosureMode: 'shown' | 'onRequest'
  readonly postalCode: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly phoneHours: string | null
  readonly fax: string | null
  readonly email: string | null
  readonly websiteUrl: string | null
  readonly price: string
  readonly shippingFee: string | null
  readonly otherFees: string
  readonly paymentMethods: string | null
  readonly paymentTiming: string | null
  readonly deliveryTiming: string | null
  readonly returns: string | null
  readonly cancellation: string | null
  readonly defectLiability: string | null
  readonly applicationPeriod: string | null
  readonly quantityLimit: string | null
  readonly subscriptionTerms: string | null
  readonly systemRequirements: string | null
  readonly licenses:
    readonly { readonly name: string; readonly number?: string | null; readonly authority?: string | null }[] | null
  readonly corporateNumber: string | null
  readonly invoiceNumber: string | null
  readonly extraItems: readonly { readonly label: string; readonly body: string }[] | null
  readonly summaryEn: RichText | null
  readonly effectiveOn: string | null
  readonly status: 'draft' | 'published' | 'archived'
  readonly memo: string | null
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

/** What suda-nijo-com publishes. */
export interface Content {
  readonly privacyPolicy: {
    readonly record: PrivacyPolicy
    readonly bodies: 'body' | 'bodyEn'
    readonly twins: 'title' | 'body'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id'
      readonly ordered: 'updatedAt' | 'enactedOn' | 'revisedOn' | 'effectiveOn'
      readonly orderedText: 'title' | 'titleEn' | 'edition' | 'operatorName' | 'operatorAddress' | 'representativeName'
    }
    readonly sorts:
      | 'id'
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'operatorName'
      | 'operatorAddress'
      | 'representativeName'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
  readonly product: {
    readonly record: Product
    readonly bodies: 'description'
    readonly twins: never
    readonly references: { readonly relatedProducts: 'product' }
    readonly filters: {
      readonly equal: 'id' | 'category' | 'taxRate' | 'shippingKind' | 'saleStatus'
      readonly ordered:
        | 'updatedAt'
        | 'price'
        | 'listPrice'
        | 'stock'
        | 'maxPerOrder'
        | 'leadTimeDays'
        | 'saleStartAt'
        | 'saleEndAt'
        | 'sortOrder'
      readonly orderedText: 'name' | 'code' | 'slug' | 'catchcopy' | 'size' | 'metaDescription'
      readonly item: 'allergens' | 'relatedProducts'
    }
    readonly sorts:
      | 'id'
      | 'name'
      | 'code'
      | 'slug'
      | 'category'
      | 'catchcopy'
      | 'price'
      | 'listPrice'
      | 'taxRate'
      | 'stock'
      | 'maxPerOrder'
      | 'size'
      | 'shippingKind'
      | 'leadTimeDays'
      | 'saleStatus'
      | 'saleStartAt'
      | 'saleEndAt'
      | 'sortOrder'
      | 'metaDescription'
      | 'updatedAt'
    readonly counts: 'category' | 'taxRate' | 'shippingKind' | 'allergens' | 'relatedProducts'
    readonly searched: true
  }
  readonly productRecommend: {
    readonly record: ProductRecommend
    readonly bodies: never
    readonly twins: never
    readonly references: { readonly product: 'product' }
    readonly filters: {
      readonly equal: 'id' | 'product' | 'position'
      readonly ordered: 'updatedAt' | 'startAt' | 'endAt' | 'sortOrder'
      readonly orderedText: 'comment'
    }
    readonly sorts: 'id' | 'position' | 'comment' | 'startAt' | 'endAt' | 'sortOrder' | 'updatedAt'
    readonly counts: 'product' | 'position'
    readonly searched: true
  }
  readonly shop: {
    readonly record: Shop
    readonly bodies: never
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'closedOnHolidays' | 'takesCards' | 'takesTransfers'
      readonly ordered:
        | 'updatedAt'
        | 'freeShippingFrom'
        | 'giftWrappingFee'
        | 'noshiFee'
        | 'orderDeadline'
        | 'wishDateMaxDays'
        | 'cardPaymentMinutes'
        | 'transferDueDays'
      readonly orderedText: 'shippingText'
      readonly item: 'closedWeekdays'
    }
    readonly sorts:
      | 'id'
      | 'freeShippingFrom'
      | 'shippingText'
      | 'giftWrappingFee'
      | 'noshiFee'
      | 'orderDeadline'
      | 'closedOnHolidays'
      | 'wishDateMaxDays'
      | 'takesCards'
      | 'cardPaymentMinutes'
      | 'takesTransfers'
      | 'transferDueDays'
      | 'updatedAt'
    readonly counts: never
    readonly searched: false
  }
  readonly termOfService: {
    readonly record: TermOfService
    readonly bodies: 'body' | 'bodyEn'
    readonly twins: 'title' | 'body'
    readonly references: {}
    readonly filters: {
      readonly equal: 'id'
      readonly ordered: 'updatedAt' | 'enactedOn' | 'revisedOn' | 'effectiveOn'
      readonly orderedText: 'title' | 'titleEn' | 'edition' | 'jurisdiction'
    }
    readonly sorts:
      'id' | 'title' | 'titleEn' | 'edition' | 'jurisdiction' | 'enactedOn' | 'revisedOn' | 'effectiveOn' | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
  readonly tokusho: {
    readonly record: Tokusho
    readonly bodies: 'summaryEn'
    readonly twins: never
    readonly references: {}
    readonly filters: {
      readonly equal: 'id' | 'disclosureMode'
      readonly ordered: 'updatedAt' | 'effectiveOn'
      readonly orderedText: 'sellerName' | 'representativeName' | 'operationManager' | 'email' | 'websiteUrl'
      readonly text: 'corporateNumber' | 'invoiceNumber'
    }
    readonly sorts:
      | 'id'
      | 'sellerName'
      | 'representativeName'
      | 'operationManager'
      | 'disclosureMode'
      | 'email'
      | 'websiteUrl'
      | 'effectiveOn'
      | 'updatedAt'
    readonly counts: never
    readonly searched: true
  }
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly delivery: {
    readonly record: DeliveryRecord
    readonly create: never
    readonly update: never
    readonly heavy: 'contents' | 'memo'
    readonly states: never
    readonly single: false
  }
  readonly emailText: {
    readonly record: EmailTextRecord
    readonly create: 'email' | 'language' | 'subject' | 'body'
    readonly update: 'email' | 'language' | 'subject' | 'body'
    readonly heavy: 'body'
    readonly states: never
    readonly single: false
  }
  readonly order: {
    readonly record: OrderRecord
    readonly create: never
    readonly update: never
    readonly heavy: 'items' | 'taxBreakdown' | 'shipTo' | 'customerNote' | 'memo'
    readonly states: never
    readonly single: false
  }
  readonly paymentBank: {
    readonly record: PaymentBankRecord
    readonly create: never
    readonly update: never
    readonly heavy: 'memo'
    readonly states: never
    readonly single: false
  }
  readonly paymentCard: {
    readonly record: PaymentCardRecord
    readonly create: never
    readonly update: never
    readonly heavy: 'memo'
    readonly states: never
    readonly single: false
  }
  readonly privacyPolicy: {
    readonly record: PrivacyPolicyRecord
    readonly create:
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'operatorName'
      | 'operatorAddress'
      | 'representativeName'
      | 'contactPoint'
      | 'externalTransmissions'
      | 'body'
      | 'bodyEn'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'changeSummary'
      | 'status'
      | 'memo'
    readonly update:
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'operatorName'
      | 'operatorAddress'
      | 'representativeName'
      | 'contactPoint'
      | 'externalTransmissions'
      | 'body'
      | 'bodyEn'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'changeSummary'
      | 'status'
      | 'memo'
    readonly heavy: 'contactPoint' | 'externalTransmissions' | 'body' | 'bodyEn' | 'changeSummary' | 'memo'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
  readonly product: {
    readonly record: ProductRecord
    readonly create:
      | 'name'
      | 'nameKana'
      | 'code'
      | 'slug'
      | 'category'
      | 'catchcopy'
      | 'description'
      | 'images'
      | 'price'
      | 'listPrice'
      | 'taxRate'
      | 'manageStock'
      | 'stock'
      | 'stockAlert'
      | 'maxPerOrder'
      | 'janCode'
      | 'weightKg'
      | 'size'
      | 'shippingKind'
      | 'leadTimeDays'
      | 'isFood'
      | 'foodLabel'
      | 'allergens'
      | 'saleStatus'
      | 'saleStartAt'
      | 'saleEndAt'
      | 'relatedProducts'
      | 'sortOrder'
      | 'isVisible'
      | 'metaDescription'
      | 'memo'
    readonly update:
      | 'name'
      | 'nameKana'
      | 'code'
      | 'slug'
      | 'category'
      | 'catchcopy'
      | 'description'
      | 'images'
      | 'price'
      | 'listPrice'
      | 'taxRate'
      | 'manageStock'
      | 'stock'
      | 'stockAlert'
      | 'maxPerOrder'
      | 'janCode'
      | 'weightKg'
      | 'size'
      | 'shippingKind'
      | 'leadTimeDays'
      | 'isFood'
      | 'foodLabel'
      | 'allergens'
      | 'saleStatus'
      | 'saleStartAt'
      | 'saleEndAt'
      | 'relatedProducts'
      | 'sortOrder'
      | 'isVisible'
      | 'metaDescription'
      | 'memo'
    readonly heavy: 'description' | 'images' | 'foodLabel' | 'memo'
    readonly states: 'preparing' | 'onSale' | 'soldOut' | 'ended'
    readonly single: false
  }
  readonly productRecommend: {
    readonly record: ProductRecommendRecord
    readonly create: 'product' | 'position' | 'comment' | 'startAt' | 'endAt' | 'sortOrder'
    readonly update: never
    readonly heavy: never
    readonly states: never
    readonly single: false
  }
  readonly shop: {
    readonly record: ShopRecord
    readonly create: never
    readonly update:
      | 'rates'
      | 'freeShippingFrom'
      | 'shippingText'
      | 'giftWrappingFee'
      | 'noshiFee'
      | 'orderDeadline'
      | 'closedWeekdays'
      | 'closedOnHolidays'
      | 'closedPeriods'
      | 'wishDateMaxDays'
      | 'takesCards'
      | 'cardPaymentMinutes'
      | 'takesTransfers'
      | 'transferDueDays'
      | 'bankName'
      | 'bankCode'
      | 'branchName'
      | 'branchCode'
      | 'accountType'
      | 'accountNumber'
      | 'accountHolderKana'
    readonly heavy: 'rates' | 'closedPeriods'
    readonly states: never
    readonly single: true
  }
  readonly termOfService: {
    readonly record: TermOfServiceRecord
    readonly create:
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'noticeOn'
      | 'jurisdiction'
      | 'body'
      | 'bodyEn'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'changeSummary'
      | 'status'
      | 'memo'
    readonly update:
      | 'title'
      | 'titleEn'
      | 'edition'
      | 'noticeOn'
      | 'jurisdiction'
      | 'body'
      | 'bodyEn'
      | 'enactedOn'
      | 'revisedOn'
      | 'effectiveOn'
      | 'changeSummary'
      | 'status'
      | 'memo'
    readonly heavy: 'body' | 'bodyEn' | 'changeSummary' | 'memo'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
  readonly tokusho: {
    readonly record: TokushoRecord
    readonly create:
      | 'title'
      | 'edition'
      | 'sellerName'
      | 'representativeName'
      | 'operationManager'
      | 'disclosureMode'
      | 'postalCode'
      | 'address'
      | 'phone'
      | 'phoneHours'
      | 'fax'
      | 'email'
      | 'websiteUrl'
      | 'price'
      | 'shippingFee'
      | 'otherFees'
      | 'paymentMethods'
      | 'paymentTiming'
      | 'deliveryTiming'
      | 'returns'
      | 'cancellation'
      | 'defectLiability'
      | 'applicationPeriod'
      | 'quantityLimit'
      | 'subscriptionTerms'
      | 'systemRequirements'
      | 'licenses'
      | 'corporateNumber'
      | 'invoiceNumber'
      | 'extraItems'
      | 'summaryEn'
      | 'effectiveOn'
      | 'status'
      | 'memo'
    readonly update:
      | 'title'
      | 'edition'
      | 'sellerName'
      | 'representativeName'
      | 'operationManager'
      | 'disclosureMode'
      | 'postalCode'
      | 'address'
      | 'phone'
      | 'phoneHours'
      | 'fax'
      | 'email'
      | 'websiteUrl'
      | 'price'
      | 'shippingFee'
      | 'otherFees'
      | 'paymentMethods'
      | 'paymentTiming'
      | 'deliveryTiming'
      | 'returns'
      | 'cancellation'
      | 'defectLiability'
      | 'applicationPeriod'
      | 'quantityLimit'
      | 'subscriptionTerms'
      | 'systemRequirements'
      | 'licenses'
      | 'corporateNumber'
      | 'invoiceNumber'
      | 'extraItems'
      | 'summaryEn'
      | 'effectiveOn'
      | 'status'
      | 'memo'
    readonly heavy:
      | 'price'
      | 'shippingFee'
      | 'otherFees'
      | 'paymentMethods'
      | 'paymentTiming'
      | 'deliveryTiming'
      | 'returns'
      | 'cancellation'
      | 'defectLiability'
      | 'applicationPeriod'
      | 'quantityLimit'
      | 'subscriptionTerms'
      | 'systemRequirements'
      | 'licenses'
      | 'extraItems'
      | 'summaryEn'
      | 'memo'
    readonly states: 'draft' | 'published' | 'archived'
    readonly single: false
  }
}

export type Intake = 'orders:place'

/** A client of a tenant of suda-nijo-com. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        privacyPolicy: 'privacy-policy',
        product: 'product',
        productRecommend: 'product-recommend',
        shop: 'shop',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      records: {
        delivery: 'delivery',
        emailText: 'email-text',
        order: 'order',
        paymentBank: 'payment-bank',
        paymentCard: 'payment-card',
        privacyPolicy: 'privacy-policy',
        product: 'product',
        productRecommend: 'product-recommend',
        shop: 'shop',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      opening: [],
    },
    options,
  )

import { z } from 'zod'
import { dayNear, dayPassed } from '../language/declaration/alerts.ts'
import { entity } from '../language/entity.ts'
import {
  choice,
  choices,
  corporateNumber,
  date,
  email,
  image,
  integer,
  invoiceNumber,
  longText,
  phone,
  postalCode,
  text,
  toggle,
  url,
} from '../language/fields/index.ts'
import { invoiceMatchesCorporate } from '../language/record-rules/index.ts'
import { notAfterToday } from '../language/rules/dates.ts'
import { halfWidth } from '../language/rules/text.ts'

export const partner = entity('partner', {
  sites: {
    'funaneco-jp': {},
    'emu-esu-com': { fields: ['trades', 'constructionLicense', 'licenseExpiresOn'] },
  },
  schema: z.object({
    name: text({ max: 80 }),
    nameKana: text({ max: 80, kana: 'katakana', readingOf: 'name' }).optional(),
    nameEn: text({ maxBytes: 120, rules: [halfWidth()] }).optional(),
    kind: choice(['customer', 'supplier', 'partner', 'subcontractor', 'sponsor'], { initially: 'partner' }),
    corporateNumber: corporateNumber().optional(),
    invoiceNumber: invoiceNumber().optional(),
    invoiceCheckedOn: date({ rules: [notAfterToday()] }).optional(),
    postalCode: postalCode({ address: 'address' }).optional(),
    address: text({ max: 120 }).optional(),
    phone: phone({ personal: false }).optional(),
    fax: phone({ fax: true, personal: false }).optional(),
    email: email({ personal: false }).optional(),
    contactPerson: text({ max: 50, personal: true }).optional(),
    websiteUrl: url().optional(),
    logo: image().optional(),
    introduction: longText({ max: 400 }).optional(),
    trades: choices(
      ['civil', 'building', 'carpentry', 'painting', 'electrical', 'plumbing', 'landscaping', 'demolition'],
      { max: 10 },
    ).optional(),
    constructionLicense: text({ max: 60 }).optional(),
    licenseExpiresOn: date().optional(),
    startedOn: date({ rules: [notAfterToday()] }).optional(),
    isVisible: toggle(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    memo: longText({ max: 1000 }).optional(),
  }),
  translated: ['name', 'introduction'],
  unique: ['corporateNumber'],
  list: ['name', 'kind', 'licenseExpiresOn', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'nameKana', 'corporateNumber', 'invoiceNumber', 'address', 'contactPerson', 'memo'],
  filter: ['kind', 'isVisible'],
  sections: {
    company: ['corporateNumber', 'invoiceNumber', 'invoiceCheckedOn', 'postalCode', 'address'],
    contact: ['phone', 'fax', 'email', 'contactPerson', 'websiteUrl'],
    license: ['trades', 'constructionLicense', 'licenseExpiresOn'],
    aside: ['kind', 'startedOn', 'isVisible', 'sortOrder', 'memo'],
  },
  alerts: { licenseExpired: dayPassed('licenseExpiresOn'), licenseExpiringSoon: dayNear('licenseExpiresOn', 60) },
  rules: [invoiceMatchesCorporate('corporateNumber', 'invoiceNumber')],
  public: {
    when: { isVisible: true },
    fields: ['name', 'kind', 'websiteUrl', 'logo', 'introduction', 'trades', 'sortOrder'],
  },
  menu: { group: 'business', icon: 'HandshakeOutlined' },
})

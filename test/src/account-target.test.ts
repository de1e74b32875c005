import { expect, test } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import { accountListOf } from '../../src/kernel/words/account-target.ts'

test('who confirmed a transfer is looked up among the people of the tenant, as only the operator has a list of accounts', () => {
  expect(accountListOf(paymentBank.fields.confirmedBy!)).toBe('colleague')
  expect(accountListOf(contact.fields.assignee!)).toBe('colleague')
  expect(accountListOf(tenantUser.fields.user!)).toBe('account')
})

import { expect, it } from 'vitest'
import { isOpenInputInvoice } from './input-invoice.states.ts'
import { inputInvoiceColumns } from './input-invoice.ts'
import { confirmationState } from './invoice.codes.ts'
import { isCompleteTitle } from './invoicing-title.ts'

it('a seller’s tax number of 18 characters has the check character of a credit code or an identity card', () => {
  const isTaken = (taxNo: string) => inputInvoiceColumns.sellerTaxNo.save.safeParse(taxNo).success
  for (const taxNo of ['91350100m000100y43', '11010519491231002X', '123456789012345', 'A'.repeat(20)])
    expect(isTaken(taxNo)).toBe(true)
  for (const taxNo of ['91350100M000100Y44', '110105194912310021', '12345678901234', '9135-0100M000100Y'])
    expect(isTaken(taxNo)).toBe(false)
})

it('an input invoice is changed by the customer until it is confirmed or waived', () => {
  const { codes, keys } = confirmationState
  expect(keys.filter((key) => isOpenInputInvoice(codes[key]))).toEqual(['toConfirm', 'confirmedWithAnomaly'])
})

it('a special invoice’s title has bank, account, address and phone', () => {
  const title = { bankName: 'Bank', accountNumber: '1', address: 'Road 1', phone: '0755-26881200' }
  expect(isCompleteTitle(title)).toBe(true)
  for (const name of Object.keys(title)) expect(isCompleteTitle({ ...title, [name]: '' })).toBe(false)
})

import type { VoucherKindKey } from '@quayside/contract/finance/voucher.codes.ts'
import type { VoucherDraft } from '@quayside/contract/office/voucher.ts'

export type VoucherValues = {
  kind: string
  companyId: string
  currency: string
  amount: string
  occurredOn: string
  orderId: string
  taxKind: string
  basis: string
  rate: string
  rateSource: string
  counterparty: string
  counterpartyAccount: string
  bank: string
  bankReference: string
  note: string
  itemId: string
  announcedTransferId: string
}

export const emptyVoucher: VoucherValues = {
  kind: 'received',
  companyId: '',
  currency: 'RMB',
  amount: '',
  occurredOn: '',
  orderId: '',
  taxKind: '',
  basis: '',
  rate: '',
  rateSource: '',
  counterparty: '',
  counterpartyAccount: '',
  bank: '',
  bankReference: '',
  note: '',
  itemId: '',
  announcedTransferId: '',
}

/** The kinds that ask for a field; a field that is not here every kind asks for. */
const askedBy: Partial<Record<keyof VoucherValues, readonly VoucherKindKey[]>> = {
  orderId: ['fxReceived', 'taxPaid'],
  taxKind: ['taxPaid'],
  rate: ['fxSettled'],
  rateSource: ['fxSettled'],
  itemId: ['exchangeDifference'],
  counterparty: ['received', 'fxReceived', 'paidOut', 'taxPaid'],
  counterpartyAccount: ['received', 'fxReceived', 'paidOut', 'taxPaid'],
  bank: ['received', 'fxReceived', 'fxSettled', 'paidOut', 'taxPaid'],
  bankReference: ['received', 'fxReceived', 'fxSettled', 'paidOut', 'taxPaid'],
}
export const isAsked = (kind: VoucherKindKey, name: keyof VoucherValues): boolean =>
  askedBy[name]?.includes(kind) ?? true

/** Fields that the kind does not ask for, and empty ones that may be left out, are not sent. */
export function voucherBody(values: VoucherValues): Omit<VoucherDraft, 'confirmed'> {
  const kind = values.kind as VoucherKindKey
  const optional = new Set(['orderId', 'rate', 'itemId', 'announcedTransferId', 'occurredOn'])
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => isAsked(kind, name as keyof VoucherValues) && (value !== '' || !optional.has(name)),
    ),
  ) as Omit<VoucherDraft, 'confirmed'>
}

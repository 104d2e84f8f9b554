import { type Amount, isPositive, isRate } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import { checkWorth } from '../rates/convert.ts'
import { at } from '../refusals.ts'
import type { VoucherKindKey } from './voucher.codes.ts'

type VoucherFields = {
  readonly kind: VoucherKindKey
  readonly currency: string
  readonly amount: string
  readonly orderId?: string | undefined
  readonly taxKind: string
  readonly rate?: string | undefined
  readonly itemId?: string | undefined
}

const isForeign = ({ currency }: VoucherFields): boolean => currency !== 'RMB'

/** The currency that a new voucher offers: an export's money arrives in the order's, taxes are paid in RMB. */
export function offeredCurrency(
  kind: VoucherKindKey,
  { chosen, order }: { readonly chosen: string; readonly order: string | undefined },
): string {
  if (kind === 'taxPaid' || kind === 'exchangeDifference') return 'RMB'
  if (kind !== 'fxReceived' && kind !== 'fxSettled') return chosen
  if (order !== undefined && order !== 'RMB') return order
  return chosen === 'RMB' ? 'USD' : chosen
}

/** What each kind asks for besides an amount. */
export function checkVoucher(draft: VoucherFields): Finding[] {
  const findings: Finding[] = []
  if (!isPositive(draft.amount as never)) findings.push(at('amount', 'field.positive'))
  switch (draft.kind) {
    case 'taxPaid':
      if (draft.taxKind === '') findings.push(at('taxKind', 'field.required'))
      if (draft.orderId === undefined) findings.push(at('orderId', 'field.required'))
      if (isForeign(draft)) findings.push(at('currency', 'finance.currencyDiffers'))
      break
    case 'fxSettled':
      if (!isForeign(draft)) findings.push(at('currency', 'finance.currencyDiffers'))
      if (draft.rate === undefined) findings.push(at('rate', 'field.required'))
      // The form asks while the rate is being typed.
      else if (findings.length === 0 && isRate(draft.rate) && isPositive(draft.rate))
        findings.push(...checkWorth('amount', draft.amount as Amount, draft.rate))
      break
    case 'fxReceived':
      if (!isForeign(draft)) findings.push(at('currency', 'finance.currencyDiffers'))
      if (draft.orderId === undefined) findings.push(at('orderId', 'field.required'))
      break
    case 'exchangeDifference':
      if (isForeign(draft)) findings.push(at('currency', 'finance.currencyDiffers'))
      break
    case 'received':
    case 'paidOut':
    case 'reversal':
      break
    default:
      draft.kind satisfies never
  }
  return findings
}

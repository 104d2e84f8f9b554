import type { Amount } from '../kernel/money.ts'
import type { OpenItem } from './open-items.ts'

/** Money that came in, as the bank says it. */
export type BankLine = {
  readonly id: string
  readonly currency: string
  readonly amount: Amount
  readonly payerName: string
  readonly payerAccount: string
  readonly remark: string
}

export type Company = {
  readonly id: string
  readonly name: string
  /** Accounts that earlier receipts came from, and how often. */
  readonly payers: readonly { readonly account: string; readonly times: number }[]
}
export type Transfer = {
  readonly id: string
  readonly number: string
  readonly companyId: string
  readonly currency: string
  readonly amount: Amount
  readonly payerName: string
  readonly itemIds: readonly string[]
  readonly applicationId: string | null
}
export type MatchItem = OpenItem & {
  readonly companyId: string
  readonly orderNo: string | null
  readonly documentNo: string
}
export type Application = {
  readonly id: string
  readonly number: string
  readonly companyId: string
  /** RMB that is not kept for it yet. */
  readonly needed: Amount
}

export type MatchFacts = {
  readonly companies: readonly Company[]
  readonly transfers: readonly Transfer[]
  readonly items: readonly MatchItem[]
  /** Not paid yet. */
  readonly applications: readonly Application[]
  /** Words at the end of a company's name that names are compared without. */
  readonly legalForms: RegExp
}

/** Why a line is thought to be a company's; the names are texts of the screen. */
export type MatchReason = {
  readonly about: 'amount' | 'payer' | 'remark'
  readonly code:
    | 'equalsTransfer'
    | 'equalsItem'
    | 'equalsOrder'
    | 'equalsApplication'
    | 'equalsTotal'
    | 'nameIsCustomer'
    | 'nameIsAnnounced'
    | 'accountIsKnown'
    | 'hasTransferNo'
    | 'hasOrderNo'
    | 'hasDocumentNo'
    | 'hasApplicationNo'
    | 'hasCustomerName'
  readonly value: string
  readonly times?: number
}

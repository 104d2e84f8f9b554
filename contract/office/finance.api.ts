import * as z from 'zod/mini'
import { Ageing, Debt, DebtQuery } from '../finance/debt.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { listQuery } from '../kernel/page.ts'
import { Saved } from '../kernel/record.ts'
import { id, requiredText, text } from '../kernel/schema.ts'
import { longestMessage } from '../notices/consultation.ts'
import { ChargeInput } from './fee.ts'
import { Terms, TermsSave } from './finance.ts'
import type { OfficeApiTable } from './office-api.ts'
import { ownedBy, ReasonInput } from './record.ts'
import { EarmarkInput, VoucherDraft, WriteOffInput, WriteOffProposal, WriteOffResult } from './voucher.ts'

const ofCompany = { companyId: z.optional(id) }
const owned = <S extends z.ZodMiniObject>(row: S) => z.extend(row, ownedBy)

export const OfficeDebtQuery = z.extend(DebtQuery, ofCompany)
export type OfficeDebtQuery = z.infer<typeof OfficeDebtQuery>
export const AgeingQuery = listQuery({
  filters: { keyword: z.optional(text(100)) },
  sortable: ['total', 'over90'],
})
export type AgeingQuery = z.infer<typeof AgeingQuery>

/** What the provider's staff book beside the steps of records. */
export const officeFinanceApi = {
  'POST finance/online/cost/chargeMany': {
    access: 'fee-charge',
    summary: 'Charges fees on one or many orders; all of them or none.',
    body: ChargeInput,
    data: z.array(z.extend(Saved, { number: z.string() })),
  },
  'GET finance/online/cost/importTemplate': {
    access: 'fee-charge',
    summary: 'The empty sheet of fees to fill in.',
    binary: true,
  },
  'POST finance/online/cost/import': {
    access: 'fee-charge',
    summary: 'Fees from a sheet: preview checks, take charges the good rows.',
    body: ImportInput,
    upload: true,
    data: ImportResult,
  },
  'POST finance/online/cost/importRejected': {
    access: 'fee-charge',
    summary: 'The rows of a sheet that are not good, with what is wrong in a column of its own.',
    upload: true,
    binary: true,
  },
  'POST finance/online/dispute/{id}/answer': {
    access: 'fee-decide',
    summary: 'Answers in the thread of a dispute, without deciding it.',
    body: z.strictObject({ message: requiredText(longestMessage) }),
    data: Saved,
  },
  'POST finance/online/cashVoucher/save': {
    access: 'cash-enter',
    summary: 'Enters money in or out; booked at once, or after a second person’s release above an amount.',
    body: VoucherDraft,
    data: z.extend(Saved, { number: z.string(), state: z.number() }),
  },
  'POST finance/online/cashVoucher/{id}/writeOffProposal': {
    access: 'cash-list',
    summary: 'What writing off the rest of a receipt would settle, oldest first.',
    body: WriteOffInput,
    data: WriteOffProposal,
  },
  'POST finance/online/cashVoucher/{id}/writeOff': {
    access: 'cash-writeOff',
    summary: 'Uses received money for debts; without parts, the oldest first.',
    body: WriteOffInput,
    data: WriteOffResult,
  },
  'POST finance/online/cashVoucher/{id}/earmark': {
    access: 'cash-writeOff',
    summary: 'Keeps received money for an application until it is paid.',
    body: EarmarkInput,
    data: z.object({ earmarked: z.string(), isFull: z.boolean() }),
  },
  'POST finance/online/depositUse/{id}/undo': {
    access: 'cash-writeOff',
    summary: 'Takes a write-off back by its counter-entry; the debt is open again.',
    body: ReasonInput,
    data: z.object({ id }),
  },
  'GET finance/online/debt/list': {
    access: 'debt-list',
    summary: 'Open debts of all companies or of one.',
    query: OfficeDebtQuery,
    rows: owned(Debt),
  },
  'GET finance/online/debt/export': {
    access: 'debt-list',
    summary: 'The filtered open debts as an Excel file.',
    query: OfficeDebtQuery,
    binary: true,
  },
  'GET finance/online/debt/exportAgeing': {
    access: 'debt-list',
    summary: 'The ageing of all companies as an Excel file.',
    query: AgeingQuery,
    binary: true,
  },
  'GET finance/online/debt/ageing': {
    access: 'debt-list',
    summary: 'Ageing of each company that owes something, in RMB at today’s bank rate.',
    query: AgeingQuery,
    rows: owned(Ageing),
  },
  'GET finance/online/terms/list': {
    access: 'terms-list',
    summary: 'What was agreed with a company, the newest first.',
    query: z.strictObject({ companyId: id }),
    data: z.array(Terms),
  },
  'POST finance/online/terms/save': {
    access: 'terms-edit',
    summary: 'Agrees terms from a day on; documents made before keep theirs.',
    body: TermsSave,
    data: Saved,
  },
} as const satisfies OfficeApiTable

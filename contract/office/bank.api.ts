import * as z from 'zod/mini'
import { Saved } from '../kernel/record.ts'
import { id } from '../kernel/schema.ts'
import {
  BankBoard,
  BankCheck,
  BankCheckInput,
  BankConfirm,
  BankConfirmed,
  BankFormat,
  BankProposal,
  BankTakeInput,
  BankTaken,
} from './bank.ts'
import type { OfficeApiTable } from './office-api.ts'
import { ReasonInput } from './record.ts'

/** The provider's bank statements: read, matched with what customers owe and announced, and booked. */
export const bankApi = {
  'GET finance/online/bankStatement/formats': {
    access: 'cash-list',
    summary: 'The banks whose files were read before, with the mapping of their columns.',
    data: z.array(BankFormat),
  },
  'POST finance/online/bankStatement/check': {
    access: 'cash-enter',
    summary:
      'Reads a statement (CSV or xlsx) without keeping anything: headings, mapping, what it would bring.',
    body: BankCheckInput,
    upload: true,
    data: BankCheck,
  },
  'POST finance/online/bankStatement/take': {
    access: 'cash-enter',
    summary: 'Takes the money that came in; lines that are known already are left out.',
    body: BankTakeInput,
    upload: true,
    data: BankTaken,
  },
  'GET finance/online/bankLine/board': {
    access: 'cash-list',
    summary: 'Lines that wait, each with how well it is matched, and those decided last.',
    data: BankBoard,
  },
  'GET finance/online/bankLine/{id}/proposal': {
    access: 'cash-list',
    summary: 'Who may have sent the money, why, and what it would settle; for a given company too.',
    query: z.strictObject({ companyId: z.optional(id) }),
    data: BankProposal,
  },
  'POST finance/online/bankLine/{id}/confirm': {
    access: 'cash-writeOff',
    summary: 'Books the receipt and writes off the given parts, or keeps the money for an application.',
    body: BankConfirm,
    data: BankConfirmed,
  },
  'POST finance/online/bankLine/confirmExact': {
    access: 'cash-writeOff',
    summary: 'Books every line whose match is exact at this moment.',
    body: z.strictObject({}),
    data: z.object({ booked: z.number(), skipped: z.number() }),
  },
  'POST finance/online/bankLine/{id}/setAside': {
    access: 'cash-writeOff',
    summary: 'No customer’s money: the line waits no longer.',
    body: z.strictObject({}),
    data: Saved,
  },
  'POST finance/online/bankLine/{id}/reopen': {
    access: 'cash-writeOff',
    summary: 'Takes the decision back: write-offs are undone, the receipt is reversed, the line waits again.',
    body: ReasonInput,
    data: Saved,
  },
} as const satisfies OfficeApiTable

import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { stepCall } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  AnnouncedTransfer,
  AnnouncedTransferDetail,
  AnnouncedTransferExport,
  AnnouncedTransferQuery,
  AnnouncedTransferSave,
} from './announced-transfer.ts'
import { Deadline } from './deadline.ts'
import { Debt, DebtExport, DebtQuery, DebtSummary } from './debt.ts'
import { DisputeInput, Fee, FeeDetail, FeeExport, FeeQuery } from './fee.ts'
import { PayTo } from './pay-to.ts'
import { PaymentRecord, PaymentRecordExport, PaymentRecordQuery } from './payment-record.ts'
import {
  StatementExport,
  StatementGroup,
  StatementGroupQuery,
  StatementLine,
  StatementPeriod,
  StatementQuery,
  StatementSummary,
} from './statement.ts'

import { StatementSubscription, StatementSubscriptionSave } from './statement-subscription.ts'

export const financeApi = {
  'GET finance/online/transaction/list': {
    access: 'finance-statement-list',
    summary: 'The statement of one currency: movements in order, each with the balance after it.',
    query: StatementQuery,
    rows: StatementLine,
    sums: ['debit', 'credit'],
  },
  'GET finance/online/transaction/summary': {
    access: 'finance-statement-list',
    summary: 'Opening, debit, credit and closing of a period for each currency, and the balance by day.',
    query: StatementPeriod,
    data: StatementSummary,
  },
  'GET finance/online/transaction/export': {
    access: 'finance-statement-export',
    summary: 'The statement of one currency as an Excel file, with opening and closing balance.',
    query: StatementExport,
    binary: true,
  },
  'GET finance/online/transaction/pdf': {
    access: 'finance-statement-export',
    summary: 'The same statement as a PDF, for printing and filing.',
    query: StatementExport,
    binary: true,
  },
  'GET finance/online/transaction/groups': {
    access: 'finance-statement-list',
    summary: 'The movements of a period summed up by order, contract or kind, the largest first.',
    query: StatementGroupQuery,
    data: z.array(StatementGroup),
  },
  'GET finance/online/transaction/subscription': {
    access: 'finance-statement-list',
    summary: 'Who gets the statement of the month before, and whether the server can send e-mail.',
    data: StatementSubscription,
  },
  'POST finance/online/transaction/subscription/save': {
    access: 'finance-statement-export',
    summary: 'Switches the monthly statement on or off, and chooses the contacts who get it by e-mail.',
    body: StatementSubscriptionSave,
    data: StatementSubscription,
  },
  'GET finance/online/debt/list': {
    access: 'finance-debt-list',
    summary: 'Items with something outstanding, the one that is due first before the others.',
    query: DebtQuery,
    rows: Debt,
    sums: ['outstanding'],
  },
  'GET finance/online/debt/summary': {
    access: 'finance-debt-list',
    summary: 'Ageing per currency and together in RMB, unused deposits, and counts.',
    data: DebtSummary,
  },
  'GET finance/online/debt/export': {
    access: 'finance-debt-export',
    summary: 'The filtered or selected debts as an Excel file.',
    query: DebtExport,
    binary: true,
  },
  'GET finance/online/cost/list': {
    access: 'finance-fee-list',
    summary: 'Fees with their basis, what is settled of them and their dispute.',
    query: FeeQuery,
    rows: Fee,
    sums: ['amount', 'outstanding'],
  },
  'GET finance/online/cost/export': {
    access: 'finance-fee-export',
    summary: 'The filtered or selected fees as an Excel file.',
    query: FeeExport,
    binary: true,
  },
  'GET finance/online/cost/{id}': {
    access: 'finance-fee-list',
    summary: 'One fee with its disputes and its timeline.',
    data: FeeDetail,
  },
  'POST finance/online/cost/{id}/dispute': {
    access: 'finance-fee-dispute',
    summary: 'Objects to a fee; opens a thread with the provider.',
    body: DisputeInput,
    data: Saved,
  },
  'POST finance/online/dispute/{id}/withdraw': stepCall(
    'finance-fee-dispute',
    'Takes an objection back; the fee stands.',
  ),
  'GET finance/online/paymentRecord/list': {
    access: 'finance-record-list',
    summary: 'Money in and out, each with what it was used for.',
    query: PaymentRecordQuery,
    rows: PaymentRecord,
  },
  'GET finance/online/paymentRecord/export': {
    access: 'finance-record-export',
    summary: 'The filtered money in and out as an Excel file.',
    query: PaymentRecordExport,
    binary: true,
  },
  'GET finance/online/deadline/list': {
    access: 'finance-debt-list',
    summary:
      'Open deadlines that are near or have gone by, the next one first: proceeds, debts, payments, invoices.',
    data: z.array(Deadline),
  },
  'GET tax/online/capitalAppointment/list': {
    access: 'finance-transfer-list',
    summary: 'Transfers that the company announced.',
    query: AnnouncedTransferQuery,
    rows: AnnouncedTransfer,
  },
  'GET tax/online/capitalAppointment/export': {
    access: 'finance-transfer-export',
    summary: 'The filtered or selected announcements as an Excel file.',
    query: AnnouncedTransferExport,
    binary: true,
  },
  'GET tax/online/capitalAppointment/{id}': {
    access: 'finance-transfer-list',
    summary: 'One announced transfer with what it is for, its files and its timeline.',
    data: AnnouncedTransferDetail,
  },
  'GET tax/online/capitalAppointment/payTo': {
    access: 'finance-transfer-announce',
    summary: 'The accounts of the provider that transfers go to, one for each currency it has published.',
    data: z.array(PayTo),
  },
  'POST tax/online/capitalAppointment/save': {
    access: 'finance-transfer-announce',
    summary:
      'Announces a transfer, for debts, orders or an application; changes one until its money has come.',
    body: AnnouncedTransferSave,
    data: Saved,
  },
  'POST tax/online/capitalAppointment/{id}/cancel': stepCall(
    'finance-transfer-announce',
    'Takes an announcement back.',
  ),
} as const satisfies ApiTable

import * as z from 'zod/mini'
import { ApprovalRule, ApprovalRuleSave } from '../account/approval-rule.ts'
import type { ApiTable } from '../kernel/api.ts'
import { stepCall } from '../kernel/endpoints.ts'
import { FileQuery } from '../kernel/file.ts'
import { Saved } from '../kernel/record.ts'
import { requiredText } from '../kernel/schema.ts'
import { AmountsDue, AmountsDueQuery } from './amount-due.ts'
import { FormFacts, FormFactsQuery, PayableOrder, PayableOrderQuery } from './application-form.ts'
import {
  PaymentApplicationCounts,
  PaymentApplicationExport,
  PaymentApplicationQuery,
} from './application-query.ts'
import { OrderMoneyView } from './order-money-view.ts'
import {
  PaymentApplicationDetail,
  PaymentApplicationRow,
  PaymentApplicationSave,
} from './payment-application.ts'

const ApplicationSaved = z.extend(Saved, { number: z.string(), state: z.number() })

export const paymentApplicationApi = {
  'GET finance/online/paymentQuery/list': {
    access: 'finance-application-list',
    summary: 'Payment applications with their progress; account numbers are masked.',
    query: PaymentApplicationQuery,
    rows: PaymentApplicationRow,
    sums: ['amount', 'rmbAmount'],
  },
  'GET finance/online/paymentQuery/tabCounts': {
    access: 'finance-application-list',
    summary: 'How many applications are in each state, and how many wait for the caller’s release.',
    data: PaymentApplicationCounts,
  },
  'GET finance/online/paymentQuery/export': {
    access: 'finance-application-export',
    summary: 'The filtered or selected applications as an Excel file; account numbers are masked.',
    query: PaymentApplicationExport,
    binary: true,
  },
  'GET finance/online/paymentApplication/payableOrders': {
    access: 'finance-application-apply',
    summary:
      'Orders that can be added to an application: submitted or audited, with something left to apply for.',
    query: PayableOrderQuery,
    rows: PayableOrder,
  },
  'GET finance/online/paymentApplication/formFacts': {
    access: 'finance-application-apply',
    summary:
      'What the form shows for the chosen orders, supplier and account: amounts, rate, guard of the account, limits.',
    query: FormFactsQuery,
    data: FormFacts,
  },
  'POST finance/online/paymentApplication/sendCode': {
    access: 'finance-application-apply',
    summary:
      'Sends a code to the caller’s own number, for an account that was added or changed within seven days.',
    body: z.strictObject({}),
    data: z.object({ mobile: z.string() }),
  },
  'POST finance/online/paymentApplication/save': {
    access: 'finance-application-apply',
    summary: 'Applies for a payment; the amounts are taken from the orders at once.',
    body: PaymentApplicationSave,
    data: ApplicationSaved,
  },
  'POST finance/online/paymentApplication/preview': {
    access: 'finance-application-apply',
    summary: 'The application as a document, without applying: a PDF that is marked as a preview.',
    body: PaymentApplicationSave,
    binary: true,
  },
  'GET finance/online/paymentApplication/{id}/paper': {
    access: 'finance-application-list',
    summary: 'The application as a document for the company’s own files (PDF).',
    query: FileQuery,
    binary: true,
  },
  'GET finance/online/paymentApplication/{id}': {
    access: 'finance-application-list',
    summary: 'One application with its orders, files and timeline, and the steps open to the caller.',
    data: PaymentApplicationDetail,
  },
  'POST finance/online/paymentApplication/{id}/cancel': stepCall(
    'finance-application-cancel',
    'Withdraws an application that the provider has not arranged; the orders’ amounts are free again.',
  ),
  'POST finance/online/paymentApplication/{id}/release': stepCall(
    'finance-application-release',
    'The second member’s release: the application goes to the provider.',
  ),
  'POST finance/online/paymentApplication/{id}/refuse': {
    access: 'finance-application-release',
    summary: 'The second member does not release the application; who applied reads the reason.',
    body: z.strictObject({ reason: requiredText(500) }),
    data: Saved,
  },
  'GET finance/online/orderMoney/{id}': {
    access: 'finance-debt-list',
    summary: 'The money of one order: states, applications, what is owed and settled, receipts, deadlines.',
    data: OrderMoneyView,
  },
  'GET finance/online/amountDue': {
    access: 'finance-debt-list',
    summary:
      'What the provider waits for from the company, of an application, an order or in all, and the accounts it is sent to.',
    query: AmountsDueQuery,
    data: AmountsDue,
  },
  'GET finance/online/approvalRule': {
    access: 'finance-approval-view',
    summary: 'Above which amounts in RMB a second member releases an application or an order.',
    data: ApprovalRule,
  },
  'POST finance/online/approvalRule/save': {
    access: 'finance-approval-edit',
    summary: 'Sets these amounts, or null for no second member.',
    body: ApprovalRuleSave,
    data: ApprovalRule,
  },
} as const satisfies ApiTable

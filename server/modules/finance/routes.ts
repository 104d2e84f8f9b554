import { financeApi } from '@quayside/contract/finance/finance.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { announceTransfer } from './announce-transfer.ts'
import { listDeadlines } from './deadlines.ts'
import { getDebtSummary } from './debt-summary.ts'
import { withdrawDispute } from './decide-dispute.ts'
import { exportStatement, printStatement } from './export-statement.ts'
import { exportFees, fees } from './fees.ts'
import { getFee } from './get-fee.ts'
import { groupStatement } from './group-statement.ts'
import { exportDebts, listDebts } from './list-debts.ts'
import { getPayTo } from './pay-to.ts'
import { exportPaymentRecords, listPaymentRecords } from './payment-records.ts'
import { raiseDispute } from './raise-dispute.ts'
import { listStatement } from './statement.ts'
import { getSubscription, saveSubscription } from './statement-subscription.ts'
import { summariseStatement } from './statement-summary.ts'
import { cancelTransfer } from './step-transfer.ts'
import { listTransfers, transfers } from './transfers.ts'

export const financeRoutes = bind(financeApi, {
  'GET finance/online/transaction/list': listStatement,
  'GET finance/online/transaction/summary': summariseStatement,
  'GET finance/online/transaction/groups': groupStatement,
  'GET finance/online/transaction/export': exportStatement,
  'GET finance/online/transaction/pdf': printStatement,
  'GET finance/online/transaction/subscription': getSubscription,
  'POST finance/online/transaction/subscription/save': saveSubscription,
  'GET finance/online/debt/list': listDebts,
  'GET finance/online/debt/summary': getDebtSummary,
  'GET finance/online/debt/export': exportDebts,
  'GET finance/online/cost/list': fees.list,
  'GET finance/online/cost/export': exportFees,
  'GET finance/online/cost/{id}': getFee,
  'POST finance/online/cost/{id}/dispute': raiseDispute,
  'POST finance/online/dispute/{id}/withdraw': withdrawDispute,
  'GET finance/online/paymentRecord/list': listPaymentRecords,
  'GET finance/online/paymentRecord/export': exportPaymentRecords,
  'GET finance/online/deadline/list': listDeadlines,
  'GET tax/online/capitalAppointment/list': listTransfers,
  'GET tax/online/capitalAppointment/export': transfers.export,
  'GET tax/online/capitalAppointment/{id}': transfers.get,
  'GET tax/online/capitalAppointment/payTo': getPayTo,
  'POST tax/online/capitalAppointment/save': announceTransfer,
  'POST tax/online/capitalAppointment/{id}/cancel': cancelTransfer,
})

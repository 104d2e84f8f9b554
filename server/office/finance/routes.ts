import { officeFinanceApi } from '@quayside/contract/office/finance.api.ts'
import { bindOffice } from '../bind-office.ts'
import { answerDispute } from './answer-dispute.ts'
import {
  chargeMany,
  earmarkMoney,
  enterVoucher,
  proposeWriteOff,
  undoUse,
  writeOffMoney,
} from './book-money.ts'
import { listAgeing, listAllDebts, listTerms, saveCompanyTerms } from './customers.ts'
import { exportAgeing, exportAllDebts } from './export-debts.ts'
import { feeImport } from './import-fees.ts'

export const officeFinanceRoutes = bindOffice(officeFinanceApi, {
  'POST finance/online/cost/chargeMany': chargeMany,
  'GET finance/online/cost/importTemplate': feeImport.template,
  'POST finance/online/cost/import': feeImport.take,
  'POST finance/online/cost/importRejected': feeImport.rejected,
  'POST finance/online/dispute/{id}/answer': answerDispute,
  'POST finance/online/cashVoucher/save': enterVoucher,
  'POST finance/online/cashVoucher/{id}/writeOffProposal': proposeWriteOff,
  'POST finance/online/cashVoucher/{id}/writeOff': writeOffMoney,
  'POST finance/online/cashVoucher/{id}/earmark': earmarkMoney,
  'POST finance/online/depositUse/{id}/undo': undoUse,
  'GET finance/online/debt/list': listAllDebts,
  'GET finance/online/debt/ageing': listAgeing,
  'GET finance/online/debt/export': exportAllDebts,
  'GET finance/online/debt/exportAgeing': exportAgeing,
  'GET finance/online/terms/list': listTerms,
  'POST finance/online/terms/save': saveCompanyTerms,
})

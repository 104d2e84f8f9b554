import { bankApi } from '@quayside/contract/office/bank.api.ts'
import { proposeMatch } from '../../provider/bank-lines.ts'
import { bindOffice } from '../bind-office.ts'
import { confirmExact, confirmLine, putAside, takeBack } from './decide-bank-lines.ts'
import { checkStatement, listFormats, takeStatement } from './read-bank-file.ts'
import { getBoard } from './show-bank-lines.ts'

export const bankRoutes = bindOffice(bankApi, {
  'GET finance/online/bankStatement/formats': listFormats,
  'POST finance/online/bankStatement/check': checkStatement,
  'POST finance/online/bankStatement/take': takeStatement,
  'GET finance/online/bankLine/board': getBoard,
  'GET finance/online/bankLine/{id}/proposal': (call, { params, query }) =>
    proposeMatch(call, { ...params, ...query }),
  'POST finance/online/bankLine/{id}/confirm': confirmLine,
  'POST finance/online/bankLine/confirmExact': confirmExact,
  'POST finance/online/bankLine/{id}/setAside': putAside,
  'POST finance/online/bankLine/{id}/reopen': takeBack,
})

import { flowBoardApi } from '@quayside/contract/reports/flow-board.ts'
import { bind } from '../../platform/http/bind.ts'
import { exportFlowBoard } from './export-flow-board.ts'
import { getFlowBoard } from './flow-board.ts'

export const flowBoardRoutes = bind(flowBoardApi, {
  'GET report/online/flowBoard': getFlowBoard,
  'GET report/online/flowBoard/export': exportFlowBoard,
})

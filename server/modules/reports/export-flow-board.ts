import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { flowLanes } from '@quayside/contract/reports/flow-board.facts.ts'
import type { FlowBoardExport, FlowRow } from '@quayside/contract/reports/flow-board.ts'
import { type WrittenColumn, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import type { Call } from '../../platform/session/call.ts'
import { chosen, kindsFor, readBoard } from './judge-orders.ts'

export async function exportFlowBoard(call: Call, { query }: { query: FlowBoardExport }): Promise<Binary> {
  const kinds = kindsFor(call.principal, query.modelType)
  const { now, judged } = await readBoard(call, kinds, query)
  const rows = chosen(judged, query)
  if (rows.length === 0) throw refuse('export.noData')
  const name = call.text('server.flowBoard.title')
  return new Binary({
    body: writeSheet(name, columnsOf(call), rows),
    mime: xlsxMime,
    fileName: `${name}-${shanghaiDate(now)}.xlsx`,
  })
}

function columnsOf({ text }: Call): WrittenColumn<FlowRow>[] {
  const t = (key: string, params?: Record<string, string | number>): string =>
    text(`server.flowBoard.${key}`, params)
  return [
    { header: t('columns.orderNo'), kind: 'text', value: (row) => row.orderNo },
    {
      header: t('columns.modelType'),
      kind: 'text',
      width: 10,
      value: (row) => codeText(text, orderKind, row.modelType),
    },
    { header: t('columns.partner'), kind: 'text', width: 30, value: (row) => row.partnerName },
    { header: t('columns.orderDate'), kind: 'date', value: (row) => row.orderDate },
    { header: t('columns.currency'), kind: 'text', width: 8, value: (row) => row.currency },
    { header: t('columns.amount'), kind: 'money', value: (row) => row.orderAmount },
    ...flowLanes.map(
      (lane): WrittenColumn<FlowRow> => ({
        header: t(`lanes.${lane}`),
        kind: 'text',
        width: 26,
        value: ({ lanes }) => {
          const state = lanes.find((each) => each.lane === lane)
          return state && t(`reasons.${state.reason}`, laneParams(state))
        },
      }),
    ),
    {
      header: t('columns.next'),
      kind: 'text',
      width: 24,
      value: ({ next }) => (next ? t(`next.${next.reason}`) : ''),
    },
    {
      header: t('columns.waitsFor'),
      kind: 'text',
      width: 14,
      value: ({ next }) => (next ? t(`waits.${next.waitsFor}`) : ''),
    },
  ]
}

const laneParams = ({ days = 0, limit = 0, on = '', percent = 0 }: FlowRow['lanes'][number]) => ({
  days,
  limit,
  on,
  percent,
})

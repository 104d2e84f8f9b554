import type { ListAnswer } from '@quayside/kit/table/table.ts'
import type { StatementRow } from './statement.columns.tsx'

type Answer = NonNullable<ListAnswer<StatementRow>['data']>

export function withOpening(
  data: Answer | undefined,
  begin: string,
  opening: string | undefined,
): Answer | undefined {
  if (!data || data.rows.length === 0 || opening === undefined) return data
  return { ...data, rows: [openingRow(begin, opening), ...data.rows] }
}

const openingRow = (occurredOn: string, balance: string): StatementRow => ({
  id: 'opening',
  entryId: '',
  occurredOn,
  event: '',
  itemKind: null,
  feeKind: '',
  reversedEvent: null,
  reversedDocumentNo: null,
  basis: '',
  documentKind: '',
  documentId: '',
  documentNo: '',
  orderId: null,
  orderNo: null,
  orderCount: 0,
  debit: '0.00',
  credit: '0.00',
  balance,
  isOpening: true,
})

import type { CheckedLine } from '@quayside/contract/customs/compared-lines.ts'
import type { DeclaredCheckLine } from '@quayside/contract/customs/compared-papers.ts'
import { type TradePaperKey, tradePaper } from '@quayside/contract/customs/customs.codes.ts'
import type { OrderCheck } from '@quayside/contract/customs/order-check.ts'
import { checkThreeWays } from '@quayside/contract/customs/three-way-check.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { sql } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

type OfOrder = { readonly companyId: string; readonly orderId: string }

const findOrder = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('trade_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', orderId)
    .where('deleted_at', 'is', null)

const findLines = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('order_line as l')
    .select(['l.id', 'l.position', 'l.model', 'l.origin'])
    .select([
      decimalText('l.qty').as('qty'),
      decimalText('l.price').as('price'),
      decimalText('l.gross_weight').as('gross_weight'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')

const findDeclared = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('declaration_line as l')
    .innerJoin('declaration as d', (join) =>
      join.onRef('d.company_id', '=', 'l.company_id').onRef('d.id', '=', 'l.declaration_id'),
    )
    .select(['l.origin', 'l.value', 'l.order_line_ids'])
    .select([decimalText('l.qty').as('qty'), decimalText('l.gross_weight').as('gross_weight')])
    .where('d.company_id', '=', companyId)
    .where('d.order_id', '=', orderId)
    .where('d.deleted_at', 'is', null)
    .where('d.state', 'not in', [declarationState.codes.deleted, declarationState.codes.withdrawn])

const findPapers = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('trade_paper')
    .select(['kind', 'file_name', 'lines', 'updated_at'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)

/** The order against its commercial invoice, its packing list and its declarations. */
export async function readOrderCheck(read: Reader, of: OfOrder): Promise<OrderCheck> {
  const [orders, lines, declared, papers] = await read(
    findOrder(of),
    findLines(of),
    findDeclared(of),
    findPapers(of),
  )
  getOrRefuse(orders[0])
  const byKind = new Map(papers.map((paper) => [paper.kind, paper]))
  const linesOf = (kind: TradePaperKey) => byKind.get(kind)?.lines as CheckedLine[] | undefined
  const sheetOf = (kind: TradePaperKey) => {
    const paper = byKind.get(kind)
    return paper
      ? {
          fileName: paper.file_name,
          lineCount: (paper.lines as unknown[]).length,
          importedAt: paper.updated_at,
        }
      : null
  }
  const check = checkThreeWays(
    // People count lines from one.
    lines.map(({ gross_weight: grossWeight, position, ...line }) => ({
      ...line,
      position: position + 1,
      grossWeight,
    })),
    {
      invoice: linesOf(tradePaper.codes.invoice),
      packingList: linesOf(tradePaper.codes.packingList),
      declaration:
        declared.length === 0
          ? undefined
          : declared.map(
              (row): DeclaredCheckLine => ({
                origin: row.origin,
                qty: row.qty,
                grossWeight: row.gross_weight,
                value: row.value,
                sources: row.order_line_ids,
              }),
            ),
    },
  )
  return {
    ...check,
    rows: check.rows.map((row) => ({ ...row })),
    unknown: [...check.unknown],
    sheets: {
      invoice: sheetOf(tradePaper.codes.invoice),
      packingList: sheetOf(tradePaper.codes.packingList),
    },
  }
}

export const checkOrderPapers = (
  call: Call,
  { query: { orderId } }: { query: { orderId: string } },
): Promise<OrderCheck> => readOrderCheck(call.read, { companyId: call.principal.companyId, orderId })

import { type CheckedLine, unstatedLine } from '@quayside/contract/customs/compared-lines.ts'
import type { DeclaredCheckLine } from '@quayside/contract/customs/compared-papers.ts'
import {
  type TaxBillKindKey,
  type TradePaperKey,
  taxBillState,
  tradePaper,
} from '@quayside/contract/customs/customs.codes.ts'
import type { OrderCheck } from '@quayside/contract/customs/order-check.ts'
import { checkThreeWays } from '@quayside/contract/customs/three-way-check.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { sql as raw } from 'kysely'
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
    .leftJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'l.company_id').onRef('p.id', '=', 'l.product_id'),
    )
    .select(['l.id', 'l.position', 'l.model', 'l.origin'])
    .select([
      raw<string>`coalesce(p.hs_code, '')`.as('hs_code'),
      raw<string>`coalesce(nullif(l.name, ''), p.name, '')`.as('name'),
      decimalText('l.qty').as('qty'),
      decimalText('l.price').as('price'),
      decimalText('l.packages').as('packages'),
      decimalText('l.net_weight').as('net_weight'),
      decimalText('l.gross_weight').as('gross_weight'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')

const uncountedStates = [declarationState.codes.deleted, declarationState.codes.withdrawn]

const declaredTax = raw<string>`(case b.kind when 'duty' then d.duty when 'vat' then d.vat
  when 'consumptionTax' then d.consumption_tax else d.anti_dumping end)::app.money`

const findDeclared = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('declaration_line as l')
    .innerJoin('declaration as d', (join) =>
      join.onRef('d.company_id', '=', 'l.company_id').onRef('d.id', '=', 'l.declaration_id'),
    )
    .select(['l.hs_code', 'l.name', 'l.origin', 'l.value', 'l.order_line_ids'])
    .select([
      decimalText('l.qty').as('qty'),
      decimalText('l.net_weight').as('net_weight'),
      decimalText('l.gross_weight').as('gross_weight'),
    ])
    .where('d.company_id', '=', companyId)
    .where('d.order_id', '=', orderId)
    .where('d.deleted_at', 'is', null)
    .where('d.state', 'not in', uncountedStates)

const findPapers = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('trade_paper')
    .select(['kind', 'file_name', 'lines', 'updated_at'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)

/** What the bills of each declaration come to by kind, beside what it declared. */
const findBilled = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('tax_bill as b')
    .innerJoin('declaration as d', (join) =>
      join.onRef('d.company_id', '=', 'b.company_id').onRef('d.id', '=', 'b.declaration_id'),
    )
    .select(['d.id', 'b.kind'])
    .select([
      raw<string>`coalesce(nullif(d.declaration_no, ''), d.number)`.as('number'),
      raw<string>`sum(b.amount)::app.money`.as('billed'),
      declaredTax.as('declared'),
      raw<
        string[]
      >`(select coalesce(array_agg(source::text), '{}') from declaration_line l, unnest(l.order_line_ids) source
        where l.company_id = d.company_id and l.declaration_id = d.id)`.as('sources'),
    ])
    .where('d.company_id', '=', companyId)
    .where('d.order_id', '=', orderId)
    .where('d.deleted_at', 'is', null)
    .where('d.state', 'not in', uncountedStates)
    .where('b.deleted_at', 'is', null)
    .where('b.state', '<>', taxBillState.codes.cancelled)
    .groupBy(['d.company_id', 'd.id', 'b.kind'])
    .orderBy('d.id')
    .orderBy('b.kind')

/** The order against its commercial invoice, its packing list and its declarations. */
export async function readOrderCheck(read: Reader, of: OfOrder): Promise<OrderCheck> {
  const [orders, lines, declared, papers, billed] = await read(
    findOrder(of),
    findLines(of),
    findDeclared(of),
    findPapers(of),
    findBilled(of),
  )
  getOrRefuse(orders[0])
  const byKind = new Map(papers.map((paper) => [paper.kind, paper]))
  const linesOf = (kind: TradePaperKey) =>
    (byKind.get(kind)?.lines as Partial<CheckedLine>[] | undefined)?.map((line) => ({
      ...unstatedLine,
      ...line,
    }))
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
    lines.map((row) => ({
      id: row.id,
      position: row.position + 1,
      model: row.model,
      hsCode: row.hs_code,
      name: row.name,
      origin: row.origin,
      qty: row.qty,
      price: row.price,
      packages: row.packages,
      netWeight: row.net_weight,
      grossWeight: row.gross_weight,
    })),
    {
      invoice: linesOf(tradePaper.codes.invoice),
      packingList: linesOf(tradePaper.codes.packingList),
      declaration:
        declared.length === 0
          ? undefined
          : declared.map(
              (row): DeclaredCheckLine => ({
                hsCode: row.hs_code,
                name: row.name,
                origin: row.origin,
                qty: row.qty,
                netWeight: row.net_weight,
                grossWeight: row.gross_weight,
                value: row.value,
                sources: row.order_line_ids,
              }),
            ),
      taxBill: billed.length === 0 ? undefined : billed,
    },
  )
  return {
    ...check,
    rows: check.rows.map((row) => ({ ...row })),
    unknown: [...check.unknown],
    taxes: billed.map(({ id: declarationId, number, kind, declared: expected, billed: amount }) => ({
      declarationId,
      number,
      kind: kind as TaxBillKindKey,
      declared: expected,
      billed: amount,
    })),
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

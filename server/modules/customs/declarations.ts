import { declarationControl, tradeMode } from '@quayside/contract/customs/customs.codes.ts'
import {
  declarationColumns as columns,
  type Declaration,
  DeclarationDetail,
  DeclarationLine,
  type DeclarationQuery,
} from '@quayside/contract/customs/declaration.ts'
import { receiptDifferences } from '@quayside/contract/customs/received-goods.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { recordFiles } from '../../platform/files/document-files.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { toCounted } from './compare-declared.ts'
import { declarationKey } from './order-declarations.ts'
import { billsOf, toBill } from './tax-bills.ts'

type Filter = FilterOf<DeclarationQuery>

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(d.number) like ${within} or d.declaration_no like ${within}
      or lower(o.order_no) like ${within} or lower(d.bill_of_lading) like ${within})`,
  ),
  state: by.equals('state'),
  orderId: by.equals('order_id'),
  tradeMode: by.equals('trade_mode'),
  declaredOnBegin: by.atLeast('declared_on'),
  declaredOnEnd: by.atMost('declared_on'),
  ids: usualFilters.ids,
}

const declarationsOf = (companyId: string) =>
  sql
    .selectFrom('declaration as d')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'd.company_id').onRef('o.id', '=', 'd.order_id'),
    )
    .select(selection('d', columns))
    .select('o.order_no')
    .where('d.company_id', '=', companyId)
    .where('d.deleted_at', 'is', null)

const rowOf = toAnswered(columns)
const toDeclaration = (row: Parameters<typeof rowOf>[0]): Declaration => rowOf(row)

/** Cells of its sheets whose codes have names. */
export const declarationCells = (text: Texts) => ({
  control: ({ control }: Pick<Declaration, 'control'>) =>
    control === declarationControl.codes.none ? '' : codeText(text, declarationControl, control),
  tradeMode: ({ tradeMode: mode }: Pick<Declaration, 'tradeMode'>) =>
    mode === '' ? '' : codeText(text, tradeMode, mode),
})

export const declarations = recordOf({
  entity: 'declaration',
  table: 'declaration',
  columns,
  find: (call: Call, given: Filter) =>
    filtered(declarationsOf(call.principal.companyId), 'd', filters, given),
  sort: sortingOf('d', columns, { orderNo: raw`o.order_no` }),
  toRow: toDeclaration,
  cells: declarationCells,
})

const findLines = (companyId: string, declarationId: string) =>
  sql
    .selectFrom('declaration_line as l')
    .select([
      'l.id',
      'l.position',
      'l.hs_code',
      'l.inspection_code',
      'l.name',
      'l.elements',
      'l.origin',
      'l.unit',
    ])
    .select(['l.first_unit', 'l.second_unit', 'l.value', 'l.is_temporary_rate', 'l.dutiable_value', 'l.duty'])
    .select(['l.consumption_tax', 'l.vat', 'l.order_line_ids', 'l.anti_dumping'])
    .select(['l.duty_measure', 'l.agreement', 'l.specific_unit'])
    .select([
      decimalText('l.qty').as('qty'),
      decimalText('l.first_qty').as('first_qty'),
      decimalText('l.second_qty').as('second_qty'),
      decimalText('l.price').as('price'),
      decimalText('l.net_weight').as('net_weight'),
      decimalText('l.gross_weight').as('gross_weight'),
      decimalText('l.duty_rate').as('duty_rate'),
      decimalText('l.specific_duty').as('specific_duty'),
      decimalText('l.retaliatory_rate').as('retaliatory_rate'),
      decimalText('l.anti_dumping_rate').as('anti_dumping_rate'),
      decimalText('l.vat_rate').as('vat_rate'),
      decimalText('l.consumption_rate').as('consumption_rate'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.declaration_id', '=', declarationId)
    .orderBy('l.position')
type LineRow = InferResult<ReturnType<typeof findLines>>[number]

/** The order's lines that the declaration names, as far as the order still has them. */
const findSources = (companyId: string, declarationId: string) =>
  sql
    .selectFrom('order_line as s')
    .select(['s.id', 's.position', 's.model'])
    .where('s.company_id', '=', companyId)
    .where(
      raw<boolean>`s.id in (select unnest(l.order_line_ids) from declaration_line l
        where l.company_id = ${companyId}::bigint and l.declaration_id = ${declarationId}::bigint)`,
    )
type SourceRow = InferResult<ReturnType<typeof findSources>>[number]

/** People count lines from one. */
const shownPosition = (source: SourceRow | undefined): number | null =>
  source === undefined ? null : source.position + 1

const toLine = (row: LineRow, sources: ReadonlyMap<string, SourceRow>): DeclarationLine =>
  shaped(DeclarationLine, row, {
    sources: row.order_line_ids.map((orderLineId) => ({
      orderLineId,
      position: shownPosition(sources.get(orderLineId)),
      model: sources.get(orderLineId)?.model ?? '',
    })),
  })

/** A declaration with its lines and bills, as both sides read it. */
export async function readDeclaration(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<DeclarationDetail> {
  const key = declarationKey(companyId, id)
  const [rows, lines, sources, bills, files, events, goods] = await read(
    declarationsOf(companyId)
      .select([
        'd.conditions',
        'd.note',
        raw<string | null>`trim_scale(d.customs_rate)::text`.as('customs_rate'),
      ])
      .where('d.id', '=', id),
    findLines(companyId, id),
    findSources(companyId, id),
    billsOf().where('b.company_id', '=', companyId).where('b.declaration_id', '=', id).orderBy('b.id'),
    findAttachments(key),
    findTimeline(key),
    sql
      .selectFrom('order_line as g')
      .select(['g.id', decimalText('g.received_qty').as('received_qty')])
      .select(decimalText('g.short_qty').as('short_qty'))
      .where('g.company_id', '=', companyId)
      .where(
        'g.order_id',
        '=',
        sql
          .selectFrom('declaration')
          .select('order_id')
          .where('company_id', '=', companyId)
          .where('id', '=', id),
      ),
  )
  const row = getOrRefuse(rows[0])
  const byId = new Map(sources.map((source) => [source.id, source]))
  return shaped(DeclarationDetail, row, {
    ...toDeclaration(row),
    lines: lines.map((line) => toLine(line, byId)),
    receiptDifferences: receiptDifferences(
      lines.map((line) => ({ id: line.id, qty: line.qty, sources: line.order_line_ids })),
      toCounted(goods),
    ),
    bills: bills.map(toBill),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  })
}

export const getDeclaration = (
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<DeclarationDetail> => readDeclaration(call.read, { companyId: call.principal.companyId, id })

export const declarationFiles = recordFiles('declaration', { see: 'customs-declaration-list' })

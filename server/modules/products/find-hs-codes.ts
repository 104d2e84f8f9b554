import {
  type ExportedHsColumn,
  exportedHsColumns,
  HsCode,
  type HsCodeDetail,
  type HsCodeDetailQuery,
  type HsCodeExport,
  type HsCodeQuery,
  type HsOption,
} from '@quayside/contract/products/hs-code.ts'
import { sql as raw } from 'kysely'
import type { Binary } from '../../platform/http/binary.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import {
  beginsWith,
  findHsCode,
  findHsCodes,
  findHsConditions,
  findHsOptions,
  findHsPath,
  type HsCodeRow,
  hsCodeSort,
} from './hs-code-queries.ts'
import { findOriginRates, toOriginRate } from './origin-rates.ts'

export function listHsCodes(
  call: Call,
  { query }: { query: HsCodeQuery },
): Promise<{ rows: HsCode[]; total: number }> {
  const codes = findHsCodes(call.locale, query)
  if (query.orderByColumn) return listPage(call, codes, query, hsCodeSort, toHsCode)
  // A tariff is read from its beginning.
  const page = { ...query, orderByColumn: 'code' as const }
  return listPage(call, codes.orderBy(beginsWith(query.keyword), 'desc'), page, hsCodeSort, toHsCode)
}

export function exportHsCodes(call: Call, { query }: { query: HsCodeExport }): Promise<Binary> {
  // A code is its own number: as one, an export can ask for it piece by piece like for any other record.
  const number = raw<string>`hs_code.code::bigint`
  return exportRows(call, {
    entity: 'hsCode',
    query: findHsCodes(call.locale, query).select(raw<string>`${number}::text`.as('id')),
    sorting: { orderByColumn: query.orderByColumn ?? 'code', isAsc: query.isAsc ?? 'asc' },
    sortColumns: { ...hsCodeSort, id: number },
    toRow: toHsCode,
    columns,
    chosen: query.columns ?? exportedHsColumns,
  })
}

export async function getHsCode(
  call: Pick<Call, 'read' | 'locale' | 'platform'>,
  { query }: { query: HsCodeDetailQuery },
): Promise<HsCodeDetail> {
  const code = query.code.slice(0, 10)
  const [rows, path, supervision, inspection, rates] = await call.read(
    findHsCode(call.locale, code),
    findHsPath(call.locale, code),
    findHsConditions(call.locale, code, 'supervision'),
    findHsConditions(call.locale, code, 'inspection'),
    findOriginRates(code, call.platform.clock.today()),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...toHsCode(row),
    path,
    supervisionConditions: supervision,
    inspectionConditions: inspection,
    elements: row.elements,
    originRates: rates.map(toOriginRate),
  }
}

const optionsAtMost = 20

export async function listHsOptions(
  call: Pick<Call, 'read' | 'locale'>,
  { query }: { query: { keyword?: string | undefined } },
): Promise<HsOption[]> {
  const [rows] = await call.read(findHsOptions(call.locale, query.keyword, optionsAtMost))
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    firstUnit: row.first_unit,
    secondUnit: row.second_unit,
    isSample: row.is_sample,
  }))
}

const toHsCode = (row: HsCodeRow): HsCode => shaped(HsCode, row)

const unitText = (unit: HsCode['firstUnit']): string => unit?.name ?? ''

const columns: ExportColumns<ExportedHsColumn, HsCode> = {
  code: { kind: 'text', width: 14, value: (row) => row.code },
  name: { kind: 'text', width: 36, value: (row) => row.name },
  chineseName: { kind: 'text', width: 36, value: (row) => row.chineseName },
  englishName: { kind: 'text', width: 36, value: (row) => row.englishName },
  firstUnit: { kind: 'text', width: 12, value: (row) => unitText(row.firstUnit) },
  secondUnit: { kind: 'text', width: 12, value: (row) => unitText(row.secondUnit) },
  mfnRate: { kind: 'rate', value: (row) => row.mfnRate },
  generalRate: { kind: 'rate', value: (row) => row.generalRate },
  temporaryRate: { kind: 'rate', value: (row) => row.temporaryRate },
  consumptionRate: { kind: 'rate', value: (row) => row.consumptionRate },
  vatRate: { kind: 'rate', value: (row) => row.vatRate },
  refundRate: { kind: 'rate', value: (row) => row.refundRate },
  supervision: { kind: 'text', value: (row) => row.supervision },
  inspection: { kind: 'text', value: (row) => row.inspection },
  sourceDate: { kind: 'date', value: (row) => row.sourceDate },
}

import type {
  HsCode,
  HsCodeDetail,
  HsCodeDetailQuery,
  HsCodeQuery,
  HsNode,
  HsOption,
  HsTreeQuery,
} from '@quayside/contract/products/hs-code.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { type Call, found } from '../../platform/session/call.ts'
import {
  beginsWith,
  findHsCode,
  findHsCodes,
  findHsConditions,
  findHsNode,
  findHsNodes,
  findHsOptions,
  findHsPath,
  type HsCodeRow,
  hsCodeSort,
} from './hs-code-queries.ts'

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

export async function getHsTree(call: Call, { query }: { query: HsTreeQuery }): Promise<HsNode[]> {
  const [nodes, known] = await call.read(
    findHsNodes(call.locale, query.parent),
    findHsNode(query.parent ?? ''),
  )
  if (query.parent !== undefined) found(known[0])
  return nodes.map((node) => ({
    code: node.code,
    name: node.name,
    level: node.level,
    section: node.section === null ? null : { number: node.section, name: node.section_name },
    codes: Number(node.codes ?? 0),
  }))
}

export async function getHsCode(call: Call, { query }: { query: HsCodeDetailQuery }): Promise<HsCodeDetail> {
  const code = query.code.slice(0, 10)
  const [rows, path, supervision, inspection] = await call.read(
    findHsCode(call.locale, code),
    findHsPath(call.locale, code),
    findHsConditions(call.locale, code, 'supervision'),
    findHsConditions(call.locale, code, 'inspection'),
  )
  const row = found(rows[0])
  return {
    ...toHsCode(row),
    path,
    supervisionConditions: supervision,
    inspectionConditions: inspection,
    elements: row.elements,
  }
}

const optionsAtMost = 20

export async function listHsOptions(
  call: Call,
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

const toHsCode = (row: HsCodeRow): HsCode => ({
  code: row.code,
  name: row.name,
  chineseName: row.chinese_name,
  englishName: row.english_name,
  firstUnit: row.first_unit,
  secondUnit: row.second_unit,
  mfnRate: row.mfn_rate,
  generalRate: row.general_rate,
  temporaryRate: row.temporary_rate,
  vatRate: row.vat_rate,
  refundRate: row.refund_rate,
  consumptionRate: row.consumption_rate,
  supervision: row.supervision,
  inspection: row.inspection,
  isSample: row.is_sample,
  sourceDate: row.source_date,
})

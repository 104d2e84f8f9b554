import type { CheckedLine } from '@quayside/contract/customs/compared-lines.ts'
import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import { type PaperInput, PaperRow } from '@quayside/contract/office/customs-sheets.ts'
import { sql as raw } from 'kysely'
import { lockOrders } from '../../modules/orders/order-record-queries.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importResult, importTemplate, rejectedRows } from '../../platform/records/import-answer.ts'
import { checkRows, type ImportSheet } from '../../platform/records/import-rows.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { checkOrigins } from './check-origins.ts'
import { ownerOfOrder } from './make-declarations.ts'

type Sheet = ImportSheet<keyof PaperRow, typeof PaperRow>
const goods = [
  { key: 'model', isRequired: true, width: 24, aliases: ['P/N', 'Part No.', 'Part No', 'MPN'] },
  { key: 'name', width: 20, aliases: ['Description'] },
] as const
const qty = { key: 'qty', kind: 'number', isRequired: true, aliases: ['Qty', 'QTY'] } as const

/** What each paper states; the columns of the other are ignored. */
const sheets: Readonly<Record<PaperInput['kind'], Sheet>> = {
  invoice: {
    entity: 'tradePaper',
    schema: PaperRow,
    columns: [
      ...goods,
      { key: 'hsCode', width: 14, aliases: ['HS Code', 'H.S. Code', 'HS'] },
      { key: 'origin', width: 14, aliases: ['Country of origin', 'COO'] },
      qty,
      { key: 'price', kind: 'number', isRequired: true, aliases: ['U/P'] },
    ],
  },
  packingList: {
    entity: 'tradePaper',
    schema: PaperRow,
    columns: [
      ...goods,
      qty,
      { key: 'packages', kind: 'number', aliases: ['Cartons', 'CTN'] },
      { key: 'netWeight', kind: 'number', aliases: ['N.W.'] },
      { key: 'grossWeight', kind: 'number', aliases: ['G.W.'] },
    ],
  },
}

export const paperTemplate = (
  call: OfficeCall,
  { query: { kind } }: { query: { kind: PaperInput['kind'] } },
): Promise<Binary> => importTemplate(call, sheets[kind])

const toChecked = (row: PaperRow): CheckedLine => ({
  model: row.model,
  hsCode: row.hsCode,
  name: row.name,
  origin: row.origin,
  qty: row.qty,
  price: row.price,
  packages: row.packages,
  netWeight: row.netWeight,
  grossWeight: row.grossWeight,
})

async function checkPaper(call: OfficeCall, sheet: Sheet, upload: Upload) {
  const { rows, ignoredColumns } = await checkRows(call, upload, sheet)
  const checked = await checkOrigins(call, rows)
  return { checked, result: importResult(call, sheet, checked, ignoredColumns) }
}

export async function rejectedPaperRows(
  call: OfficeCall,
  { body, upload }: { body: Pick<PaperInput, 'kind'>; upload: Upload },
): Promise<Binary> {
  const sheet = sheets[body.kind]
  return rejectedRows(call, sheet, (await checkPaper(call, sheet, upload)).result)
}

/** The whole paper, so one bad row keeps all of it out: half an invoice would look like missing goods. */
export async function importPaper(
  call: OfficeCall,
  { body, upload }: { body: PaperInput; upload: Upload },
): Promise<ImportResult> {
  const companyId = await ownerOfOrder(call, body.orderId)
  const { checked, result } = await checkPaper(call, sheets[body.kind], upload)
  if (body.mode === 'preview' || result.rejectedCount > 0 || result.acceptedCount === 0) return result
  return call.write(async (tx, note) => {
    note.companyId = companyId
    note.target = `order ${body.orderId} ${body.kind}`
    getOrRefuse((await lockOrders(tx, [body.orderId], companyId))[0])
    const lines = JSON.stringify(checked.flatMap(({ draft }) => (draft ? [toChecked(draft)] : [])))
    await tx
      .insertInto('trade_paper')
      .values({
        company_id: companyId,
        order_id: body.orderId,
        kind: body.kind,
        file_name: upload.fileName,
        lines,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'order_id', 'kind'])
          .doUpdateSet({ file_name: upload.fileName, lines: raw<string>`excluded.lines` }),
      )
      .execute()
    return result
  })
}

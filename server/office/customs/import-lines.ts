import type { DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { DeclarationLineEdit } from '@quayside/contract/office/customs.ts'
import type { DeclarationSheetRow } from '@quayside/contract/office/customs-sheets.ts'
import { at } from '@quayside/contract/refusals.ts'
import { checkEditedLine } from '../../modules/customs/edit-declaration.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importResult, rejectedRows } from '../../platform/records/import-answer.ts'
import { repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import { type CheckedRow, checkRows } from '../../platform/records/import-rows.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { takeStep } from '../records/take-step.ts'
import { checkOrigins } from './check-origins.ts'
import { lineSheet, type Of, readOne } from './line-sheet.ts'

/** What a row leaves empty stays as it is. */
const edited = (line: DeclarationLine, row: DeclarationSheetRow): DeclarationLineEdit => ({
  id: line.id,
  hsCode: row.hsCode || line.hsCode,
  inspectionCode: row.inspectionCode || line.inspectionCode,
  name: row.name || line.name,
  elements: row.elements || line.elements,
  origin: row.origin || line.origin,
  qty: row.qty || line.qty,
  value: (row.value || line.value) as Amount,
  firstQty: row.firstQty || line.firstQty,
  secondQty: row.secondQty || line.secondQty,
  netWeight: row.netWeight || line.netWeight,
  grossWeight: row.grossWeight || line.grossWeight,
  dutyRate: row.dutyRate || line.dutyRate,
  vatRate: row.vatRate || line.vatRate,
  consumptionRate: row.consumptionRate || line.consumptionRate,
})

const lineStart = /^lines\.0\./
const lineFindings = (line: DeclarationLineEdit) =>
  checkEditedLine(line, 0).map((finding) => ({
    ...finding,
    path: finding.path?.replace(lineStart, '') ?? '',
  }))

/** The rows of a sheet with the lines that they are for. */
async function checkSheet(call: OfficeCall, id: string, upload: Upload) {
  const declaration = await readOne(call, id)
  const byPosition = new Map(declaration.lines.map((line) => [line.position, line]))
  const { rows, ignoredColumns } = await checkRows(call, upload, lineSheet)
  const checkTwice = repeatCheck('position', {
    keys: new Set<string>(),
    refusal: at('position', 'declaration.lineTwice'),
  })
  const checked = (await checkOrigins(call, rows)).map((row): CheckedRow<DeclarationSheetRow> => {
    if (!row.draft) return row
    const { position } = row.draft
    const line = byPosition.get(position)
    return withFindings(row, [
      ...(line ? lineFindings(edited(line, row.draft)) : [at('position', 'declaration.lineUnknown')]),
      ...checkTwice(String(position), row.row),
    ])
  })
  const result = importResult(call, lineSheet, checked, ignoredColumns)
  return { declaration, byPosition, checked, result }
}

export async function rejectedLines(
  call: OfficeCall,
  { params, upload }: Of & { upload: Upload },
): Promise<Binary> {
  const { result } = await checkSheet(call, params.id, upload)
  return rejectedRows(call, lineSheet, result)
}

export async function importDeclarationLines(
  call: OfficeCall,
  { params, body, upload }: Of & { body: ImportInput; upload: Upload },
): Promise<ImportResult> {
  const { declaration, byPosition, checked, result } = await checkSheet(call, params.id, upload)
  if (body.mode === 'preview' || result.acceptedCount === 0) return result
  const { declarationNo, customsOffice, tradeMode, transportMode, billOfLading, note } = declaration
  const lines = checked.flatMap(({ draft, findings }) => {
    const line = draft && byPosition.get(draft.position)
    return draft && line && findings.length === 0 ? [edited(line, draft)] : []
  })
  await takeStep(providerEntities.declaration, 'edit')(call, {
    params,
    body: {
      declarationNo,
      customsOffice,
      tradeMode,
      transportMode,
      billOfLading,
      note,
      lines,
    },
  })
  return result
}

import type { DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import { DeclarationSheetRow } from '@quayside/contract/office/customs-sheets.ts'
import { readDeclaration } from '../../modules/customs/declarations.ts'
import { writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import type { ImportSheet } from '../../platform/records/import-rows.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import { findOwned } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

export const lineSheet: ImportSheet<keyof DeclarationSheetRow, typeof DeclarationSheetRow> = {
  entity: 'declarationLine',
  schema: DeclarationSheetRow,
  maxRows: 50,
  columns: [
    { key: 'position', isRequired: true, kind: 'number' },
    { key: 'hsCode', width: 14 },
    { key: 'inspectionCode', width: 12 },
    { key: 'name', width: 24 },
    { key: 'elements', width: 40 },
    { key: 'origin', width: 14 },
    { key: 'qty', kind: 'number' },
    { key: 'value', kind: 'number' },
    { key: 'firstQty', kind: 'number' },
    { key: 'secondQty', kind: 'number' },
    { key: 'netWeight', kind: 'number' },
    { key: 'grossWeight', kind: 'number' },
    { key: 'dutyRate', kind: 'percent' },
    { key: 'vatRate', kind: 'percent' },
    { key: 'consumptionRate', kind: 'percent' },
  ],
}

export type Of = { params: { id: string } }

export async function readOne(call: OfficeCall, id: string) {
  const [rows] = await call.read(findOwned(providerEntities.declaration, id))
  const { company_id: companyId } = getOrRefuse(rows[0])
  return readDeclaration(call.read, { companyId, id })
}

/** The sheet with the lines as they are, to be filled in and imported. */
export async function downloadLineSheet(call: OfficeCall, { params }: Of): Promise<Binary> {
  const { number, lines } = await readOne(call, params.id)
  const columns = lineSheet.columns.map(({ key, width }) => ({
    header: call.text(`fields.declarationLine.${key}`),
    kind: 'text' as const,
    ...(width !== undefined && { width }),
    value: (line: DeclarationLine) => String(line[key]),
  }))
  const body = writeSheet(number, columns, lines)
  return new Binary({ body, mime: xlsxMime, fileName: `${number}.xlsx` })
}

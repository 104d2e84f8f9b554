import { checkDeclarationNumber } from '@quayside/contract/customs/declaration.rules.ts'
import { declarationMachine } from '@quayside/contract/customs/declaration.states.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { DeclarationEdit, DeclarationLineEdit } from '@quayside/contract/office/customs.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { compareDeclared } from './compare-declared.ts'
import { findUnknownHeader } from './declaration-entries.ts'
import { sumUpDeclaration } from './declaration-lines.ts'
import { editLines } from './edit-lines.ts'
import { type LockedDeclaration, numberUsed } from './move-declaration.ts'
import { declarationKey } from './order-declarations.ts'

export function checkEditedLine(line: DeclarationLineEdit, place: number): Finding[] {
  const findings: Finding[] = []
  if (line.qty === '' || new Big(line.qty).eq(0))
    findings.push(at(`lines.${place}.qty`, 'orderLine.notPositive'))
  if (new Big(line.value).lte(0)) findings.push(at(`lines.${place}.value`, 'field.positive'))
  if (line.netWeight !== '' && line.grossWeight !== '' && new Big(line.grossWeight).lt(line.netWeight))
    findings.push(at(`lines.${place}.grossWeight`, 'orderLine.grossBelowNet'))
  if (new Big(line.consumptionRate).gte(100))
    findings.push(at(`lines.${place}.consumptionRate`, 'classification.percent'))
  return findings
}

/** Changes header and lines of a locked declaration; prices and taxes follow from quantity, value and rates. */
export async function editDeclaration(
  tx: Tx,
  acting: Acting,
  { row }: LockedDeclaration,
  edit: DeclarationEdit,
): Promise<number> {
  const { company_id: companyId, id } = row
  refuseIfAny([
    ...checkDeclarationNumber({ ...edit, isImport: row.is_import }),
    ...edit.lines.flatMap(checkEditedLine),
    ...(await findUnknownHeader(tx, edit, {
      customsOffice: row.customs_office,
      transportMode: row.transport_mode,
    })),
  ])
  const { written } = await refusingDuplicates(numberUsed, () =>
    runTransition(tx, acting, declarationKey(companyId, id), {
      machine: declarationMachine,
      name: 'edit',
      state: row.state,
      facts: { target: undefined },
      write: async () => {
        await editLines(tx, row, edit.lines)
        return sumUpDeclaration(
          tx,
          { companyId, id },
          {
            declaration_no: edit.declarationNo,
            customs_office: edit.customsOffice,
            trade_mode: edit.tradeMode,
            transport_mode: edit.transportMode,
            bill_of_lading: edit.billOfLading,
            note: edit.note,
          },
        )
      },
    }),
  )
  await compareDeclared(tx, acting, { company_id: companyId, id: row.order_id })
  return written
}

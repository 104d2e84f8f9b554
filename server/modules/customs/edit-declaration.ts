import { checkDeclarationNumber } from '@quayside/contract/customs/declaration.rules.ts'
import { declarationMachine } from '@quayside/contract/customs/declaration.states.ts'
import { taxesOf } from '@quayside/contract/customs/merged-lines.ts'
import type { SplitOrder } from '@quayside/contract/customs/split-line.ts'
import { type Rate, roundRate } from '@quayside/contract/kernel/money.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { DeclarationEdit, DeclarationLineEdit } from '@quayside/contract/office/customs.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { findCountries } from '../../platform/records/country.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { checkHsCodes } from '../products/known-hs-codes.ts'
import { sumUpDeclaration } from './declaration-lines.ts'
import { type LockedDeclaration, numberUsed } from './move-declaration.ts'
import { type DeclarationRow, declarationKey } from './order-declarations.ts'

/** What the taxes of its lines are computed with. */
const valuationOf = (row: DeclarationRow): SplitOrder => ({
  isImport: row.is_import,
  currency: row.currency,
  customsRate: row.customs_rate === null ? undefined : (row.customs_rate as Rate),
  factor: row.factor as Rate,
})

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
  return written
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** Codes and origins that were changed must exist; what stands in a line came from its order. */
async function findUnknownCodes(
  tx: Tx,
  lines: readonly DeclarationLineEdit[],
  before: ReadonlyMap<string, { readonly hs_code: string; readonly origin: string }>,
): Promise<Finding[]> {
  const codes = await checkHsCodes(
    tx,
    lines.map(({ hsCode }) => hsCode),
  )
  const origins = await findCountries(
    tx,
    lines.map(({ origin }) => origin),
  )
  const findings: Finding[] = []
  for (const [place, { id, hsCode, origin }] of lines.entries()) {
    const stored = before.get(id)
    if (stored?.hs_code !== hsCode)
      findings.push(
        ...(codes[place] ?? []).map((found) => ({ ...found, path: `lines.${place}.${found.path}` })),
      )
    if (stored?.origin !== origin && !origins.has(origin))
      findings.push(at(`lines.${place}.origin`, 'field.code'))
  }
  return findings
}

async function editLines(tx: Tx, row: DeclarationRow, lines: readonly DeclarationLineEdit[]): Promise<void> {
  const known = await tx
    .selectFrom('declaration_line')
    .select(['id', 'hs_code', 'origin', 'is_temporary_rate'])
    .select(raw<string>`trim_scale(duty_rate)::text`.as('duty_rate'))
    .where('company_id', '=', row.company_id)
    .where('declaration_id', '=', row.id)
    .execute()
  const before = new Map(known.map((line) => [line.id, line]))
  refuseIfAny(
    lines.flatMap((line, place) =>
      before.has(line.id) ? [] : [at(`lines.${place}.id`, 'declaration.lineUnknown')],
    ),
  )
  refuseIfAny(await findUnknownCodes(tx, lines, before))
  for (const line of lines) {
    const { duty_rate: dutyRate = '', is_temporary_rate: isTemporary = false } = before.get(line.id) ?? {}
    const taxes = taxesOf(
      line.value,
      {
        tariffRate: line.dutyRate,
        temporaryRate: null,
        vatRate: line.vatRate,
        consumptionRate: line.consumptionRate,
      },
      valuationOf(row),
    )
    await tx
      .updateTable('declaration_line')
      .set({
        hs_code: line.hsCode,
        inspection_code: line.inspectionCode,
        name: line.name,
        elements: line.elements,
        origin: line.origin,
        qty: line.qty,
        value: line.value,
        price: roundRate(new Big(line.value).div(line.qty)),
        first_qty: orNull(line.firstQty),
        second_qty: orNull(line.secondQty),
        net_weight: orNull(line.netWeight),
        gross_weight: orNull(line.grossWeight),
        duty_rate: line.dutyRate,
        is_temporary_rate: isTemporary && new Big(dutyRate).eq(line.dutyRate),
        vat_rate: line.vatRate,
        consumption_rate: line.consumptionRate,
        dutiable_value: taxes.dutiableValue,
        duty: taxes.duty,
        consumption_tax: taxes.consumptionTax,
        vat: taxes.vat,
      })
      .where('company_id', '=', row.company_id)
      .where('id', '=', line.id)
      .execute()
  }
}

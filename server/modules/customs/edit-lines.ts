import { taxesOf } from '@quayside/contract/customs/merged-lines.ts'
import type { SplitOrder } from '@quayside/contract/customs/split-line.ts'
import { type Rate, roundRate } from '@quayside/contract/kernel/money.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { DeclarationLineEdit } from '@quayside/contract/office/customs.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { findCountries } from '../../platform/records/country.ts'
import { checkHsCodes } from '../products/known-hs-codes.ts'
import type { DeclarationRow } from './order-declarations.ts'

/** What the taxes of its lines are computed with. */
const valuationOf = (row: DeclarationRow): SplitOrder => ({
  isImport: row.is_import,
  currency: row.currency,
  customsRate: row.customs_rate === null ? undefined : (row.customs_rate as Rate),
  factor: row.factor as Rate,
})

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

export async function editLines(
  tx: Tx,
  row: DeclarationRow,
  lines: readonly DeclarationLineEdit[],
): Promise<void> {
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

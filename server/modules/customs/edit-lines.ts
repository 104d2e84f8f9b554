import type { SplitOrder } from '@quayside/contract/customs/split-line.ts'
import { checkMinorUnit } from '@quayside/contract/kernel/minor-units.ts'
import { type Rate, roundAmount, roundRate, zero } from '@quayside/contract/kernel/money.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { DeclarationLineEdit } from '@quayside/contract/office/customs.ts'
import { taxesAt } from '@quayside/contract/products/duty-estimate.ts'
import { chooseDuty, type OriginRate } from '@quayside/contract/products/duty-rates.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { findCountries } from '../../platform/records/country.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { checkHsCodes } from '../products/known-hs-codes.ts'
import { originRatesOf } from '../products/origin-rates.ts'
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
    const lineBefore = before.get(id)
    if (lineBefore?.hs_code !== hsCode)
      findings.push(
        ...(codes[place] ?? []).map((found) => ({ ...found, path: `lines.${place}.${found.path}` })),
      )
    if (lineBefore?.origin !== origin && !origins.has(origin))
      findings.push(at(`lines.${place}.origin`, 'field.code'))
  }
  return findings
}

type StoredRates = {
  readonly hs_code: string
  readonly origin: string
  readonly unit: string
  readonly duty_rate: string
  readonly duty_measure: string
  readonly agreement: string
  readonly specific_duty: string | null
  readonly specific_unit: string
  readonly retaliatory_rate: string
  readonly anti_dumping_rate: string
}
const isSameGoods = (stored: StoredRates | undefined, line: DeclarationLineEdit): boolean =>
  stored?.hs_code === line.hsCode && stored.origin === line.origin

/** The rates by origin of lines whose code or origin was changed. */
async function findRatesBeside(
  tx: Tx,
  lines: readonly DeclarationLineEdit[],
  before: ReadonlyMap<string, StoredRates>,
): Promise<Map<string, readonly OriginRate[]>> {
  const codes = [
    ...new Set(lines.filter((line) => !isSameGoods(before.get(line.id), line)).map(({ hsCode }) => hsCode)),
  ]
  if (codes.length === 0) return new Map()
  const day = await readBusinessDay(tx)
  const { rows } = await raw<{ code: string; rates: OriginRate[] }>`
    select c.code, ${originRatesOf(raw`c.code`, day)} as rates from unnest(${codes}::text[]) as c (code)`.execute(
    tx,
  )
  return new Map(rows.map(({ code, rates }) => [code, rates]))
}

/** The rate of duty as it was entered; what is charged beside it follows the code and the origin. */
function appliedRates(
  stored: StoredRates,
  line: DeclarationLineEdit,
  ratesOf: ReadonlyMap<string, readonly OriginRate[]>,
) {
  const isSame = isSameGoods(stored, line)
  const isSameRate = isSame && new Big(stored.duty_rate).eq(line.dutyRate)
  const dutyBefore = isSameRate
    ? {
        measure: stored.duty_measure,
        agreement: stored.agreement,
        specific: stored.specific_duty,
        unit: stored.specific_unit,
      }
    : { measure: '', agreement: '', specific: null, unit: '' }
  const { taken } = chooseDuty(
    { mfnRate: line.dutyRate, temporaryRate: null, originRates: ratesOf.get(line.hsCode) ?? [] },
    { origin: line.origin, hasCertificate: false, dutiableValue: zero, unit: '', qty: '', netWeight: '' },
  )
  return {
    ...dutyBefore,
    dutyRate: line.dutyRate,
    retaliatoryRate: isSame ? stored.retaliatory_rate : taken.retaliatoryRate,
    antiDumpingRate: isSame ? stored.anti_dumping_rate : taken.antiDumpingRate,
    dealUnit: stored.unit,
  }
}

function enteredTaxes(
  row: DeclarationRow,
  line: DeclarationLineEdit,
  { dealUnit, ...applied }: ReturnType<typeof appliedRates>,
) {
  const { isImport, customsRate, factor } = valuationOf(row)
  const dutiableValue = roundAmount(
    new Big(line.value).times(isImport ? factor : '1').times(customsRate ?? '0'),
  )
  const measured = { unit: dealUnit, qty: line.qty, netWeight: line.netWeight }
  const taxes = taxesAt(dutiableValue, applied, line, measured)
  const none = { duty: zero, antiDumping: zero, consumptionTax: zero, vat: zero }
  return { dutiableValue, ...(isImport && customsRate !== undefined ? taxes : none) }
}

export async function editLines(
  tx: Tx,
  row: DeclarationRow,
  lines: readonly DeclarationLineEdit[],
): Promise<void> {
  const known = await tx
    .selectFrom('declaration_line')
    .select(['id', 'hs_code', 'origin', 'unit', 'is_temporary_rate', 'duty_measure', 'agreement'])
    .select(['specific_duty', 'specific_unit', 'retaliatory_rate', 'anti_dumping_rate'])
    .select(raw<string>`trim_scale(duty_rate)::text`.as('duty_rate'))
    .where('company_id', '=', row.company_id)
    .where('declaration_id', '=', row.id)
    .execute()
  const before = new Map(known.map((line) => [line.id, line]))
  refuseIfAny(
    lines.flatMap((line, place) =>
      before.has(line.id)
        ? checkMinorUnit(`lines.${place}.value`, line.value, row.currency)
        : [at(`lines.${place}.id`, 'declaration.lineUnknown')],
    ),
  )
  refuseIfAny(await findUnknownCodes(tx, lines, before))
  const beside = await findRatesBeside(tx, lines, before)
  for (const line of lines) {
    const applied = appliedRates(getOrRefuse(before.get(line.id)), line, beside)
    const taxes = enteredTaxes(row, line, applied)
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
        is_temporary_rate: applied.measure === 'temporary',
        duty_measure: applied.measure,
        agreement: applied.agreement,
        specific_duty: applied.specific,
        specific_unit: applied.unit,
        retaliatory_rate: applied.retaliatoryRate,
        anti_dumping_rate: applied.antiDumpingRate,
        vat_rate: line.vatRate,
        consumption_rate: line.consumptionRate,
        dutiable_value: taxes.dutiableValue,
        duty: taxes.duty,
        anti_dumping: taxes.antiDumping,
        consumption_tax: taxes.consumptionTax,
        vat: taxes.vat,
      })
      .where('company_id', '=', row.company_id)
      .where('id', '=', line.id)
      .execute()
  }
}

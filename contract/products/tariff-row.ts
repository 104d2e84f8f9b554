import * as z from 'zod/mini'
import type { Finding } from '../kernel/refusal.ts'
import { requiredText, text } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { percent } from './classification.ts'
import { isChapter } from './hs-code.rules.ts'

/**
 * A row of the tariff as the provider brings it: a code of ten digits with its rates, or a heading with its name.
 * Cells are written as customs prints them: dots in codes, a percent sign after rates, `P.R/Q.S` for conditions,
 * numbered declaration elements.
 */
const code = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(30)),
    z.transform((cell) => cell.replaceAll(/[.\s]/g, '')),
  ),
  z.string().check(z.regex(/^\d{4}(\d{2}){0,3}$/, 'hsCode.format')),
)
const rate = z._default(
  z.nullable(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(20)),
        z.transform((cell) => cell.replace(/\s*%$/, '')),
      ),
      percent,
    ),
  ),
  null,
)
const letters = z._default(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((cell) => cell.replaceAll(/[\s./,、；;]/g, '')),
  ),
  '',
)
const elements = z._default(
  z.pipe(
    text(2000),
    z.transform((cell) =>
      cell
        .split(/[;；\n]/)
        .map((element) => element.replace(/^\s*\d+\s*[:：.、]\s*/, '').trim())
        .filter((element) => element !== ''),
    ),
  ),
  [],
)

const tariffFields = {
  code,
  chineseName: requiredText(500),
  traditionalName: z._default(text(500), ''),
  englishName: z._default(text(500), ''),
  /** A code of dictionary 1003 or its Chinese name. */
  firstUnit: z._default(text(20), ''),
  secondUnit: z._default(text(20), ''),
  mfnRate: rate,
  generalRate: rate,
  temporaryRate: rate,
  vatRate: rate,
  refundRate: rate,
  consumptionRate: rate,
  supervision: letters,
  inspection: letters,
  elements,
}
export const TariffRow = z.strictObject(tariffFields)
export type TariffRow = z.infer<typeof TariffRow>

export const tariffColumns = Object.keys(tariffFields) as (keyof TariffRow)[]

/** What the dictionaries know: units by code and by Chinese name, and the two lists of letters. */
export type TariffTerms = {
  readonly units: ReadonlyMap<string, string>
  readonly supervision: ReadonlySet<string>
  readonly inspection: ReadonlySet<string>
}

/** Excel takes 007 for the number 7. */
export const unitOf = (terms: TariffTerms, cell: string): string | undefined =>
  terms.units.get(cell) ?? terms.units.get(cell.padStart(3, '0'))

const declaredVatRates = new Set(['0', '9', '13'])

export function checkTariffRow(row: TariffRow, terms: TariffTerms): Finding[] {
  const findings: Finding[] = []
  if (!isChapter(row.code.slice(0, 2))) findings.push(at('code', 'hsCode.chapterUnknown'))
  for (const field of ['firstUnit', 'secondUnit'] as const) {
    if (row[field] !== '' && unitOf(terms, row[field]) === undefined) {
      findings.push(at(field, 'hsCode.unitUnknown', { unit: row[field] }))
    }
  }
  for (const field of ['supervision', 'inspection'] as const) {
    const letter = Array.from(row[field]).find((each) => !terms[field].has(each))
    if (letter !== undefined) findings.push(at(field, 'hsCode.conditionUnknown', { letter }))
  }
  return row.code.length === 10 ? [...findings, ...checkRates(row)] : findings
}

/** Goods are declared under ten digits: only there must everything be known. */
function checkRates(row: TariffRow): Finding[] {
  const { firstUnit, mfnRate, vatRate, refundRate, consumptionRate } = row
  const findings: Finding[] = []
  if (firstUnit === '') findings.push(at('firstUnit', 'field.required'))
  if (mfnRate === null) findings.push(at('mfnRate', 'field.required'))
  if (vatRate === null) findings.push(at('vatRate', 'field.required'))
  // A rate of 0.13 is a share, and all rates beside it would be a hundredth of theirs too.
  else if (!declaredVatRates.has(String(Number(vatRate)))) findings.push(at('vatRate', 'hsCode.vatRate'))
  else if (refundRate !== null && Number(refundRate) > Number(vatRate)) {
    findings.push(at('refundRate', 'hsCode.refundAboveVat'))
  }
  // A tax inside the price: at 100 % there would be no price.
  if (Number(consumptionRate) >= 100) findings.push(at('consumptionRate', 'classification.percent'))
  return findings
}

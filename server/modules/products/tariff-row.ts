import type { TariffRow } from '@quayside/contract/products/tariff-row.ts'
import { type TariffTerms, unitOf } from '@quayside/contract/products/tariff-row.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { NewHsCode } from './insert-hs-codes.ts'
import type { TariffTexts } from './tariff-texts.ts'

export async function readTariffTerms(tx: Tx): Promise<TariffTerms> {
  const entries = await tx
    .selectFrom('dict_entry')
    .select(['type', 'value', raw<string>`names ->> 'zh-CN'`.as('name')])
    .where('type', '=', raw<number>`any(${[1003, 1009, 1010]}::int[])`)
    .execute()
  const lettersOf = (type: number) =>
    new Set(entries.filter((entry) => entry.type === type).map(({ value }) => value))
  return {
    units: new Map(
      entries
        .filter(({ type }) => type === 1003)
        .flatMap(({ value, name }) => [[value, value] as const, [name, value] as const]),
    ),
    supervision: lettersOf(1009),
    inspection: lettersOf(1010),
  }
}

export const toHsCode = (
  draft: TariffRow,
  texts: TariffTexts | undefined,
  terms: TariffTerms,
  sourceDate: string,
): NewHsCode => ({
  code: draft.code,
  level: draft.code.length,
  names: {
    'zh-CN': draft.chineseName,
    'zh-TW': texts?.zhTW ?? draft.chineseName,
    ...(draft.englishName !== '' && { 'en-US': draft.englishName }),
  },
  first_unit: unitOf(terms, draft.firstUnit) ?? null,
  second_unit: unitOf(terms, draft.secondUnit) ?? null,
  mfn_rate: draft.mfnRate,
  general_rate: draft.generalRate,
  temporary_rate: draft.temporaryRate,
  vat_rate: draft.vatRate,
  refund_rate: draft.refundRate,
  consumption_rate: draft.consumptionRate,
  supervision: draft.supervision,
  inspection: draft.inspection,
  elements: draft.elements,
  search: texts?.search ?? '',
  is_sample: false,
  source_date: sourceDate,
})

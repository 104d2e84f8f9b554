import { hsChapters, hsSections } from '@quayside/db/seeds/reference/hs-chapters.ts'
import { allHsCodes, hsSampleDate } from '@quayside/db/seeds/reference/hs-codes/all-hs-codes.ts'
import type { HsRates } from '@quayside/db/seeds/reference/hs-codes/hs-table.ts'
import { sampleRates, sampleRatesFrom } from '@quayside/db/seeds/reference/hs-rates.ts'
import { sql as raw } from 'kysely'
import { hsSearchText } from '../modules/products/hs-search-text.ts'
import {
  type NewHsCode,
  openStaging,
  stageHsCodes,
  takeOverStaged,
} from '../modules/products/insert-hs-codes.ts'
import type { Tx } from '../platform/database/database.ts'

type Names = { zhCN: string; zhTW: string; en: string }

/** The chapters for good, and below them a sample that the provider's tariff replaces. */
export async function seedHsCodes(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('hs_code').select('code').limit(1).executeTakeFirst()
  if (known) return
  const sections = hsSections.map((section) => ({ number: Number(section.value), names: namesOf(section) }))
  await raw`insert into hs_section (number, names)
    select number, names from jsonb_populate_recordset(null::hs_section, ${JSON.stringify(sections)}::jsonb)`.execute(
    tx,
  )
  await openStaging(tx)
  const chapters = hsChapters.map((chapter) => ({
    ...named(chapter.value, chapter),
    section: Number(chapter.attributes?.['section']),
    search: '',
    is_sample: false,
  }))
  const codes = await Promise.all(
    allHsCodes.map(async ({ code, rates, elements, ...names }) => ({
      ...named(code, names),
      ...(rates && columnsOf(rates)),
      elements,
      search: rates ? await hsSearchText(names) : '',
    })),
  )
  await stageHsCodes(tx, [...chapters, ...codes])
  await takeOverStaged(tx)
  await seedSampleRates(tx)
}

const seedSampleRates = (tx: Tx) =>
  tx
    .insertInto('hs_rate')
    .values(
      sampleRates.map((rate, place) => ({
        reference: `sample-${place + 1}`,
        code: rate.code,
        measure: rate.measure,
        agreement: rate.agreement ?? '',
        origins: [...(rate.origins ?? [])],
        ad_valorem: rate.adValorem ?? null,
        specific: rate.specific ?? null,
        unit: rate.unit ?? '',
        valid_from: sampleRatesFrom,
        is_sample: true,
      })),
    )
    .execute()

const namesOf = ({ zhCN, zhTW, en }: Names) => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': en })

const named = (code: string, names: Names): Omit<NewHsCode, 'search'> => ({
  code,
  level: code.length,
  names: namesOf(names),
  supervision: '',
  inspection: '',
  elements: [],
  is_sample: true,
  source_date: hsSampleDate,
})

const columnsOf = (rates: HsRates) => ({
  first_unit: rates.firstUnit,
  second_unit: rates.secondUnit,
  mfn_rate: rates.mfnRate,
  general_rate: rates.generalRate,
  temporary_rate: rates.temporaryRate,
  vat_rate: rates.vatRate,
  refund_rate: rates.refundRate,
  consumption_rate: rates.consumptionRate,
  supervision: rates.supervision,
  inspection: rates.inspection,
})

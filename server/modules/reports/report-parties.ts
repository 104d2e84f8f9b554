import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { findPaperBrand, paperBrandOf } from '../../platform/brand/paper-brand.ts'
import { sql } from '../../platform/database/database.ts'
import { type PaperParties, providerNameIn } from '../../platform/records/paper-parties.ts'
import type { ReadCells } from './report-pieces.ts'

/** Whom a report on paper names: the company that it is of, and the provider, where its name is entered. */
export async function readParties(read: ReadCells, locale: Locale): Promise<PaperParties> {
  const [row] = await read({
    compile: () =>
      raw<
        Record<string, string | null>
      >`select c.name, c.english_name, (select p.value::text from system_config p where p.key = 'provider') as provider
        from company c where c.id = app.company_id()`.compile(sql),
  })
  const [cells] = await read(findPaperBrand('report'))
  return {
    brand: paperBrandOf(cells, 'report'),
    companyName: partnerName(locale, { name: row?.['name'] ?? '', englishName: row?.['english_name'] ?? '' }),
    provider: providerNameIn(JSON.parse(row?.['provider'] ?? '{}'), locale),
  }
}

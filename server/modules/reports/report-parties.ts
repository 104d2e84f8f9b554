import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import * as z from 'zod/mini'
import { sql } from '../../platform/database/database.ts'
import type { PaperParties } from '../../platform/records/paper-parties.ts'
import { inLanguage } from '../../platform/system/settings.ts'
import type { ReadCells } from './report-pieces.ts'

const Named = z.object({ name: z.string() })

/** Whom a report on paper names: the company that it is of, and the provider, where its name is entered. */
export async function readParties(read: ReadCells, locale: Locale): Promise<PaperParties> {
  const [row] = await read({
    compile: () =>
      raw<
        Record<string, string | null>
      >`select c.name, (select p.value::text from system_config p where p.key = 'provider') as provider
        from company c where c.id = app.company_id()`.compile(sql),
  })
  const provider = Named.safeParse(inLanguage(JSON.parse(row?.['provider'] ?? '{}'), locale))
  return { companyName: row?.['name'] ?? '', provider: provider.data?.name ?? '' }
}

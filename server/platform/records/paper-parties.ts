import type { Locale } from '@quayside/phrases/locales.ts'
import * as z from 'zod/mini'
import { sql } from '../database/database.ts'
import { getOrRefuse } from '../session/call.ts'
import { inLanguage } from '../system/settings.ts'
import type { Reader } from './read-within.ts'

const Named = z.object({ name: z.string() })

/** Whom a paper names: the company that it is of, and the provider; '' as long as its name is not entered. */
export type PaperParties = { readonly companyName: string; readonly provider: string }

export async function readProviderName(read: Reader, locale: Locale): Promise<string> {
  const [settings] = await read(sql.selectFrom('system_config').select('value').where('key', '=', 'provider'))
  return Named.safeParse(inLanguage(settings[0]?.value ?? {}, locale)).data?.name ?? ''
}

export async function readPaperParties(
  read: Reader,
  companyId: string,
  locale: Locale,
): Promise<PaperParties> {
  const [companies] = await read(sql.selectFrom('company').select('name').where('id', '=', companyId))
  return { companyName: getOrRefuse(companies[0]).name, provider: await readProviderName(read, locale) }
}

import type { PaperFamily } from '@quayside/contract/kernel/brand.ts'
import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import * as z from 'zod/mini'
import { findPaperBrand, paperBrandOf } from '../brand/paper-brand.ts'
import { sql } from '../database/database.ts'
import type { PaperBrand } from '../pdf/pdf-frame.ts'
import { getOrRefuse } from '../session/call.ts'
import { inLanguage } from '../system/settings.ts'
import type { Reader } from './read-within.ts'

const Named = z.object({ name: z.string(), englishName: z._default(z.string(), '') })

/** Whom a paper names: the company that it is of, and the provider; '' as long as its name is not entered. */
export type PaperParties = {
  readonly companyName: string
  readonly provider: string
  readonly brand?: PaperBrand | undefined
}

/** Out of the setting of the provider. */
export function providerNameIn(setting: unknown, locale: Locale): string {
  const { data } = Named.safeParse(inLanguage(setting, locale))
  return data ? partnerName(locale, data) : ''
}

export async function readPaperBrand(read: Reader, family: PaperFamily): Promise<PaperBrand> {
  const [[row]] = await read(findPaperBrand(family))
  return paperBrandOf(row, family)
}

export async function readProviderName(read: Reader, locale: Locale): Promise<string> {
  const [settings] = await read(sql.selectFrom('system_config').select('value').where('key', '=', 'provider'))
  return providerNameIn(settings[0]?.value ?? {}, locale)
}

export async function readPaperParties(
  read: Reader,
  companyId: string,
  locale: Locale,
  family?: PaperFamily,
): Promise<PaperParties> {
  const [companies] = await read(
    sql.selectFrom('company').select(['name', 'english_name as englishName']).where('id', '=', companyId),
  )
  return {
    companyName: partnerName(locale, getOrRefuse(companies[0])),
    provider: await readProviderName(read, locale),
    ...(family && { brand: await readPaperBrand(read, family) }),
  }
}

import type { AgreementHead } from '@quayside/contract/kernel/agreement.ts'
import type { Brand } from '@quayside/contract/kernel/brand.ts'
import type { Setting, SettingQuery, SystemInfo } from '@quayside/contract/kernel/system.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { defaultLocale, type Locale, locales } from '@quayside/phrases/locales.ts'
import { brandOf, findBrand } from '../brand/brand.ts'
import type { Call, OpenCall } from '../session/call.ts'
import { type AgreementRow, agreementsOf, findAgreementHeads } from './agreement.ts'
import { findSections, type StoredSection, sectionsOf, shownLanding } from './landing-sections.ts'
import { findSettings, inLanguage, readSettings } from './settings.ts'

export const getSystemInfo = async (call: OpenCall): Promise<SystemInfo> => (await readBranded(call)).info

type Branded = {
  readonly info: SystemInfo
  readonly brand: Brand
  readonly nameIn: (locale: Locale) => string
}

/** The same with what a page made by the server needs besides. */
export async function readBranded(call: OpenCall): Promise<Branded> {
  const { app, clock } = call.platform
  const [found = [], [stored] = [], heads = [], [sections] = []] = await app.read([
    findSettings.compile(),
    findBrand.compile(),
    findAgreementHeads.compile(),
    findSections.compile(),
  ])
  const { inForce } = agreementsOf(heads as AgreementRow[], clock)
  const rows = found as { key: string; value: unknown }[]
  const brand = brandOf(stored?.['value'])
  return {
    info: infoOf(rows, {
      brand,
      locale: call.locale,
      agreement: inForce,
      sections: sectionsOf(sections?.['value']),
    }),
    brand,
    nameIn: (locale) => readSettings(rows, locale).productName,
  }
}

function infoOf(
  rows: { key: string; value: unknown }[],
  {
    brand,
    locale,
    agreement: { version, date },
    sections,
  }: {
    brand: Brand
    locale: Locale
    agreement: AgreementHead
    sections: readonly StoredSection[]
  },
): SystemInfo {
  const { title, productName, support, landing } = readSettings(rows, locale)
  return {
    ymbTitle: title,
    productName,
    logo: brand.logo?.address ?? null,
    logoDark: brand.logoDark?.address ?? null,
    locales: [...locales],
    defaultLocale,
    agreement: { version, date },
    support,
    icpNumber: brand.icpNumber,
    ...shownLanding(landing, sections, locale),
  }
}

export async function listSettings(call: Call, { query }: { query: SettingQuery }): Promise<Setting[]> {
  const [rows] = await call.read(findSettings)
  const all = rows.map((row) => ({
    key: row.key,
    value: inLanguage(row.value, call.locale),
    updatedAt: row.updated_at,
  }))
  if (query.keys === undefined || query.keys === '') return all
  return query.keys.split(',').map((key) => {
    const setting = all.find((each) => each.key === key.trim())
    if (!setting) throw refuse('setting.unknown', { name: key.trim() })
    return setting
  })
}

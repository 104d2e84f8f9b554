import { agreementDate, agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import type { Setting, SettingQuery, SystemInfo } from '@quayside/contract/kernel/system.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { defaultLocale, locales } from '@quayside/phrases/locales.ts'
import type { Call, OpenCall } from '../session/call.ts'
import { findSettings, inLanguage, readSettings } from './settings.ts'

export async function getSystemInfo(call: OpenCall): Promise<SystemInfo> {
  const [rows = []] = await call.platform.app.read([findSettings.compile()])
  const { title, productName, logo, support, landing } = readSettings(
    rows as { key: string; value: unknown }[],
    call.locale,
  )
  return {
    ymbTitle: title,
    productName,
    logo,
    locales: [...locales],
    defaultLocale,
    agreement: { version: agreementVersion, date: agreementDate },
    support,
    landing,
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

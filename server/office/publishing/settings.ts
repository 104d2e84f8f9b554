import type { OfficeSetting, SettingSave } from '@quayside/contract/office/publishing.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { saveSetting } from '../../platform/system/save-setting.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from './change-setting.ts'

const settings = sql
  .selectFrom('system_config')
  .select(['key', raw<Record<string, unknown>>`value`.as('value'), 'version', 'updated_at'])
  .where('is_public', '=', true)

const toSetting = ({ updated_at, ...row }: InferResult<typeof settings>[number]): OfficeSetting => ({
  ...row,
  updatedAt: updated_at,
})

export async function listSettings(call: OfficeCall): Promise<{ rows: OfficeSetting[]; total: number }> {
  const [rows] = await call.read(settings.orderBy('key'))
  return { rows: rows.map(toSetting), total: rows.length }
}

const readSetting =
  (key: string) =>
  async (read: Reader): Promise<OfficeSetting> => {
    const [[row]] = await read(settings.where('key', '=', key))
    if (!row) throw refuse('setting.unknown', { name: key })
    return toSetting(row)
  }

export const changeSetting = (call: OfficeCall, { body }: { body: SettingSave }): Promise<OfficeSetting> =>
  changeSettingOf(call, {
    key: body.key,
    version: body.version,
    read: readSetting(body.key),
    write: async (tx) => {
      const saved = await saveSetting(tx, body)
      return { key: body.key, value: saved.value, version: saved.version, updatedAt: saved.updated_at }
    },
    valueOf: ({ value }) => value,
  })

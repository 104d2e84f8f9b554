import type { OfficeSetting, SettingSave } from '@quayside/contract/office/publishing.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { saveSetting } from '../../platform/system/save-setting.ts'
import type { OfficeCall } from '../office-call.ts'

export async function listSettings(call: OfficeCall): Promise<{ rows: OfficeSetting[]; total: number }> {
  const [rows] = await call.read(
    sql
      .selectFrom('system_config')
      .select(['key', raw<Record<string, unknown>>`value`.as('value'), 'version', 'updated_at'])
      .where('is_public', '=', true)
      .orderBy('key'),
  )
  return {
    rows: rows.map(({ updated_at, ...row }) => ({ ...row, updatedAt: updated_at })),
    total: rows.length,
  }
}

export const changeSetting = (call: OfficeCall, { body }: { body: SettingSave }): Promise<OfficeSetting> =>
  call.write(async (tx, note) => {
    note.target = `setting ${body.key}`
    const saved = await saveSetting(tx, body)
    return { key: body.key, value: body.value, version: saved.version, updatedAt: saved.updated_at }
  })

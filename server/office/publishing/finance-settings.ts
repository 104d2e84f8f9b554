import type { FinanceSettingsSave } from '@quayside/contract/office/publishing.ts'
import { financeKey, settingsOf } from '../../modules/finance/settings.ts'
import { sql } from '../../platform/database/database.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import type { OfficeCall } from '../office-call.ts'

const findSettings = sql
  .selectFrom('system_config')
  .select(['value', 'version'])
  .where('key', '=', financeKey)

export async function getFinanceSettings(call: OfficeCall): Promise<FinanceSettingsSave> {
  const [[row]] = await call.read(findSettings)
  return { settings: settingsOf(row?.value), version: row?.version ?? 0 }
}

export const saveFinanceSettings = (
  call: OfficeCall,
  { body: { settings, version } }: { body: FinanceSettingsSave },
): Promise<FinanceSettingsSave> =>
  call.write(async (tx, note) => {
    note.target = `setting ${financeKey}`
    return { settings, version: await keepSetting(tx, { key: financeKey, value: settings, version }) }
  })

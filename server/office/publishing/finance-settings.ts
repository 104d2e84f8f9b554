import type { FinanceSettingsSave } from '@quayside/contract/office/publishing.ts'
import { financeKey, settingsOf } from '../../modules/finance/settings.ts'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from './change-setting.ts'

const findSettings = sql
  .selectFrom('system_config')
  .select(['value', 'version'])
  .where('key', '=', financeKey)

const readSettings = async (read: Reader): Promise<FinanceSettingsSave> => {
  const [[row]] = await read(findSettings)
  return { settings: settingsOf(row?.value), version: row?.version ?? 0 }
}

export const getFinanceSettings = (call: OfficeCall): Promise<FinanceSettingsSave> => readSettings(call.read)

export const saveFinanceSettings = (
  call: OfficeCall,
  { body: { settings, version } }: { body: FinanceSettingsSave },
): Promise<FinanceSettingsSave> =>
  changeSettingOf(call, {
    key: financeKey,
    version,
    read: readSettings,
    write: async (tx) => ({
      settings,
      version: await keepSetting(tx, { key: financeKey, value: settings, version }),
    }),
    valueOf: (setting) => setting.settings,
  })

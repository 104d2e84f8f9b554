import type { BoardDays, BoardDaysSave } from '@quayside/contract/office/publishing.ts'
import { daysOf } from '../../modules/reports/judge-orders.ts'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from './change-setting.ts'

const key = 'flowBoard'
const findDays = sql.selectFrom('system_config').select(['value', 'version']).where('key', '=', key)

const readDays = async (read: Reader): Promise<BoardDays> => {
  const [[row]] = await read(findDays)
  return { days: daysOf(row?.value), version: row?.version ?? 0 }
}

export const getBoardDays = (call: OfficeCall): Promise<BoardDays> => readDays(call.read)

export const saveBoardDays = (
  call: OfficeCall,
  { body: { days, version } }: { body: BoardDaysSave },
): Promise<BoardDays> =>
  changeSettingOf(call, {
    key,
    version,
    read: readDays,
    write: async (tx) => ({ days, version: await keepSetting(tx, { key, value: days, version }) }),
    valueOf: (setting) => setting.days,
  })

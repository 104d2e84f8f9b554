import type { BoardDays, BoardDaysSave } from '@quayside/contract/office/publishing.ts'
import { daysOf } from '../../modules/reports/judge-orders.ts'
import { sql } from '../../platform/database/database.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import type { OfficeCall } from '../office-call.ts'

const key = 'flowBoard'
const findDays = sql.selectFrom('system_config').select(['value', 'version']).where('key', '=', key)

export async function getBoardDays(call: OfficeCall): Promise<BoardDays> {
  const [[row]] = await call.read(findDays)
  return { days: daysOf(row?.value), version: row?.version ?? 0 }
}

export const saveBoardDays = (
  call: OfficeCall,
  { body: { days, version } }: { body: BoardDaysSave },
): Promise<BoardDays> =>
  call.write(async (tx, note) => {
    note.target = `setting ${key}`
    return { days, version: await keepSetting(tx, { key, value: days, version }) }
  })

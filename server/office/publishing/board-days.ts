import type { BoardDays, BoardDaysSave } from '@quayside/contract/office/publishing.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { daysOf } from '../../modules/reports/judge-orders.ts'
import { sql } from '../../platform/database/database.ts'
import type { OfficeCall } from '../office-call.ts'

const key = 'flowBoard'
const findDays = sql.selectFrom('system_config').select(['value', 'version']).where('key', '=', key)

export async function getBoardDays(call: OfficeCall): Promise<BoardDays> {
  const [[row]] = await call.read(findDays)
  return { days: daysOf(row?.value), version: row?.version ?? 0 }
}

/** The first of two saves counts; the second is refused and reads the days again. */
export const saveBoardDays = (
  call: OfficeCall,
  { body: { days, version } }: { body: BoardDaysSave },
): Promise<BoardDays> =>
  call.write(async (tx, note) => {
    note.target = `setting ${key}`
    const value = JSON.stringify({ '*': days })
    const saved =
      version === 0
        ? await tx
            .insertInto('system_config')
            .values({ key, is_public: false, value })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await tx
            .updateTable('system_config')
            .set({ value })
            .where('key', '=', key)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst()
    if (!saved) throw refuse('record.stale')
    return { days, version: saved.version }
  })

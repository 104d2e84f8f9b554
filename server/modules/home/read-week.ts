import { type WeekSum, weekDays } from '@quayside/contract/home/home-week.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import type { Call } from '../../platform/session/call.ts'

/** Read from the index of open items alone, and only the seven days of it. */
export async function readWeek(call: Call): Promise<WeekSum[]> {
  const today = call.platform.clock.today()
  const [rows] = await call.read(
    sql
      .selectFrom('receivable_item')
      .select(['due_on', 'currency', raw<string>`sum(outstanding)::app.money`.as('amount')])
      .where('company_id', '=', call.principal.companyId)
      .where('outstanding', '>', writtenZero)
      .where('due_on', '>=', today)
      .where('due_on', '<=', addDays(today, weekDays - 1))
      .groupBy(['due_on', 'currency'])
      .orderBy('due_on'),
  )
  return rows.map(({ due_on: day, currency, amount }) => ({ day, currency, amount }))
}

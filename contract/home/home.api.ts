import * as z from 'zod/mini'
import { Deadline } from '../finance/deadline.ts'
import { DebtSummary } from '../finance/debt.ts'
import type { ApiTable } from '../kernel/api.ts'
import { Bulletin } from '../notices/bulletin.ts'
import { Notice } from '../notices/notice.ts'
import { OrderOverview } from '../orders/order-overview.ts'
import { AmountDue } from '../payments/amount-due.ts'
import { LatestRate } from '../rates/rate.ts'
import { homeBlocks } from './home-layout.ts'
import { logisticsGroups } from './home-logistics.ts'
import { StartFacts } from './home-start.ts'
import { TodayRecord } from './home-today.ts'
import { todoNames } from './home-todos.ts'
import { WeekSum } from './home-week.ts'

const blocks = z.array(z.enum(homeBlocks)).check(z.maxLength(homeBlocks.length))
const HomeLayoutSave = z.strictObject({ main: blocks, side: blocks, hidden: blocks })

/** What the home page shows; a part that the member may not see is null, a to-do without records is left out. */
export const HomeView = z.object({
  layout: HomeLayoutSave,
  /** How far the company is on the way to its first order; null once it has placed one. */
  start: z.nullable(StartFacts),
  orders: z.nullable(OrderOverview),
  todos: z.array(
    z.object({
      name: z.enum(todoNames),
      count: z.number(),
      /** Where each kind of order has its own list. */
      modelType: z.nullable(z.number()),
    }),
  ),
  /** The most urgent record of each of the most urgent to-dos. */
  today: z.array(TodayRecord),
  logistics: z.array(z.object({ group: z.enum(logisticsGroups), name: z.string(), count: z.number() })),
  debts: z.nullable(DebtSummary),
  /** What is due within seven days. */
  week: z.nullable(z.array(WeekSum)),
  /** What the provider waits for: debts and what applications lack. */
  dues: z.nullable(z.array(AmountDue)),
  /** What the provider has to do by a day. */
  deadlines: z.nullable(z.array(Deadline)),
  rates: z.nullable(z.array(LatestRate)),
  unread: z.nullable(z.object({ rows: z.array(Notice), total: z.number() })),
  bulletins: z.nullable(z.array(Bulletin)),
})
export type HomeView = z.infer<typeof HomeView>

export const homeApi = {
  'GET system/online/home': {
    access: 'member',
    summary: 'Everything of the home page that the calling member may see, in one answer.',
    data: HomeView,
  },
  'POST system/online/home/layout/save': {
    access: 'member',
    summary: 'Keeps which blocks of the home page the calling member sees, and in which order.',
    body: HomeLayoutSave,
    data: HomeLayoutSave,
  },
} as const satisfies ApiTable

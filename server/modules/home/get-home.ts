import type { HomeView } from '@quayside/contract/home/home.api.ts'
import { arranged, type HomeLayout } from '@quayside/contract/home/home-layout.ts'
import { homeLogistics, logisticsGroups } from '@quayside/contract/home/home-logistics.ts'
import { type HomeTodo, homeTodos, type ListFigure, todoNames } from '@quayside/contract/home/home-todos.ts'
import type { Access } from '@quayside/contract/kernel/api.ts'
import { readState } from '@quayside/contract/notices/notice.codes.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { OrderOverview } from '@quayside/contract/orders/order-overview.ts'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { listProviderDeadlines } from '../finance/deadlines.ts'
import { getDebtSummary } from '../finance/debt-summary.ts'
import { listNewestBulletins } from '../notices/list-bulletins.ts'
import { listNotices } from '../notices/list-notices.ts'
import { kindsOf } from '../orders/get-contract.ts'
import { getOverview } from '../orders/get-overview.ts'
import { readAmountsDue } from '../payments/amounts-due.ts'
import { findLatestRates } from '../rates/latest-rates.ts'
import { askList, type Lists } from './ask-list.ts'
import { gatherReads } from './gather-reads.ts'
import { hasBegun, readStart } from './read-start.ts'
import { readToday } from './read-today.ts'
import { readWeek } from './read-week.ts'

/** All parts ask at once and are read in one round trip, the records of today in a second one. */
export const getHome =
  (lists: Lists) =>
  async (asked: Call): Promise<HomeView> => {
    const call = gatherReads(asked)
    const { principal } = call
    const where = <T>(access: Access, part: () => Promise<T>): Promise<T> | null =>
      isAllowed(principal, access) ? part() : null
    const [
      layout,
      isUnderway,
      orders,
      counts,
      logistics,
      debts,
      week,
      dues,
      deadlines,
      rates,
      unread,
      bulletins,
    ] = await Promise.all([
      readLayout(call),
      hasBegun(call),
      kindsOf(principal).length > 0 ? getOverview(call) : null,
      Promise.all(todoNames.map((name) => countListed(call, lists, homeTodos[name]))),
      Promise.all(figuresOfLogistics().map((each) => countLogistics(call, lists, each))),
      where('finance-debt-list', () => getDebtSummary(call)),
      where('finance-debt-list', () => readWeek(call)),
      where('finance-debt-list', () => readAmountsDue(call, {})),
      where('finance-debt-list', () => listProviderDeadlines(call)),
      where('data-rate-list', () => findLatestRates(call, { query: {} })),
      where('home-notice-list', () => listNotices(call, { query: unreadMessages })),
      where('home-bulletin-list', () => listNewestBulletins(call)),
    ])
    const todos = todoNames
      .flatMap((name, place) => todosOf(call, name, orders, counts[place]))
      .filter(({ count }) => count > 0)
    const today = await readToday(asked, lists, todos)
    const start = isUnderway ? null : await readStart(asked)
    return {
      layout,
      start,
      orders,
      todos,
      today,
      logistics: logistics.filter((figure) => figure !== undefined),
      debts,
      week,
      dues,
      deadlines,
      rates,
      unread,
      bulletins,
    }
  }

/** §9: ten to a page, the first page, unread messages only. */
const unreadMessages = {
  pageNum: 1,
  pageSize: 10,
  isRead: readState.codes.unread,
  sType: noticeType.codes.message,
}

async function readLayout(call: Call): Promise<HomeLayout> {
  const { companyId, memberId } = call.principal
  const [[kept]] = await call.read(
    sql
      .selectFrom('home_layout')
      .select(['main', 'side', 'hidden'])
      .where('company_id', '=', companyId)
      .where('member_id', '=', memberId),
  )
  return arranged(kept as HomeLayout | undefined)
}

/** The total that the list itself answers with; undefined for a member who may not see it. */
const totalOf = async (call: Call, lists: Lists, figure: ListFigure): Promise<number | undefined> =>
  (await askList(call, lists, figure, 0))?.total

async function countListed(call: Call, lists: Lists, todo: HomeTodo): Promise<number | undefined> {
  if (!('list' in todo)) return undefined
  if (todo.needs && !may(call.principal, todo.needs)) return undefined
  return totalOf(call, lists, todo)
}

function todosOf(
  { principal }: Call,
  name: (typeof todoNames)[number],
  orders: OrderOverview | null,
  listed: number | undefined,
): HomeView['todos'] {
  const todo: HomeTodo = homeTodos[name]
  if ('list' in todo) return [{ name, count: listed ?? 0, modelType: null }]
  if (!orders) return []
  if ('count' in todo)
    return may(principal, todo.needs) ? [{ name, count: todo.count(orders) ?? 0, modelType: null }] : []
  return orders.kinds
    .filter(({ modelType }) => may(principal, orderPermission(modelType, todo.needs)))
    .map(({ modelType, [todo.figure]: count }) => ({ name, count, modelType }))
}

const figuresOfLogistics = () =>
  logisticsGroups.flatMap((group) =>
    Object.entries<ListFigure>(homeLogistics[group]).map(([name, figure]) => ({ group, name, figure })),
  )

async function countLogistics(
  call: Call,
  lists: Lists,
  { group, name, figure }: ReturnType<typeof figuresOfLogistics>[number],
): Promise<HomeView['logistics'][number] | undefined> {
  const count = await totalOf(call, lists, figure)
  return count === undefined ? undefined : { group, name, count }
}

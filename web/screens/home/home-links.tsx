import { type TodayName, type TodayRecord, todayTodos } from '@quayside/contract/home/home-today.ts'
import { homeTodos, type TodoName } from '@quayside/contract/home/home-todos.ts'
import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { type OverviewFigure, overviewFilters } from '@quayside/contract/orders/order-overview.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useFormatter } from 'use-intl'
import { listPathOf, type OrderListPath } from '../../lib/pages/order-paths.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './home.module.css'

/** The address of a kind's list with its filters set. */
export const ordersHref = (
  modelType: number,
  filter: Parameters<typeof pageAddress<OrderListPath>>[1],
): string => pageAddress(listPathOf(modelType), filter)

export const figureHref = (modelType: number, figure: OverviewFigure): string =>
  ordersHref(modelType, overviewFilters[figure])

/** The list that shows what a to-do counts. */
export function todoHref(name: TodoName, modelType: number | null): string {
  const todo = homeTodos[name]
  return 'figure' in todo ? figureHref(modelType ?? 0, todo.figure) : pageAddress(todo.page, todo.query)
}

/** The page of a record of today; where a list has no page for one, the list itself. */
export function todayHref({ name, modelType, id }: TodayRecord): string {
  const { page, parameter } = todayTodos[name as TodayName].row
  return parameter === undefined ? todoHref(name, modelType) : pageAddress(page, { [parameter]: id })
}

export const monthHref = (modelType: number, month: string, currency: string | undefined): string =>
  ordersHref(modelType, {
    orderDateBegin: firstOfMonth(month),
    orderDateEnd: lastOfMonth(month),
    ...(currency !== undefined && { currency }),
    stage: 'placed',
  })

/** A count that links to the records it counts; zero has no link. */
export function Figure({ count, href }: { count: number; href: string }) {
  const format = useFormatter()
  if (count === 0) return <span className={styles['home-zero']}>0</span>
  return <PageLink href={href}>{format.number(count)}</PageLink>
}

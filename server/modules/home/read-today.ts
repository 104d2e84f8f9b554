import type { HomeView } from '@quayside/contract/home/home.api.ts'
import {
  candidatesOfToday,
  mostUrgent,
  type Today,
  type TodayName,
  type TodayRecord,
  todayTodos,
  toTodayRecord,
} from '@quayside/contract/home/home-today.ts'
import { type HomeTodo, homeTodos, type ListFigure } from '@quayside/contract/home/home-todos.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { overviewFilters } from '@quayside/contract/orders/order-overview.ts'
import type { Call } from '../../platform/session/call.ts'
import { askList, type Lists } from './ask-list.ts'
import { gatherFirstRows } from './gather-reads.ts'

type Todo = HomeView['todos'][number] & { readonly name: TodayName }
type Asked = Pick<ListFigure, 'list' | 'query'>

const ofOrders = (query: ListFigure['query'], modelType: number | null): Asked => ({
  list: 'GET business/online/order/list',
  query: { ...query, modelType: modelType ?? orderKind.codes.export },
})

/** The list whose rows a to-do counts. */
export function listOfToday({ name, modelType }: Pick<Todo, 'name' | 'modelType'>): Asked {
  const todo: HomeTodo = homeTodos[name]
  if ('list' in todo) return todo
  if ('figure' in todo) return ofOrders(overviewFilters[todo.figure], modelType)
  return name === 'contracts'
    ? { list: 'GET business/online/orderContract/list', query: todo.query }
    : ofOrders(todo.query, null)
}

/** The row of the list that stands first when the most urgent does, otherwise the oldest. */
async function readFirst(call: Call, lists: Lists, todo: Todo): Promise<TodayRecord[]> {
  const { list, query } = listOfToday(todo)
  const { first }: Today = todayTodos[todo.name]
  const answer = await askList(
    call,
    lists,
    { list, query: { ...query, ...(first !== undefined && { orderByColumn: first }), isAsc: 'asc' } },
    1,
  )
  return (answer?.rows ?? []).map((row) => toTodayRecord(todo, row, call.platform.clock.today()))
}

/** A second round trip: one row of each list that has any. */
export async function readToday(call: Call, lists: Lists, todos: HomeView['todos']): Promise<TodayRecord[]> {
  const gathered = gatherFirstRows(call)
  const candidates = candidatesOfToday(todos)
  const records = await Promise.all(candidates.map((todo) => readFirst(gathered, lists, todo)))
  return mostUrgent(records.flat())
}

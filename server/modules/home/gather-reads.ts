import { type Compilable, isOperationNodeSource, RawNode, SelectQueryNode, ValueNode } from 'kysely'
import { readerOf } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'

type Waiting = {
  readonly queries: readonly Compilable[]
  readonly resolve: (rows: readonly unknown[]) => void
  readonly reject: (error: unknown) => void
}

/**
 * Whether a query is a page of so many rows, which is written out (`onePage`). Asked of its nodes, so that a page that is not
 * sent is not compiled, either; one without nodes was compiled before (`compiledOnce`).
 */
const isPageOf =
  (rows: 0 | 1) =>
  (query: Compilable): boolean => {
    if (!isOperationNodeSource(query)) return query.compile().sql.endsWith(` limit ${rows}`)
    const node = query.toOperationNode()
    const limit = SelectQueryNode.is(node) ? node.limit?.limit : undefined
    const [value] = limit && RawNode.is(limit) ? limit.parameters : []
    return value !== undefined && ValueNode.is(value) && value.value === rows
  }

/** The page of a list that was asked for no rows: nothing to send. */
const asksForNoRows = isPageOf(0)
const asksForOneRow = isPageOf(1)

/**
 * A call whose reads, asked for by several functions at once, go to the database in one round trip. What is not sent is
 * answered without rows.
 */
function gathering(call: Call, isSent: (query: Compilable) => boolean): Call {
  let waiting: Waiting[] = []
  async function send(): Promise<void> {
    const sent = waiting
    waiting = []
    try {
      const asked = sent.flatMap(({ queries }) => queries).filter(isSent)
      const answers = await call.read(...asked)
      const answerOf = new Map(asked.map((query, place) => [query, answers[place] ?? []]))
      for (const { queries, resolve } of sent) resolve(queries.map((query) => answerOf.get(query) ?? []))
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }
  return {
    ...call,
    read: readerOf(
      (queries) =>
        new Promise((resolve, reject) => {
          if (waiting.length === 0) queueMicrotask(() => void send())
          waiting.push({ queries, resolve, reject })
        }),
    ),
  }
}

/** Lists that are asked for their number alone (a page of no rows) send no page. */
export const gatherReads = (call: Call): Call => gathering(call, (query) => !asksForNoRows(query))

/** Lists that are asked for their first row send that page and do not count again. */
export const gatherFirstRows = (call: Call): Call => gathering(call, asksForOneRow)

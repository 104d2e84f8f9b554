import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../platform/database/database.ts'
import type { TestAnswer, testClient } from '../platform/testing/test-client.ts'
import { drawOrder, faultsOf, type Placed, storedOrders } from './placed-orders.ts'

type Client = ReturnType<typeof testClient>

/**
 * Several clients place orders as fast as they are answered: save with all lines, then submit, each under its own key. A
 * client without an answer repeats the call under the same key, as a browser does, or gives up: in both cases there is
 * at most one such order, and it is complete.
 */
export function orderWriter(
  by: { token: string; companyId: string },
  form: Readonly<Record<string, unknown>>,
  draw: () => number,
  hands = 4,
) {
  const orders: Placed[] = []
  const refusals: string[] = []
  const unanswered = new Map<number, Placed>()
  let answered = 0
  let repeated = 0

  function newOrder(): Placed {
    const order = drawOrder(orders.length, form, draw)
    orders.push(order)
    return order
  }

  const ask = (client: Client, key: string, name: string, body: unknown) =>
    client(`POST business/online/order/${name}`, {
      token: by.token,
      body,
      headers: { 'idempotency-key': key },
    }).catch(() => undefined)

  /** An answer that says neither yes nor try again is a fault. */
  function isDone(answer: TestAnswer | undefined): boolean {
    if (answer?.body?.code === 200) {
      answered += 1
      return true
    }
    if (answer !== undefined && answer.status !== 503) refusals.push(answer.text.slice(0, 200))
    return false
  }

  /** False when an answer is missing. */
  async function place(client: Client, order: Placed): Promise<boolean> {
    if (order.id === undefined) {
      const saved = await ask(client, `save ${order.contractNo}`, 'save', order.body)
      if (!isDone(saved)) return false
      order.id = saved?.body.data.id as string
      order.answer = saved?.text ?? ''
    }
    if (!order.isToBeSubmitted) return true
    order.isSubmissionAsked = true
    const submitted = await ask(client, `submit ${order.contractNo}`, `${order.id}/submit`, {})
    order.isSubmitted = isDone(submitted)
    return order.isSubmitted
  }

  return {
    orders,
    /** Until so many more were answered: on a slow machine, too, whatever comes next comes in the midst of it. */
    async underWay(howMany: number): Promise<void> {
      const goal = answered + howMany
      for (;;) {
        if (answered >= goal || refusals.length > 0) return
        await pause(2)
      }
    },

    /** Begins, or goes on where it was stopped; to be called with the client of a server that is there. */
    work(client: Client): () => Promise<void> {
      const ended = new AbortController()
      const work = Array.from({ length: hands }, async (_, hand) => {
        while (!ended.signal.aborted) {
          const open = unanswered.get(hand)
          unanswered.delete(hand)
          if (open) repeated += 1
          const order = open ?? newOrder()
          if (await place(client, order)) continue
          if (draw() < 0.75) unanswered.set(hand, order)
          // A pause, so that an unreachable server is not called ten thousand times a second.
          await pause(20)
        }
      })
      return async () => {
        ended.abort()
        await Promise.all(work)
      }
    },

    /** Differences from what was acknowledged; empty when all agrees. Called while no client writes. */
    async faults(staff: Database, client: Client): Promise<string[]> {
      const stored = await storedOrders(staff, by.companyId)
      return [
        ...refusals,
        ...orders.flatMap((order) => faultsOf(order, stored.get(order.contractNo) ?? [])),
        ...(await faultsOfRepetition(client)),
      ]
    },

    figures: (): string => {
      const acknowledged = orders.filter(({ id }) => id !== undefined)
      const submitted = acknowledged.filter(({ isSubmitted }) => isSubmitted)
      return `${acknowledged.length} orders acknowledged, ${submitted.length} of them as submitted, ${repeated} asked again`
    },
  }

  /** A key keeps its answer over any restart: the same body gets the same text, another body is refused. */
  async function faultsOfRepetition(client: Client): Promise<string[]> {
    const last = orders.findLast(({ answer }) => answer !== undefined)
    if (!last) return []
    const key = `save ${last.contractNo}`
    const again = await ask(client, key, 'save', last.body)
    const other = await ask(client, key, 'save', { ...last.body, remarks: 'another' })
    return [
      ...(again?.text === last.answer ? [] : [`${key} was answered otherwise: ${again?.text}`]),
      ...(other?.body?.code === 409 ? [] : [`${key} took another body: ${other?.text}`]),
    ]
  }
}

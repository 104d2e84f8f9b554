import { kinds } from './kinds.mjs'

/** The waiting records; a record that is added twice is one task. */
function openQueue() {
  const waiting = new Map()
  return {
    add: (kind, id) => void waiting.set(`${kind.path} ${id}`, { kind, id }),
    take() {
      const [first] = waiting
      if (!first) return undefined
      waiting.delete(first[0])
      return first[1]
    },
    get size() {
      return waiting.size
    },
  }
}

/**
 * Handles first the records that already wait, then those that the feed reports. After its step a record goes to the
 * end of the queue, so that all of them advance in turn.
 */
export async function followUp(gateway, { rest, isOver, say, rounds }) {
  const queue = openQueue()
  // The end of the feed is read before the lists: events in between are seen twice, never missed.
  let cursor = await gateway.endOfFeed()
  for (const kind of kinds) {
    for (const filter of kind.waiting) {
      for await (const { id } of gateway.list(kind.path, filter)) queue.add(kind, id)
    }
  }
  say(`${queue.size} records wait.`)
  for (let round = 0; round < rounds && !isOver(); round += 1) {
    const page = await gateway.events(cursor)
    cursor = page.cursor
    for (const event of page.events) {
      const kind = kinds.find(({ entity }) => entity === event.entity)
      // A fee is proposed by the provider's own step, and waits for its confirmation.
      if (kind && (event.actor !== 'provider' || event.entity === 'fee')) queue.add(kind, event.entityId)
    }
    const next = queue.take()
    if (next && (await act(gateway, next, say))) queue.add(next.kind, next.id)
    await rest()
  }
}

/** One step of one record; returns whether there may be another. */
async function act(gateway, { kind, id }, say) {
  const record = await gateway.get(kind.path, id)
  const step = await kind.decide(record, gateway)
  if (!step) return false
  const { name, body = {} } = step
  try {
    const { state } = await gateway.step(kind.path, id, name, { version: record.version, ...body })
    say(`${kind.path} ${kind.nameOf(record)}: ${name} → ${state}`)
    await kind.after?.[name]?.(record, gateway, say)
    return true
  } catch (error) {
    // Another user was faster, or the machine refuses the step: the next event of the feed decides.
    say(`${kind.path} ${kind.nameOf(record)}: ${name} refused: ${error.message}`)
    return error.status === 409 && error.problem?.code === 'record.stale'
  }
}

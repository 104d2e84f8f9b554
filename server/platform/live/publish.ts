import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { LiveMessage } from '@quayside/contract/kernel/live.ts'
import type { Tx } from '../database/database.ts'
import type { LiveAddress, LiveEnvelope } from './live-message.ts'

/** What happened to records is published by `happened` (server/platform/records/happened.ts) alone. */
type OtherMessage = Exclude<LiveMessage, { type: 'event' | 'work' }>

type Outbox = {
  readonly others: LiveEnvelope[]
  readonly changed: Map<string, Set<Entity>>
  readonly work: Set<Entity>
  readonly writtenFor: Set<string>
  hasWork: boolean
}

/** By transaction; those of one that rolled back are never taken. */
const outboxes = new WeakMap<Tx, Outbox>()

function outboxOf(tx: Tx): Outbox {
  const known = outboxes.get(tx)
  if (known) return known
  const outbox: Outbox = {
    others: [],
    changed: new Map(),
    work: new Set(),
    writtenFor: new Set(),
    hasWork: false,
  }
  outboxes.set(tx, outbox)
  return outbox
}

/**
 * Sent after the transaction has committed, to every server process; never for one that rolled back. A NOTIFY within
 * the transaction would make all commits of the database wait for each other (docs/decisions/0021-live-after-commit.md).
 */
export const publish = (tx: Tx, to: LiveAddress, message: OtherMessage): void => {
  outboxOf(tx).others.push({ to, message })
}

/** The company's open lists of this entity are old; many changes in one transaction make one message. */
export function publishChange(
  tx: Tx,
  { companyId, entity }: { readonly companyId: string; readonly entity: Entity },
  isWork: boolean,
): void {
  const outbox = outboxOf(tx)
  outbox.changed.set(companyId, (outbox.changed.get(companyId) ?? new Set()).add(entity))
  if (!isWork) return
  outbox.work.add(entity)
  outbox.hasWork = true
}

/** The company whose member writes, whether or not anything is published. */
export const writesFor = (tx: Tx, companyId: string): void => {
  outboxOf(tx).writtenFor.add(companyId)
}

/** The companies of which a transaction changed something; asked before `takePublished`. */
export function companiesWritten(tx: Tx): string[] {
  const outbox = outboxes.get(tx)
  return outbox ? [...new Set([...outbox.writtenFor, ...outbox.changed.keys()])] : []
}

/** Staff's work changed although no record did: a colleague took a task up, or wrote a note that customers never see. */
export function publishTask(tx: Tx, entity?: Entity): void {
  const outbox = outboxOf(tx)
  outbox.hasWork = true
  if (entity) outbox.work.add(entity)
}

/** What a transaction that has committed published. */
export function takePublished(tx: Tx): LiveEnvelope[] {
  const outbox = outboxes.get(tx)
  if (!outbox) return []
  outboxes.delete(tx)
  const events = outbox.changed.entries().map(
    ([companyId, entities]): LiveEnvelope => ({
      to: { companyId },
      message: { type: 'event', entities: [...entities] },
    }),
  )
  const work: LiveEnvelope[] = outbox.hasWork
    ? [{ to: { staff: true }, message: { type: 'work', entities: [...outbox.work] } }]
    : []
  return [...outbox.others, ...events, ...work]
}

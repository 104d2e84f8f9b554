import type { Machine } from '@quayside/contract/kernel/machine.ts'
import { nextSteps, stateKey } from '@quayside/contract/kernel/machine.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInput } from '../platform/http/check-input.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { found } from '../platform/session/call.ts'
import type { GatewayCall } from './call.ts'
import type { GatewayEntity, Page, Records, Standing, Transitions } from './entity.ts'

/** A page in the order of ids; `cursor` is where the next one goes on. */
export async function listRecords(call: GatewayCall, records: Records, asked: unknown) {
  const { value, findings } = checkInput(records.query, asked, true)
  refuseIfAny(findings)
  const page = value as Page
  // One more than asked for tells whether there are more.
  const [rows] = await call.read(records.page({ ...page, limit: page.limit + 1 } as never))
  const shown = rows.slice(0, page.limit)
  return {
    rows: shown.map((row) => records.toRow(row as never, call.platform)),
    cursor: shown.at(-1)?.id ?? page.after,
    hasMore: rows.length > page.limit,
  }
}

/** An id, or a customs code; anything else is a record that does not exist. */
const idShape = /^\d{1,18}$/

export async function getRecord(call: GatewayCall, entity: GatewayEntity, id: string) {
  const { records, transitions } = entity
  if (!records || !idShape.test(id)) throw refuse('record.notFound')
  const [[first]] = await call.read(records.one(id))
  const row = found(first)
  return {
    ...records.toRow(row as never, call.platform),
    ...(await records.more?.(row as never, call.read, call.platform)),
    ...(transitions &&
      records.standing &&
      (await historyOf(call, transitions, id, records.standing(row as never)))),
  }
}

/** The record's timeline, and what the provider may do next. */
async function historyOf(call: GatewayCall, { machine, entity }: Transitions, id: string, now: Standing) {
  const [events] = await call.read(findTimeline({ companyId: now.companyId, entity, id }))
  const steps = nextSteps(machine as Machine<string, unknown>, {
    from: stateKey(machine, now.state),
    actor: 'provider',
    facts: now.facts,
  })
  return {
    timeline: toTimeline(events),
    nextSteps: steps.map(({ name, to, needs }) => ({ name, to, needs: [...needs] })),
  }
}

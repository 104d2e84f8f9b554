import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import { finding } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import type { Outcome, Upsert } from '../provider/entity.ts'
import type { GatewayCall } from './call.ts'

/**
 * All rows in one go. Where a command or the database refuses one of them (a number beyond a column, a
 * key that another transaction took meanwhile), each is written separately, so that only that one is refused.
 */
export async function writeAll(
  tx: Tx,
  call: GatewayCall,
  part: Upsert,
  drafts: readonly unknown[],
): Promise<readonly Outcome[]> {
  if (drafts.length === 0) return []
  const together = await attempt(tx, () => part.write(tx, drafts, call))
  if (!('findings' in together)) return together.outcomes
  const outcomes: Outcome[] = []
  for (const draft of drafts) {
    const alone = await attempt(tx, () => part.write(tx, [draft], call))
    outcomes.push('findings' in alone ? alone : (alone.outcomes[0] ?? {}))
  }
  return outcomes
}

/** Data exceptions and constraint violations: the row's fault. Anything else is ours. */
const rowFault = /^2[23]/

async function attempt(
  tx: Tx,
  work: () => Promise<readonly Outcome[]>,
): Promise<{ outcomes: readonly Outcome[] } | { findings: readonly Finding[] }> {
  await raw`savepoint upsert`.execute(tx)
  try {
    const outcomes = await work()
    await raw`release savepoint upsert`.execute(tx)
    return { outcomes }
  } catch (error) {
    await raw`rollback to savepoint upsert`.execute(tx)
    if (error instanceof Refusal) return { findings: error.findings }
    const { code } = error as { code?: string }
    if (code !== undefined && rowFault.test(code)) return { findings: [finding('gateway.rowNotTaken')] }
    throw error
  }
}

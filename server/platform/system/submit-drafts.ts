import type { Access } from '@quayside/contract/kernel/api.ts'
import type { CommitAudit, SubmitResult } from '@quayside/contract/kernel/system.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import { answerSeveral, requireSome, resultOf, type Worded } from '../http/several.ts'
import type { Call } from '../session/call.ts'
import { requireAccess } from '../session/require-access.ts'

/** How the drafts of one table are submitted, and who may; server/submitters.ts lists them by tableName. */
export type Submitter = {
  readonly access: Access
  /** Answers `toRelease` where a second member of the company has to release the record first. */
  readonly submit: (call: Call, tx: Tx, id: string) => Promise<unknown>
  /** What several submissions lock of others, in one order before the first of them. */
  readonly lock?: (call: Call, tx: Tx, ids: readonly string[]) => Promise<unknown>
}
export type Submitters = Readonly<Record<string, Submitter>>

/**
 * Submits one after the other, each answered on its own: what is refused is undone and the rest goes through.
 * One transaction with a savepoint for each, so that an Idempotency-Key keeps the answer for all of them.
 */
export const submitDrafts =
  (submitters: Submitters) =>
  async (call: Call, { body }: { body: CommitAudit }): Promise<SubmitResult[] | Worded<SubmitResult[]>> => {
    const submitter = Object.hasOwn(submitters, body.tableName) ? submitters[body.tableName] : undefined
    if (!submitter) throw refuse('submit.unknownTable', { name: body.tableName })
    await requireAccess(call, submitter.access)
    const ids = [...new Set(body.ids)]
    const results = await call.write(async (tx) => {
      await submitter.lock?.(call, tx, ids)
      const byId = new Map<string, SubmitResult>()
      // In one order, so that two selections that overlap cannot wait for each other; answered as they were asked.
      for (const id of ids.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)))
        byId.set(id, await submitOne(call, tx, submitter, id))
      const all = ids.flatMap((id) => byId.get(id) ?? [])
      // Refused inside the transaction: nothing is kept for the Idempotency-Key, and a corrected draft may use it.
      requireSome(all)
      return all
    })
    return answerSeveral(call.text, results)
  }

async function submitOne(call: Call, tx: Tx, submitter: Submitter, id: string): Promise<SubmitResult> {
  let isToRelease = false
  const result = await resultOf(call.text, id, () =>
    undoneOnRefusal(tx, async () => {
      isToRelease = (await submitter.submit(call, tx, id)) === 'toRelease'
    }),
  )
  return isToRelease ? { ...result, isToRelease } : result
}

/** In a transaction of several: what is refused is undone, and the rest goes on. */
export async function undoneOnRefusal(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  await raw`savepoint draft`.execute(tx)
  try {
    await work()
    await raw`release savepoint draft`.execute(tx)
  } catch (error) {
    await raw`rollback to savepoint draft`.execute(tx)
    throw error
  }
}

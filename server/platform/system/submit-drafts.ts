import type { Access } from '@quayside/contract/kernel/api.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { CommitAudit, SubmitResult } from '@quayside/contract/kernel/system.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import { failureOf } from '../http/answer.ts'
import type { Call } from '../session/call.ts'
import { requireAccess } from '../session/require-access.ts'

/** How the drafts of one table are submitted, and who may; server/submitters.ts lists them by tableName. */
export type Submitter = {
  readonly access: Access
  readonly submit: (call: Call, ids: readonly string[]) => Promise<SubmitResult[]>
}
export type Submitters = Readonly<Record<string, Submitter>>

export const submitDrafts =
  (submitters: Submitters) =>
  async (call: Call, { body }: { body: CommitAudit }): Promise<SubmitResult[]> => {
    const submitter = Object.hasOwn(submitters, body.tableName) ? submitters[body.tableName] : undefined
    if (!submitter) throw refuse('submit.unknownTable', { name: body.tableName })
    await requireAccess(call, submitter.access)
    return submitter.submit(call, [...new Set(body.ids)])
  }

/**
 * Submits one after the other, each answered on its own: what is refused is undone and the rest goes through.
 * One transaction with a savepoint for each, so that an Idempotency-Key keeps the answer for all of them.
 */
export function submitEach(
  call: Call,
  ids: readonly string[],
  submit: (tx: Tx, id: string) => Promise<void>,
): Promise<SubmitResult[]> {
  return call.write(async (tx) => {
    const results: SubmitResult[] = []
    for (const id of ids) results.push(await submitOne(call, tx, id, submit))
    return results
  })
}

async function submitOne(
  call: Call,
  tx: Tx,
  id: string,
  submit: (tx: Tx, id: string) => Promise<void>,
): Promise<SubmitResult> {
  await raw`savepoint draft`.execute(tx)
  try {
    await submit(tx, id)
    await raw`release savepoint draft`.execute(tx)
    return { id, ok: true, code: 200, msg: call.text('server.done') }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await raw`rollback to savepoint draft`.execute(tx)
    const { code, msg } = failureOf(error, call.text)
    return { id, ok: false, code, msg }
  }
}

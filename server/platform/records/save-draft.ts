import type { Machine } from '@quayside/contract/kernel/machine.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { type RefusalCode, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../database/database.ts'
import { attachGiven } from '../files/attachments.ts'
import { type Call, getOrRefuse } from '../session/call.ts'
import { asCustomer } from './acting.ts'
import { type DocumentTable, type NumberedSave, withNumber } from './numbered-save.ts'
import type { Reader } from './read-within.ts'
import type { EntityOf } from './record-table.ts'
import { changeRecord, insertRecords, lockForSave } from './record-writes.ts'
import { requireStep } from './run-transition.ts'

type DraftBody = {
  readonly id?: string | undefined
  readonly version?: number | undefined
  readonly attachments: Readonly<Record<string, readonly string[] | undefined>>
}

type Drafts<B extends DraftBody, F> = {
  readonly entity: EntityOf<DocumentTable>
  readonly table: DocumentTable
  readonly machine: Machine<string, F, RefusalCode>
  /** What the machine asks of a draft. */
  readonly facts: F
  readonly read: (read: Reader, call: Call, id: string) => Promise<unknown>
  readonly check: (tx: Tx, call: Call, body: B) => Promise<readonly Finding[]>
  /** A new record's values travel as JSON, a changed one's as columns, where a list is its text. */
  readonly valuesOf: (body: B, isNew: boolean) => object
}

/** `POST …/save` of a document that the customer writes before submitting it; answers its number too. */
export const draftSaverOf =
  <B extends DraftBody, F>({ machine, facts, check, valuesOf, ...kept }: Drafts<B, F>) =>
  (call: Call, { body }: { body: B }): Promise<NumberedSave> =>
    call.write(async (tx) => {
      const acting = asCustomer(call.principal)
      const locked = await lockForSave(tx, call, kept, body)
      const from = locked && requireStep(acting, { machine, name: 'save', state: locked.state, facts }).from
      refuseIfAny(await check(tx, call, body))
      const values = valuesOf(body, !locked) as never
      const saved = locked
        ? await changeRecord(tx, acting, kept, locked.id, values, { from: from ?? '', to: from ?? '' })
        : getOrRefuse((await insertRecords(tx, acting, kept, [values], machine.initial))[0])
      await attachGiven(tx, call.principal, { entity: kept.entity, entityId: saved.id }, body.attachments)
      return withNumber(tx, kept.table, acting.companyId, saved)
    })

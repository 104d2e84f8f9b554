import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import { checkLineKeys } from '@quayside/contract/kernel/lines/line.rules.ts'
import type { Machine } from '@quayside/contract/kernel/machine.ts'
import type { PaperReading } from '@quayside/contract/kernel/paper.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../database/database.ts'
import { attachGiven } from '../files/attachments.ts'
import { noteReadings } from '../papers/note-readings.ts'
import { type Call, getOrRefuse } from '../session/call.ts'
import { asCustomer } from './acting.ts'
import { type DocumentTable, type NumberedSave, withNumber } from './numbered-save.ts'
import type { Reader } from './read-within.ts'
import type { Kept } from './record-table.ts'
import { changeRecord, insertRecords, type Locked, lockForSave, type RecordValues } from './record-writes.ts'
import type { Document } from './replace-lines.ts'
import { requireStep } from './run-transition.ts'

type DraftLine = { readonly key: string }
export type DraftBody = {
  readonly id?: string | undefined
  readonly version?: number | undefined
  readonly attachments?: Readonly<Record<string, readonly string[] | undefined>>
  readonly lines?: readonly DraftLine[]
  readonly readings?: readonly PaperReading[] | undefined
}

/** What a save of one kind of document does of its own. */
export type DraftSave<N extends DocumentTable, B extends DraftBody> = {
  /** What a draft may not say, looked for after its record is locked. */
  readonly check: (tx: Tx, call: Call, body: B) => Promise<readonly Finding[]>
  readonly valuesOf: (body: B, call: Call, locked: Locked<N> | undefined) => RecordValues<N>
  /** Writes its lines in place of those it had. */
  readonly lines?: { replace(tx: Tx, document: Document, lines: NonNullable<B['lines']>): Promise<void> }
  /** What else is written with it. */
  readonly finish?: (
    tx: Tx,
    call: Call,
    saved: { readonly id: string; isNew: boolean },
    body: B,
  ) => Promise<void>
}

type Drafts<N extends DocumentTable, B extends DraftBody, F> = Kept<N> &
  DraftSave<N, B> & {
    readonly machine: Machine<string, F, RefusalCode>
    /** What the machine asks of a draft. */
    readonly facts: F
    readonly read: (read: Reader, call: Call, id: string) => Promise<unknown>
  }

/** Every document's row has these columns, which the compiler cannot read from a table that it does not know. */
const standingOf = (row: object) => row as { readonly id: string; readonly state: number }

/** A document that the customer writes before submitting it: a new draft or a changed one, with its lines and files. */
export function draftSaverOf<N extends DocumentTable, B extends DraftBody, F>(draft: Drafts<N, B, F>) {
  const { entity, table, machine, facts } = draft
  const write = async (tx: Tx, call: Call, body: B): Promise<NumberedSave> => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const locked = await lockForSave(tx, call, draft, body)
    const before = locked && standingOf(locked)
    const from = before ? requireStep(acting, { machine, name: 'save', state: before.state, facts }).from : ''
    refuseIfAny([...checkLineKeys(body.lines ?? []), ...(await draft.check(tx, call, body))])
    const values = draft.valuesOf(body, call, locked)
    const saved = before
      ? await changeRecord(tx, acting, draft, before.id, values, { from, to: from })
      : getOrRefuse((await insertRecords(tx, acting, draft, [values], machine.initial))[0])
    await draft.finish?.(tx, call, { id: saved.id, isNew: !locked }, body)
    if (body.lines) await draft.lines?.replace(tx, { companyId, id: saved.id }, body.lines)
    await attachGiven(tx, call.principal, { entity, entityId: saved.id }, body.attachments ?? {})
    await noteReadings(tx, acting, { companyId, entity, id: saved.id }, body.readings)
    return withNumber(tx, table, companyId, saved)
  }
  return {
    write,
    /** `POST …/save`. */
    save: (call: Call, { body }: { body: B }): Promise<NumberedSave> =>
      call.write((tx) => write(tx, call, body)),
  }
}

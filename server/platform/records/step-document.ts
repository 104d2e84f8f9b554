import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import type { Machine } from '@quayside/contract/kernel/machine.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Tx } from '../database/database.ts'
import { getOrRefuse } from '../session/call.ts'
import type { Acting } from './acting.ts'
import { happened, type NoticeOf } from './happened.ts'
import type { DocumentTable } from './numbered-save.ts'
import { runTransition } from './run-transition.ts'
import type { RecordKey } from './timeline.ts'
import { type StepValues, writeStep } from './write-step.ts'

export type LockedDocument = { readonly id: string; readonly company_id: string; readonly state: number }

export type StepGiven = Readonly<Record<string, unknown>> & {
  readonly note?: string | undefined
  readonly reason?: string | undefined
}

type Effect<L, G, V> = (
  tx: Tx,
  acting: Acting,
  document: L,
  step: { readonly name: string; readonly given: G },
) => Promise<V>

/** What the steps of one kind of document do of their own. */
export type StepOfDocument<N extends DocumentTable, L extends LockedDocument, G extends StepGiven> = {
  readonly lock: (tx: Tx, id: string, companyId: string | undefined) => Promise<L | undefined>
  /** What a step does besides the state; what it writes to the document is returned. */
  readonly effect: Effect<L, G, StepValues<N>>
  /** What follows once the step is taken. */
  readonly follow?: Effect<L, G, void>
  /** What the provider enters without moving the document. */
  readonly entries?: { readonly names: ReadonlySet<string>; readonly enter: Effect<L, G, StepValues<N>> }
  /** What members are told of a step of the provider. */
  readonly notice: (document: L, name: string, given: G) => NoticeOf | undefined
}

type Stepped<
  N extends DocumentTable,
  L extends LockedDocument,
  G extends StepGiven,
  W,
  A,
  S extends string,
  X extends RefusalCode,
> = StepOfDocument<N, L, G> & {
  readonly table: N
  readonly machine: Machine<S, A, X>
  readonly factsOf: (document: W) => A
  readonly keyOf: (companyId: string, id: string) => RecordKey
}

/** The command of every step of a document, for both actors; the provider's door hands over the row that it locked. */
export const stepperOf =
  <
    N extends DocumentTable,
    W,
    L extends W & LockedDocument,
    G extends StepGiven,
    A,
    S extends string,
    X extends RefusalCode,
  >(
    own: Stepped<N, L, G, W, A, S, X>,
  ) =>
  async (
    tx: Tx,
    acting: Acting,
    { id, name, given, locked }: { id: string; name: string; given: G; locked?: L | undefined },
  ): Promise<Saved> => {
    const document = locked ?? getOrRefuse(await own.lock(tx, id, acting.companyId))
    const key = own.keyOf(document.company_id, id)
    const step = { name, given }
    const notice = acting.actor === 'provider' ? own.notice(document, name, given) : undefined
    if (own.entries?.names.has(name)) {
      const values = await own.entries.enter(tx, acting, document, step)
      const version = await writeStep(tx, own.table, key, values)
      await happened(tx, acting, key, { transition: name, note: given.note, notice })
      return { id, version }
    }
    const { written: version } = await runTransition(tx, acting, key, {
      machine: own.machine,
      name,
      state: document.state,
      facts: own.factsOf(document),
      given,
      notice,
      write: async (state) =>
        writeStep(tx, own.table, key, {
          state: Number(state),
          ...(await own.effect(tx, acting, document, step)),
        }),
    })
    await own.follow?.(tx, acting, document, step)
    return { id, version }
  }

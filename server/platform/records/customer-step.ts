import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import type { Tx } from '../database/database.ts'
import type { Call } from '../session/call.ts'
import type { Submitter } from '../system/submit-drafts.ts'
import { type Acting, asCustomer } from './acting.ts'

/** What comes with most steps. */
export type Remarks = { readonly note?: string | undefined; readonly reason?: string | undefined }
/** What a function that locks a record answers. */
export type LockedBy<F extends (...given: never) => Promise<unknown>> = Awaited<ReturnType<F>>

/** A step of one record; the provider's door hands over the row that it locked. */
export type StepOf<G, L = never> = {
  readonly id: string
  readonly name: string
  readonly given: G
  readonly locked?: L
}

/** A module's command for every step of a kind of record. */
export type StepCommand<G> = (tx: Tx, acting: Acting, step: Omit<StepOf<G>, 'locked'>) => Promise<Saved>

/** The handler of a customer's step. */
export const customerStep =
  <G extends object>(step: StepCommand<G>, name: string) =>
  (call: Call, { params, body }: { params: { id: string }; body: G }): Promise<Saved> =>
    call.write((tx) => step(tx, asCustomer(call.principal), { id: params.id, name, given: body }))

/** The submission among others, by commitAudit. */
export const submitterOf = (step: StepCommand<Record<string, never>>, access: Permission): Submitter => ({
  access,
  submit: (call, tx, id) => step(tx, asCustomer(call.principal), { id, name: 'submit', given: {} }),
})

import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import type { Tx } from '../database/database.ts'
import type { Call } from '../session/call.ts'
import type { Submitter } from '../system/submit-drafts.ts'
import { type Acting, asCustomer } from './acting.ts'

/** A module's command for every step of a kind of record. */
type StepCommand<G> = (
  tx: Tx,
  acting: Acting,
  step: { readonly id: string; readonly name: string; readonly given: G },
) => Promise<Saved>

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

import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { MatchInput } from '@quayside/contract/office/input-invoice.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { inputInvoiceMachine } from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { LockedBy, StepOf } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { inputInvoiceKey } from './input-invoices.ts'
import { lockInputInvoice, matchInputInvoice } from './match-input-invoice.ts'
import { freeTakenBack } from './red-letter.ts'

type Given = {
  readonly anomaly?: string | undefined
  readonly reason?: string | undefined
  readonly note?: string | undefined
  readonly matches?: MatchInput['matches'] | undefined
}

/** An invoice is confirmed when all of it is matched. */
async function requireMatched(tx: Tx, companyId: string, id: string): Promise<void> {
  const { count } = await tx
    .selectFrom('input_invoice_line')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', id)
    .where(raw<boolean>`matched_qty < qty`)
    .executeTakeFirstOrThrow()
  if (count > 0) throw refuse('inputInvoice.notMatched', { count })
}

/** The provider's steps: matching, and what the check found. */
export async function stepInputInvoice(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<Given, LockedBy<typeof lockInputInvoice>>,
): Promise<Saved> {
  if (name === 'match') {
    await matchInputInvoice(tx, acting, { id, matches: given.matches ?? [], note: given.note })
    return { id, version: getOrRefuse(await lockInputInvoice(tx, id)).version }
  }
  const invoice = locked ?? getOrRefuse(await lockInputInvoice(tx, id))
  const { company_id: companyId } = invoice
  const key = inputInvoiceKey(companyId, id)
  const { reason = '', anomaly = null } = given
  const { written } = await runTransition(tx, acting, key, {
    machine: inputInvoiceMachine,
    name,
    state: invoice.state,
    facts: {},
    given,
    notice: {
      phrase: `inputInvoice.${name}`,
      params: {
        number: invoice.number,
        invoiceNo: invoice.invoice_no,
        seller: invoice.seller_name,
        reason,
      },
    },
    write: async (state) => {
      if (name === 'confirm') {
        await requireMatched(tx, companyId, id)
        if (invoice.red_of !== '') await freeTakenBack(tx, companyId, invoice)
      }
      return writeStep(tx, 'input_invoice', key, {
        state: Number(state),
        anomaly,
        reason,
        confirmed_on: name === 'confirm' ? await readBusinessDay(tx) : null,
      })
    },
  })
  return { id, version: written }
}

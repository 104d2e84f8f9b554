import type { Saved } from '@quayside/contract/kernel/record.ts'
import { classificationColumns } from '@quayside/contract/products/classification.ts'
import { classificationStatusFor } from '@quayside/contract/products/classification-request.rules.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import { classificationStatus } from '@quayside/contract/products/product.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { pickStored } from '../../platform/records/columns.ts'
import { customerStep, submitterOf } from '../../platform/records/customer-step.ts'
import { happened, type NoticeOf } from '../../platform/records/happened.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { findHindrance, runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { type LockedRequest, lockRequests, requestKey } from './request-queries.ts'

type Given = { note?: string | undefined; reason?: string | undefined }

export const submitRequest = customerStep(stepRequest, 'submit')
export const cancelRequest = customerStep(stepRequest, 'cancel')
export const acceptRequest = customerStep(stepRequest, 'accept')
export const objectToRequest = customerStep(stepRequest, 'object')

/** All answers of a selection, or none of them. */
export function acceptRequests(
  call: Call,
  { body }: { body: { ids: string[] } },
): Promise<{ count: number }> {
  const acting = asCustomer(call.principal)
  const ids = [...new Set(body.ids)]
  return call.write(async (tx) => {
    const requests = await lockRequests(tx, ids, acting.companyId)
    requireEach(ids, requests, ({ state }) =>
      findHindrance(acting, { machine: classificationRequestMachine, name: 'accept', state, facts: {} }),
    )
    for (const request of requests) await takeStep(tx, acting, request, { name: 'accept', given: {} })
    return { count: requests.length }
  })
}

/** Any step that needs at most a note or a reason, for both actors. */
export async function stepRequest(
  tx: Tx,
  acting: Acting,
  { id, name, given }: { id: string; name: string; given: Given },
): Promise<Saved> {
  const [locked] = await lockRequests(tx, [id], acting.companyId)
  return takeStep(tx, acting, getOrRefuse(locked), { name, given })
}

/** Writes the new state with its data, and updates the product's status. */
export async function takeStep(
  tx: Tx,
  acting: Acting,
  request: LockedRequest,
  {
    name,
    given,
    values = {},
    notice,
  }: { name: string; given: Given & { hsCode?: string }; values?: object; notice?: NoticeOf },
): Promise<Saved> {
  const { id, company_id: companyId, product_id: productId } = request
  const key = requestKey(companyId, id)
  const { to, written: version } = await runTransition(tx, acting, key, {
    machine: classificationRequestMachine,
    name,
    state: request.state,
    facts: {},
    given,
    notice,
    write: (state) =>
      writeStep(tx, 'classification_request', key, {
        state: Number(state),
        ...(name === 'submit' && { submitted_at: raw<string>`now()` }),
        ...(given.reason !== undefined && { reason: given.reason }),
        ...values,
      }),
  })
  const status = classificationStatusFor(to, { hsCode: request.product.hs_code })
  await tx
    .updateTable('product')
    .set({
      classification_status: classificationStatus.codes[status],
      ...(to === 'accepted' && classificationOf(request)),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .execute()
  if (to === 'accepted') {
    const note = request.hs_code
    await happened(
      tx,
      acting,
      { companyId, entity: 'product', ids: [productId] },
      { transition: 'classify', note },
    )
  }
  return { id, version }
}

/** The answer's values as columns of the product. */
const classificationOf = (request: LockedRequest) => ({
  ...pickStored(classificationColumns, request),
  classified_at: raw<string>`now()`,
})

/** The same by commitAudit, each id answered on its own. */
export const requestSubmitter = submitterOf(stepRequest, 'product-request-edit')

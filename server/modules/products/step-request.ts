import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { SubmitResult } from '@quayside/contract/kernel/system.ts'
import { classificationColumns } from '@quayside/contract/products/classification.ts'
import { classificationStatusFor } from '@quayside/contract/products/classification-request.rules.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import type { DecideMany } from '@quayside/contract/products/classification-request.ts'
import { classificationStatus } from '@quayside/contract/products/product.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { answerSeveral, requireSome, resultOf, type Worded } from '../../platform/http/several.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { pickStored } from '../../platform/records/columns.ts'
import { customerStep, submitterOf } from '../../platform/records/customer-step.ts'
import { happened, type NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { type Submitter, undoneOnRefusal } from '../../platform/system/submit-drafts.ts'
import { type LockedRequest, lockRequests, requestKey } from './request-queries.ts'

type Given = { note?: string | undefined; reason?: string | undefined }

export const submitRequest = customerStep(stepRequest, 'submit')
export const cancelRequest = customerStep(stepRequest, 'cancel')
export const acceptRequest = customerStep(stepRequest, 'accept')
export const objectToRequest = customerStep(stepRequest, 'object')

/** The answers of a selection, each decided on its own: what is refused is undone and the rest goes through. */
export async function decideRequests(
  call: Call,
  { body: { ids, step, reason } }: { body: DecideMany },
): Promise<SubmitResult[] | Worded<SubmitResult[]>> {
  const acting = asCustomer(call.principal)
  const given = reason === undefined ? {} : { reason }
  const results = await call.write(async (tx) => {
    const requests = await lockRequests(tx, ids, acting.companyId)
    const byId = new Map(requests.map((request) => [request.id, request]))
    const decided: SubmitResult[] = []
    for (const id of new Set(ids))
      decided.push(
        await resultOf(call.text, id, () =>
          undoneOnRefusal(tx, () => takeStep(tx, acting, getOrRefuse(byId.get(id)), { name: step, given })),
        ),
      )
    requireSome(decided)
    return decided
  })
  return answerSeveral(call.text, results)
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
export const requestSubmitter: Submitter = {
  ...submitterOf(stepRequest, 'product-request-edit'),
  lock: (call, tx, ids) => lockRequests(tx, ids, call.principal.companyId),
}

import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import type { ClassificationRequestSave } from '@quayside/contract/products/classification-request.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { changeRecord, requireUnchanged } from '../../platform/records/record-writes.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { readRequest, requests } from './list-requests.ts'
import { requestClassification } from './request-classification.ts'
import { lockRequests } from './request-queries.ts'
import { stepRequest } from './step-request.ts'

type Answer = { id: string; version: number; ids: string[] }

export const saveRequest = (call: Call, { body }: { body: ClassificationRequestSave }): Promise<Answer> =>
  call.write((tx) =>
    body.id === undefined ? createRequests(tx, call, body) : changeRequest(tx, call, body, body.id),
  )

async function createRequests(tx: Tx, call: Call, body: ClassificationRequestSave): Promise<Answer> {
  const acting = asCustomer(call.principal)
  const productIds = [...new Set(body.productIds)]
  if (productIds.length === 0) refuseIfAny([at('productIds', 'classificationRequest.noProduct')])
  const rows = await requestClassification(tx, acting, {
    productIds,
    note: body.note,
    isSubmitted: isYes(body.submit),
  })
  const [first] = rows
  return { ...getOrRefuse(first), ids: rows.map(({ id }) => id) }
}

async function changeRequest(
  tx: Tx,
  call: Call,
  body: ClassificationRequestSave,
  id: string,
): Promise<Answer> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  const [locked] = await lockRequests(tx, [id], companyId)
  const before = getOrRefuse(locked)
  if (body.productIds?.some((productId) => productId !== before.product_id))
    throw refuse('classificationRequest.productFixed')
  await requireUnchanged(
    tx,
    call,
    { entity: 'classificationRequest', read: readRequest },
    before,
    body.version,
  )
  const step = requireStep(acting, {
    machine: classificationRequestMachine,
    name: 'save',
    state: before.state,
    facts: {},
  })
  const { version } = await changeRecord(tx, acting, requests, id, { note: body.note }, step)
  if (!isYes(body.submit)) return { id, version, ids: [id] }
  const sent = await stepRequest(tx, acting, { id, name: 'submit', given: {} })
  return { ...sent, ids: [id] }
}

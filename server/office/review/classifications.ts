import type { Saved } from '@quayside/contract/kernel/record.ts'
import { type ClassificationReview, classificationSteps } from '@quayside/contract/office/review.ts'
import type { ClassificationAnswer } from '@quayside/contract/products/classification.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import { sql as raw } from 'kysely'
import { answerClassification, returnClassification } from '../../modules/products/answer-classification.ts'
import { toRequest } from '../../modules/products/list-requests.ts'
import { productKey } from '../../modules/products/product-queries.ts'
import { findRequest, requestKey } from '../../modules/products/request-queries.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { requireTask } from '../tasks/hold-task.ts'
import { listRecords, providerSteps } from './list-records.ts'

// A draft is still the customer's own.
export const listRequests = listRecords(
  classificationRequestMachine,
  raw`select r.id, r.company_id, r.number, p.brand || ' ' || p.model as title, r.state::text, r.created_at, r.updated_at
    from classification_request r join product p on p.company_id = r.company_id and p.id = r.product_id
    where r.deleted_at is null and r.state <> 0`,
)

export async function getRequest(
  call: OfficeCall,
  { params: { id } }: { params: { id: string } },
): Promise<ClassificationReview> {
  const [owners] = await call.read(
    sql
      .selectFrom('classification_request as request')
      .innerJoin('company', 'company.id', 'request.company_id')
      .select(['company.id', 'company.name', 'request.product_id'])
      .where('request.id', '=', id)
      .where('request.state', '<>', 0),
  )
  const owner = found(owners[0])
  const [rows, attachments, events] = await call.read(
    findRequest(owner.id, id),
    findAttachments(productKey(owner.id, owner.product_id)),
    findTimeline(requestKey(owner.id, id)),
  )
  const row = found(rows[0])
  return {
    ...toRequest(row),
    companyId: owner.id,
    companyName: owner.name,
    version: row.version,
    manufacturer: row.manufacturer,
    description: row.description,
    attachments: toAttachments(attachments),
    currentHsCode: row.current_hs_code,
    timeline: toTimeline(events),
    nextSteps: providerSteps(
      call,
      { machine: classificationRequestMachine, state: row.state, facts: {} },
      classificationSteps,
    ),
  }
}

export const classify = (
  call: OfficeCall,
  { params: { id }, body }: { params: { id: string }; body: ClassificationAnswer },
): Promise<Saved> =>
  call.write(async (tx, note) => {
    note.target = `productRequest ${id}`
    await requireTask(tx, call, { kind: 'productRequest', id })
    return answerClassification(tx, call.acting, { id, answer: body })
  })

export const returnRequest = (
  call: OfficeCall,
  { params: { id }, body }: { params: { id: string }; body: { reason: string } },
): Promise<Saved> =>
  call.write(async (tx, note) => {
    note.target = `productRequest ${id}`
    await requireTask(tx, call, { kind: 'productRequest', id })
    return returnClassification(tx, call.acting, { id, reason: body.reason })
  })

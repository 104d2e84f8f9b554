import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import {
  type ClassificationRequestDetail,
  classificationRequestStepAccess,
  classificationRequestColumns as columns,
} from '@quayside/contract/products/classification-request.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { sortingOf, toAnswered } from '../../platform/records/columns.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { productKey } from './product-queries.ts'
import { findRequest, findRequests, type RequestFilter, requestKey } from './request-queries.ts'

const toRequest = toAnswered(columns)

export const requests = recordOf({
  entity: 'classificationRequest',
  table: 'classification_request',
  columns,
  find: (call, given: RequestFilter) => findRequests(call.principal.companyId, given),
  sort: sortingOf('request', columns, {}),
  toRow: (row) => toRequest(row),
})

export const getRequest = (
  call: Call,
  { params }: { params: { id: string } },
): Promise<ClassificationRequestDetail> => readRequest(call.read, call, params.id)

export async function readRequest(
  read: Reader,
  call: Call,
  id: string,
): Promise<ClassificationRequestDetail> {
  const request = await readAnyRequest(read, call.principal.companyId, id)
  return {
    ...request,
    nextSteps: stepsFor(
      call.principal,
      { machine: classificationRequestMachine, state: request.state, facts: {} },
      classificationRequestStepAccess,
    ),
  }
}

/** The request with its product's particulars, for customer and provider alike. */
export async function readAnyRequest(read: Reader, companyId: string, id: string) {
  const [rows, events] = await read(findRequest(companyId, id), findTimeline(requestKey(companyId, id)))
  const row = getOrRefuse(rows[0])
  const [attachments] = await read(findAttachments(productKey(companyId, row.product_id)))
  return {
    ...toRequest(row),
    version: row.version,
    manufacturer: row.manufacturer,
    description: row.description,
    attachments: toAttachments(attachments),
    currentHsCode: row.current_hs_code,
    timeline: toTimeline(events),
  }
}

import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import {
  type ClassificationRequest,
  type ClassificationRequestColumn,
  type ClassificationRequestDetail,
  type ClassificationRequestExport,
  type ClassificationRequestQuery,
  classificationRequestColumns,
  classificationRequestStepAccess,
} from '@quayside/contract/products/classification-request.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { classificationColumnsIn, toClassification } from './list-products.ts'
import { productKey } from './product-queries.ts'
import { findRequest, findRequests, type RequestRow, requestKey, requestSort } from './request-queries.ts'

export const listRequests = (
  call: Call,
  { query }: { query: ClassificationRequestQuery },
): Promise<{ rows: ClassificationRequest[]; total: number }> =>
  listPage(call, findRequests(call.principal.companyId, query), query, requestSort, toRequest)

export const exportRequests = (
  call: Call,
  { query }: { query: ClassificationRequestExport },
): Promise<Binary> =>
  exportRows(call, {
    entity: 'productRequest',
    query: findRequests(call.principal.companyId, query),
    sorting: query,
    sortColumns: requestSort,
    toRow: toRequest,
    columns: columnsIn(call.text),
    chosen: query.columns ?? classificationRequestColumns,
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
  const { companyId } = call.principal
  const [rows, events] = await read(findRequest(companyId, id), findTimeline(requestKey(companyId, id)))
  const row = found(rows[0])
  const [attachments] = await read(findAttachments(productKey(companyId, row.product_id)))
  return {
    ...toRequest(row),
    version: row.version,
    manufacturer: row.manufacturer,
    description: row.description,
    attachments: toAttachments(attachments),
    currentHsCode: row.current_hs_code,
    timeline: toTimeline(events),
    nextSteps: stepsFor(
      call.principal,
      { machine: classificationRequestMachine, state: row.state, facts: {} },
      classificationRequestStepAccess,
    ),
  }
}

export const toRequest = (row: RequestRow): ClassificationRequest => ({
  id: row.id,
  number: row.number,
  productId: row.product_id,
  model: row.model,
  brand: row.brand,
  name: row.name,
  state: row.state,
  note: row.note,
  ...toClassification(row),
  answerNote: row.answer_note,
  reason: row.reason,
  submittedAt: row.submitted_at,
  answeredAt: row.answered_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const columnsIn = (text: Texts): ExportColumns<ClassificationRequestColumn, ClassificationRequest> => ({
  number: { kind: 'text', value: (row) => row.number },
  model: { kind: 'text', width: 26, value: (row) => row.model },
  brand: { kind: 'text', width: 20, value: (row) => row.brand },
  name: { kind: 'text', width: 26, value: (row) => row.name },
  state: { kind: 'text', width: 16, value: (row) => codeText(text, classificationRequestState, row.state) },
  note: { kind: 'text', width: 36, value: (row) => row.note },
  ...classificationColumnsIn(text),
  answerNote: { kind: 'text', width: 36, value: (row) => row.answerNote },
  reason: { kind: 'text', width: 36, value: (row) => row.reason },
  submittedAt: { kind: 'instant', value: (row) => row.submittedAt },
  answeredAt: { kind: 'instant', value: (row) => row.answeredAt },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
})

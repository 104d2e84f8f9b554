import {
  ClassificationRequestsQuery,
  ErpClassificationRequest,
  ErpClassificationRequestDetail,
} from '@quayside/contract/gateway/records.ts'
import { ClassificationAnswer } from '@quayside/contract/products/classification.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import type * as z from 'zod/mini'
import { answerClassification, returnClassification } from '../../modules/products/answer-classification.ts'
import { lockRequests } from '../../modules/products/request-queries.ts'
import { sql } from '../../platform/database/database.ts'
import { percentOf } from '../../platform/records/columns.ts'
import { type GatewayEntity, recordsOf, transitionsOf } from '../entity.ts'

const all = sql
  .selectFrom('classification_request as request')
  .innerJoin('product', 'product.id', 'request.product_id')
  .selectAll('request')
  .select(['product.model', 'product.brand', 'product.name', 'product.description'])
  .select([
    percentOf('request.tariff_rate').as('tariff'),
    percentOf('request.vat_rate').as('vat'),
    percentOf('request.refund_rate').as('refund'),
    percentOf('request.consumption_rate').as('consumption'),
    percentOf('request.temporary_rate').as('temporary'),
  ])
  .where('request.deleted_at', 'is', null)
type Row = Awaited<ReturnType<(typeof all)['execute']>>[number]

const toRow = (row: Row) => ({
  id: row.id,
  companyId: row.company_id,
  number: row.number,
  productId: row.product_id,
  model: row.model,
  brand: row.brand,
  name: row.name,
  description: row.description,
  state: row.state,
  note: row.note,
  hsCode: row.hs_code,
  tariffRate: row.tariff,
  vatRate: row.vat,
  refundRate: row.refund,
  consumptionRate: row.consumption,
  temporaryRate: row.temporary,
  customsConditions: row.customs_conditions,
  inspectionConditions: row.inspection_conditions,
  cccStatus: row.ccc_status,
  hongKongControl: row.hong_kong_control,
  answerNote: row.answer_note,
  reason: row.reason,
  submittedAt: row.submitted_at,
  answeredAt: row.answered_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const classificationRequests: GatewayEntity = {
  name: 'classification-requests',
  records: recordsOf({
    query: ClassificationRequestsQuery,
    row: ErpClassificationRequest,
    page: ({ after, limit, companyId, state }) =>
      all
        .$if(companyId !== undefined, (query) => query.where('request.company_id', '=', companyId ?? ''))
        .$if(state !== undefined, (query) => query.where('request.state', '=', state ?? 0))
        .where('request.id', '>', after)
        .orderBy('request.id')
        .limit(limit),
    one: (id) => all.where('request.id', '=', id),
    toRow,
    detail: ErpClassificationRequestDetail,
    standing: (row) => ({ companyId: row.company_id, state: row.state, facts: {} }),
  }),
  transitions: transitionsOf({
    machine: classificationRequestMachine,
    entity: 'productRequest',
    bodies: { classify: ClassificationAnswer.shape },
    lock: async (tx, id) => {
      const [row] = await lockRequests(tx, [id], undefined)
      return row && { companyId: row.company_id, version: row.version, state: row.state, facts: {} }
    },
    run: (tx, acting, { id, name, given }) => {
      if (name === 'return') return returnClassification(tx, acting, { id, reason: given.reason ?? '' })
      const { reason: _reason, ...answer } = given
      return answerClassification(tx, acting, { id, answer: answer as z.input<typeof ClassificationAnswer> })
    },
  }),
}

import {
  ClassificationRequestsQuery,
  ErpClassificationRequest,
  ErpClassificationRequestDetail,
} from '@quayside/contract/gateway/products.ts'
import { type ClassificationReview, OfficeClassificationRequest } from '@quayside/contract/office/review.ts'
import { ClassificationAnswer } from '@quayside/contract/products/classification.ts'
import { classificationRequestColumns } from '@quayside/contract/products/classification-request.ts'
import { classificationRequestState as states } from '@quayside/contract/products/product.codes.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { answerClassification, returnClassification } from '../modules/products/answer-classification.ts'
import { readAnyRequest } from '../modules/products/list-requests.ts'
import { lockRequests } from '../modules/products/request-queries.ts'
import { excludesDrafts, providerEntity } from './entity.ts'
import { classificationRates, columnsFor } from './row-of.ts'

type Row = Selectable<DB['classification_request']> &
  Pick<Selectable<DB['product']>, 'model' | 'brand' | 'name' | 'description'>

const joined = { model: raw`p.model`, brand: raw`p.brand`, name: raw`p.name` }

export const classificationRequest = providerEntity({
  kind: 'classificationRequest',
  name: 'classification-requests',
  from: raw`classification_request r join product p on p.company_id = r.company_id and p.id = r.product_id`,
  columns: raw<Row>`${columnsFor(ErpClassificationRequest, {
    ...classificationRates,
    ...joined,
    description: raw`p.description`,
  })}`,
  visible: raw<boolean>`r.deleted_at is null and ${excludesDrafts('classificationRequest', raw`r.state`)}`,
  state: 'state',
  number: raw`r.number`,
  title: raw`p.brand || ' ' || p.model`,
  since: raw`case when r.state = ${raw.lit(states.codes.objected)} then r.updated_at
    else coalesce(r.submitted_at, r.created_at) end`,
  files: { entity: 'product', at: raw<boolean>`r.product_id = a.entity_id` },
  review: ({ companyId, id }, { read }): Promise<Partial<ClassificationReview>> =>
    readAnyRequest(read, companyId, id),
  office: {
    row: OfficeClassificationRequest,
    columns: classificationRequestColumns,
    joined,
    searched: [raw`p.brand || ' ' || p.model`, raw`r.number`],
    sort: { title: raw`record.title collate "zh-x-icu"` },
  },
  query: ClassificationRequestsQuery,
  row: ErpClassificationRequest,
  detail: ErpClassificationRequestDetail,
  bodies: { classify: ClassificationAnswer.shape },
  lock: async (tx, id) => (await lockRequests(tx, [id], undefined))[0],
  run: (tx, acting, { id, name, given, locked }) => {
    if (name === 'return') return returnClassification(tx, acting, { id, locked, reason: given.reason ?? '' })
    const { reason: _reason, ...answer } = given
    return answerClassification(tx, acting, {
      id,
      locked,
      answer: answer as z.input<typeof ClassificationAnswer>,
    })
  },
})

import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { classificationStatusFor } from '@quayside/contract/products/classification-request.rules.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import { classificationStatus } from '@quayside/contract/products/product.codes.ts'
import { isInClassification } from '@quayside/contract/products/product.rules.ts'
import { at, finding, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { lockProducts } from './product-queries.ts'

/** One request for each product, as drafts or already with the provider. */
export async function requestClassification(
  tx: Tx,
  acting: Acting & { companyId: string },
  asked: { productIds: readonly string[]; note: string; isSubmitted: boolean },
): Promise<{ id: string; version: number }[]> {
  const { companyId } = acting
  const products = await lockProducts(tx, asked.productIds, companyId)
  await requireFree(tx, companyId, asked.productIds, products)
  const { codes } = classificationRequestMachine.states
  const state = asked.isSubmitted ? codes.submitted : codes[classificationRequestMachine.initial]
  const { rows } = await refusingDuplicates(
    { classification_request_unsettled: at('productIds', 'classificationRequest.productPending') },
    () =>
      raw<{ id: string; version: number }>`
        insert into classification_request (company_id, product_id, note, state, submitted_at)
        select ${companyId}, product_id, ${asked.note}, ${state}::int, case when ${asked.isSubmitted} then now() end
        from unnest(${[...asked.productIds]}::bigint[]) with ordinality as asked(product_id, place) order by place
        returning id, version`.execute(tx),
  )
  const records = { companyId, entity: 'classificationRequest', ids: rows.map(({ id }) => id) } as const
  await happened(tx, acting, records, { transition: 'create', to: classificationRequestMachine.initial })
  if (asked.isSubmitted) {
    await happened(tx, acting, records, {
      transition: 'submit',
      from: classificationRequestMachine.initial,
      to: 'submitted',
    })
    await tx
      .updateTable('product')
      .set({
        classification_status:
          classificationStatus.codes[classificationStatusFor('submitted', { hsCode: '' })],
      })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${[...asked.productIds]}::bigint[])`)
      .execute()
  }
  return rows
}

/** Those of the products for which a request is open. */
export async function findPending(
  tx: Tx,
  companyId: string,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const pending = await tx
    .selectFrom('classification_request')
    .select('product_id')
    .where('company_id', '=', companyId)
    .where('product_id', '=', raw<string>`any(${[...productIds]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .where('state', '<>', classificationRequestMachine.states.codes.cancelled as number)
    .where('state', '<>', classificationRequestMachine.states.codes.accepted as number)
    .execute()
  return new Set(pending.map((row) => row.product_id))
}

/** Each product must be the company's own and have no open request; findings are at its position. */
async function requireFree(
  tx: Tx,
  companyId: string,
  productIds: readonly string[],
  products: readonly { id: string; classification_status: number }[],
): Promise<void> {
  const busy = await findPending(tx, companyId, productIds)
  const byId = new Map(products.map((product) => [product.id, product]))
  refuseIfAny(
    productIds.flatMap((id, place): Finding[] => {
      const product = byId.get(id)
      const wrong = !product
        ? finding('record.notFound')
        : busy.has(id) || isInClassification({ classificationStatus: product.classification_status })
          ? finding('classificationRequest.productPending')
          : undefined
      return wrong ? [{ ...wrong, path: `productIds.${place}` }] : []
    }),
  )
}

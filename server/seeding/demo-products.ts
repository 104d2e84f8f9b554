import { addDays } from '@quayside/contract/kernel/days.ts'
import { roundRate } from '@quayside/contract/kernel/money.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { demoFindings } from '@quayside/db/seeds/demo/findings.ts'
import {
  type DemoProduct,
  demoPrices,
  demoProducts,
  demoReasons,
  rivalProducts,
} from '@quayside/db/seeds/demo/products.ts'
import { sql as raw } from 'kysely'
import { answerClassification, returnClassification } from '../modules/products/answer-classification.ts'
import { type PurchasePriceDraft, recordPurchasePrices } from '../modules/products/record-purchase-price.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'

type Company = { token: string; isRival: boolean }
type Supplier = { id: string; isOverseas: number; status: number }

/** Products in every state of classification, and what was paid for some of them month by month. */
export async function seedProducts(platform: Platform, client: DemoClient, company: Company): Promise<void> {
  const ids: string[] = []
  const answers: Answered[] = []
  for (const product of company.isRival ? rivalProducts : demoProducts) {
    const { kind: _, story: __, ...body } = product
    const { id } = await client.call<{ id: string }>('POST base/online/product/save', {
      token: company.token,
      body: { ...body, manufacturer: product.brand },
    })
    ids.push(id)
    if (product.story !== 'unclassified')
      answers.push(...(await tellStory(platform, client, company.token, { id, product })))
  }
  // In one transaction, as the provider's sheet answers them: the customer gets one message.
  await platform.staff.transaction([], async (tx) => {
    for (const { id, kind } of answers)
      await answerClassification(tx, desk, { id, answer: demoFindings[kind] })
  })
  await seedPrices(platform, client, company, ids)
  await readSettled(platform)
}

/** Messages of accepted answers are read, those of open ones are not. */
const readSettled = (platform: Platform): Promise<unknown> =>
  platform.staff.transaction([], (tx) =>
    raw`update notice set is_read = true, read_at = now() from classification_request asked
      where notice.entity = 'classificationRequest' and notice.entity_id = asked.id and asked.answered_at is not null
        and asked.state = ${classificationRequestState.codes.accepted}::int and not notice.is_read`.execute(
      tx,
    ),
  )

type Answered = { readonly id: string; readonly kind: DemoProduct['kind'] }

/**
 * Asked for by the customer, answered by the provider, up to where the product stands in the demo. Those that only wait for
 * an answer are named, to be answered together.
 */
async function tellStory(
  platform: Platform,
  client: DemoClient,
  token: string,
  { id: productId, product }: { id: string; product: DemoProduct },
): Promise<Answered[]> {
  const { story, kind } = product
  const { id } = await client.call<{ id: string }>('POST base/online/productRequest/save', {
    token,
    body: { productIds: [productId], note: demoReasons.note, submit: story === 'draft' ? 0 : 1 },
  })
  const step = (name: string, body: object = {}) =>
    client.call(`POST base/online/productRequest/{id}/${name}`, { token, params: { id }, body })
  const asProvider = platform.staff.transaction
  switch (story) {
    case 'unclassified':
    case 'draft':
    case 'submitted':
      return []
    case 'cancelled':
      await step('cancel')
      return []
    case 'returned':
      await asProvider([], (tx) => returnClassification(tx, desk, { id, reason: demoReasons.returned }))
      return []
    case 'classified':
      return [{ id, kind }]
    case 'accepted':
    case 'objected':
      await asProvider([], (tx) => answerClassification(tx, desk, { id, answer: demoFindings[kind] }))
      if (story === 'accepted') await step('accept')
      if (story === 'objected') await step('object', { reason: demoReasons.objected })
      return []
    default:
      return story satisfies never
  }
}

/** A price a month, wandering a little and the same at every seeding, as orders would have recorded them. */
async function seedPrices(
  platform: Platform,
  client: DemoClient,
  { token, isRival }: Company,
  products: readonly string[],
): Promise<void> {
  const { rows } = await client.call<{ rows: Supplier[] }>(
    `GET base/online/supplier/list?pageSize=20&status=${supplierStatus.codes.enabled}`,
    { token },
  )
  const { id: companyId } = await client.call<{ id: string }>('GET base/online/company/current', { token })
  const suppliers = rows.slice(0, isRival ? 1 : demoPrices.suppliers)
  const each = isRival ? demoPrices.rivalProducts : demoPrices.productsEach
  const today = platform.clock.today()
  const prices: PurchasePriceDraft[] = []
  for (const [place, supplier] of suppliers.entries()) {
    for (let n = 0; n < each; n++) {
      const months = 1 + ((place * 5 + n * 3) % demoPrices.months)
      const base = 0.02 + ((place * 37 + n * 53) % 97) / 12
      for (let month = months; month >= 0; month--) {
        const swing = 1 + 0.12 * Math.sin((month + n) / 2) - 0.006 * (months - month)
        prices.push({
          supplierId: supplier.id,
          productId: products[(place * (each - 1) + n) % products.length] ?? '',
          price: roundRate((base * swing).toFixed(8)),
          currency: supplier.isOverseas === 1 ? (place % 2 === 0 ? 'USD' : 'HKD') : 'RMB',
          pricedOn: addDays(today, -(month * 30 + ((place + n) % 9))),
        })
      }
    }
  }
  const acting = { actor: 'system', id: null, name: '' } as const
  await platform.staff.transaction([], (tx) => recordPurchasePrices(tx, acting, companyId, prices))
}

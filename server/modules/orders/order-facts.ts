import type { ModelFacts, OrderFactsAnswer, OrderFactsQuery } from '@quayside/contract/orders/order-facts.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import { currency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { trimmedOf } from '../../platform/records/columns.ts'
import type { Call } from '../../platform/session/call.ts'
import { findTermsOn, toTerms } from '../account/terms.ts'
import { originRatesOf } from '../products/origin-rates.ts'
import { findPriceHistory, historyKey, historyOf } from './price-history.ts'

/** What the readiness check and the estimates of a draft need to know, for all its models at once. */
export async function findOrderFacts(
  call: Call,
  { body }: { body: OrderFactsQuery },
): Promise<OrderFactsAnswer> {
  const { companyId } = call.principal
  const today = call.platform.clock.today()
  const day = body.day ?? today
  // What is published for a day to come may still change: nothing is known of it.
  const isKnown = day <= today
  const [products, history, rates, terms] = await call.read(
    findProducts(companyId, body.models, day),
    findPriceHistory(companyId, body.currency, body.models),
    findCustomsRates(day),
    findTermsOn(companyId, day),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const byName = new Map(products.map((product) => [`${product.model_key}\n${product.brand_key}`, product]))
  const byModel = Map.groupBy(products, (product) => product.model_key)
  const customsRates = {
    [currency.codes.RMB]: '1',
    ...(isKnown && Object.fromEntries(rates.map((row) => [row.currency, row.rate]))),
  }
  const { agencyRate, minimumFee } = toTerms(terms[0])
  const prices = new Map(history.map((row) => [`${row.model_key}\n${row.brand_key}`, row]))
  return {
    models: body.models.map((asked): ModelFacts => {
      const key = historyKey(asked)
      const product =
        (asked.productId && byId.get(asked.productId)) ||
        byName.get(key) ||
        (asked.brand === '' ? onlyOne(byModel.get(comparableName(asked.model))) : undefined)
      return { ...factsOfProduct(asked, product), priceHistory: historyOf(prices.get(key)) }
    }),
    customsRate: customsRates[body.currency] ?? null,
    customsRates,
    rateDays: isKnown ? Object.fromEntries(rates.map((row) => [row.currency, row.day])) : {},
    agencyRate,
    agencyMinimum: minimumFee,
  }
}

/** Without a brand a model says which product it is only where there is one of that name. */
const onlyOne = <T>(found: readonly T[] | undefined): T | undefined =>
  found?.length === 1 ? found[0] : undefined

function findProducts(companyId: string, models: OrderFactsQuery['models'], day: string) {
  const ids = models.flatMap(({ productId }) => (productId ? [productId] : []))
  const named = models.filter(({ productId, model }) => productId === null && model !== '')
  const modelKeys = named.map(({ model }) => comparableName(model))
  const brandKeys = named.map(({ brand }) => comparableName(brand))
  return sql
    .selectFrom('product as p')
    .leftJoin('hs_code as h', (join) => join.on('h.code', '=', raw<string>`left(p.hs_code, 10)`))
    .select(['p.id', 'p.model_key', 'p.brand_key', 'p.hs_code', 'p.ccc_status', 'h.elements'])
    .select(['p.customs_conditions', 'h.first_unit', 'h.second_unit'])
    .select(['p.brand', 'p.name', 'p.category', 'p.origin', 'p.unit', 'p.manufacturer'])
    .select([
      trimmedOf('p.tariff_rate').as('tariff_rate'),
      trimmedOf('p.temporary_rate').as('temporary_rate'),
      trimmedOf('p.consumption_rate').as('consumption_rate'),
      trimmedOf('p.vat_rate').as('vat_rate'),
      trimmedOf('p.refund_rate').as('refund_rate'),
      trimmedOf('h.general_rate').as('general_rate'),
      originRatesOf(raw.ref('p.hs_code'), day).as('origin_rates'),
    ])
    .where('p.company_id', '=', companyId)
    .where('p.deleted_at', 'is', null)
    .where(
      raw<boolean>`p.id in (
        select x.id from product x where x.company_id = ${companyId}::bigint and x.id = any(${ids}::bigint[])
        union all
        select x.id from unnest(${modelKeys}::text[], ${brandKeys}::text[]) as asked(model_key, brand_key)
          join product x on x.company_id = ${companyId}::bigint and x.model_key = asked.model_key collate "C"
            and (asked.brand_key = '' or x.brand_key = asked.brand_key collate "C") and x.deleted_at is null)`,
    )
}

/** RMB for one unit of each currency, as customs published it last. */
export const findCustomsRates = (day: string) =>
  sql
    .selectFrom('rate')
    .distinctOn('currency')
    .select(['currency', 'day', raw<string>`trim_scale(middle)::text`.as('rate')])
    .where('source', '=', rateSource.codes.customs)
    .where('day', '<=', day)
    .where('middle', 'is not', null)
    .orderBy('currency')
    .orderBy('day', 'desc')

type ProductRow = InferResult<ReturnType<typeof findProducts>>[number]

const factsOfProduct = (
  asked: OrderFactsQuery['models'][number],
  product: ProductRow | undefined,
): Omit<ModelFacts, 'priceHistory'> => ({
  productId: product?.id ?? null,
  model: asked.model,
  brand: asked.brand,
  isClassified: product !== undefined && product.hs_code !== '',
  hsCode: product?.hs_code ?? '',
  cccStatus: product?.ccc_status ?? null,
  tariffRate: product?.tariff_rate ?? null,
  generalRate: product?.general_rate ?? null,
  temporaryRate: product?.temporary_rate ?? null,
  originRates: product?.origin_rates.map((rate) => ({ ...rate, origins: [...rate.origins] })) ?? [],
  consumptionRate: product?.consumption_rate ?? null,
  vatRate: product?.vat_rate ?? null,
  refundRate: product?.refund_rate ?? null,
  customsConditions: product?.customs_conditions ?? '',
  firstUnit: product?.first_unit ?? '',
  secondUnit: product?.second_unit ?? '',
  elements: product?.elements ?? [],
  product: product
    ? {
        brand: product.brand,
        name: product.name,
        category: product.category,
        origin: product.origin,
        unit: product.unit,
        manufacturer: product.manufacturer,
      }
    : null,
})

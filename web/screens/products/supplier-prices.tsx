import { formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { PurchasePrice, SupplierGoodsDetail } from '@quayside/contract/products/supplier-goods.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { RateCell } from '@quayside/kit/record/money.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { changeOf } from './price-change.ts'
import styles from './products.module.css'

const Chart = lazyPart(async () => ({ default: (await import('@quayside/kit/chart/chart.tsx')).Chart }))

/** Only prices in the currency of the latest one: a line through two currencies has no meaning. */
export function PriceHistory({ goods }: { goods: SupplierGoodsDetail }) {
  const t = useTranslations('products.supplierGoods')
  const prices = goods.prices.filter(({ currency }) => currency === goods.currency)
  if (prices.length < 2) return <p className={styles['product-note']}>{t('onePrice')}</p>
  const sorted = prices.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b))
  const label = t('chart', {
    supplier: goods.supplierName,
    model: goods.model,
    count: prices.length,
    low: `${goods.currency} ${formatRate(sorted[0] as Rate)}`,
    high: `${goods.currency} ${formatRate(sorted.at(-1) as Rate)}`,
  })
  return (
    <>
      <p className={styles['product-note']}>{t('priceOf', { currency: goods.currency })}</p>
      <Suspense fallback={<div style={{ height: 236 }} />}>
        <Chart
          label={label}
          kind="line"
          data={{
            columns: prices.map(({ pricedOn }) => ({ key: pricedOn })),
            series: [
              {
                key: 'price',
                name: goods.currency,
                values: prices.map(({ price }) => Number(price)),
                texts: prices.map(({ price }) => formatRate(price as Rate)),
              },
            ],
          }}
        />
      </Suspense>
    </>
  )
}

/** Newest first, each with its change from the previous one. */
export function Prices({ prices }: { prices: readonly PurchasePrice[] }) {
  const t = useTranslations('products.supplierGoods')
  const fields = useTranslations('productFields.supplierGoods')
  return (
    <table className={styles['price-rows']}>
      <thead>
        <tr>
          <th scope="col">{fields('pricedOn')}</th>
          <th scope="col" data-right>
            {t('price')}
          </th>
          <th scope="col">{fields('currency')}</th>
          <th scope="col" data-right>
            {t('change12')}
          </th>
          <th scope="col">{fields('orderNumber')}</th>
        </tr>
      </thead>
      <tbody>
        {prices
          .map((price, place) => ({ price, change: changeOf(price, prices[place - 1]) }))
          .toReversed()
          .map(({ price, change }) => (
            <tr key={price.id}>
              <td>{price.pricedOn}</td>
              <td data-right>
                <RateCell value={price.price as Rate} />
              </td>
              <td>{price.currency}</td>
              <td
                data-right
                data-up={(change !== undefined && change > 0) || undefined}
                data-down={(change !== undefined && change < 0) || undefined}
              >
                {change === undefined
                  ? '–'
                  : `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(1)}%`}
              </td>
              <td>{price.orderNumber === '' ? t('entered') : <Code>{price.orderNumber}</Code>}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

import { formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { PurchasePrice, SupplierGoodsDetail } from '@quayside/contract/products/supplier-goods.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Code } from '@quayside/kit/cells.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { RateCell } from '@quayside/kit/money.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useRecord } from '@quayside/kit/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/record-drawer.tsx'
import { RecordFailed } from '@quayside/kit/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { Timeline } from '@quayside/kit/timeline.tsx'
import { DateDetail } from '@quayside/kit/value-details.tsx'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { changeOf } from './price-change.ts'
import styles from './products.module.css'

const Chart = lazy(async () => ({ default: (await import('@quayside/kit/chart/chart.tsx')).Chart }))

export const useSupplierGoods = (id: string | undefined) =>
  useRecord('supplierGoods', id, (known) =>
    api('GET base/online/supplierGoods/{id}', { params: { id: known } }),
  )

export default function SupplierGoodsRecord(props: {
  id: string
  onChange: () => void
  onClose: () => void
}) {
  const t = useTranslations('products.supplierGoods')
  const answer = useSupplierGoods(props.id)
  const goods = answer.data
  return (
    <RecordDrawer
      title={goods?.model ?? t('title')}
      actions={
        goods && (
          <Can permission="product-supplierGoods-edit">
            <Button look="primary" onClick={props.onChange}>
              {t('edit')}
            </Button>
          </Can>
        )
      }
      onClose={props.onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !goods && <RecordFailed answer={answer} gone={t('gone')} />}
      {goods && <Sections goods={goods} />}
    </RecordDrawer>
  )
}

function Sections({ goods }: { goods: SupplierGoodsDetail }) {
  const t = useTranslations('products.supplierGoods')
  const fields = useTranslations('productFields.supplierGoods')
  return (
    <>
      <Details>
        <Detail label={fields('supplierName')} isWide>
          {goods.supplierName}
        </Detail>
        <TextDetail label={fields('brand')} value={goods.brand} />
        <TextDetail label={fields('name')} value={goods.name} />
        <Detail label={fields('lastPrice')}>
          {goods.currency} <RateCell value={goods.lastPrice as Rate} />
        </Detail>
        <DateDetail label={fields('pricedOn')} value={goods.pricedOn} />
        <CodeDetail label={fields('orderNumber')} value={goods.orderNumber} />
        <Can permission="product-goods-list">
          <Detail label={t('product')}>
            <PageLink href={pageAddress('/myGoods', { record: goods.productId })}>
              {t('openProduct')}
            </PageLink>
          </Detail>
        </Can>
      </Details>
      <h3 className={styles['product-section']}>{t('history')}</h3>
      <PriceHistory goods={goods} />
      <h3 className={styles['product-section']}>{t('list')}</h3>
      <Prices prices={goods.prices} />
      <h3 className={styles['product-section']}>{t('events')}</h3>
      <Timeline
        entries={goods.timeline}
        textOf={({ transition }) => (transition === 'create' ? t('created') : t('changed'))}
      />
    </>
  )
}

/** Only prices in the currency of the latest one: a line through two currencies has no meaning. */
function PriceHistory({ goods }: { goods: SupplierGoodsDetail }) {
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
function Prices({ prices }: { prices: readonly PurchasePrice[] }) {
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
                  : `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(1)} %`}
              </td>
              <td>{price.orderNumber === '' ? t('entered') : <Code>{price.orderNumber}</Code>}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

import type { Rate } from '@quayside/contract/kernel/money.ts'
import { type SupplierGoodsDetail, supplierGoodsColumns } from '@quayside/contract/products/supplier-goods.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { RateCell } from '@quayside/kit/record/money.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './products.module.css'
import { PriceHistory, Prices } from './supplier-prices.tsx'

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
            <Button look="signal" onClick={props.onChange}>
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
  const shown = fieldsOf(supplierGoodsColumns, goods, fields)
  return (
    <>
      <Details>
        <Detail label={fields('supplierName')} isWide>
          {goods.supplierName}
        </Detail>
        {shown('brand', 'name')}
        <Detail label={fields('lastPrice')}>
          {goods.currency} <RateCell value={goods.lastPrice as Rate} />
        </Detail>
        {shown('pricedOn', 'orderNumber')}
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
      <TimelineSection
        entries={goods.timeline}
        textOf={({ transition }) => (transition === 'create' ? t('created') : t('changed'))}
      />
    </>
  )
}

import { isInClassification } from '@quayside/contract/products/product.rules.ts'
import type { ProductDetail } from '@quayside/contract/products/product.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { ChangeButton } from '@quayside/kit/record/change-button.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useTranslations } from 'use-intl'
import { ProductSections } from './product-record.sections.tsx'
import { useProduct } from './product-source.ts'
import styles from './products.module.css'

type Props = {
  readonly id: string
  readonly onChange: () => void
  readonly onClassify: (product: ProductDetail) => void
  readonly onClose: () => void
}

export default function ProductRecord({ id, onChange, onClassify, onClose }: Props) {
  const t = useTranslations('products.goods')
  const answer = useProduct(id)
  const product = answer.data
  return (
    <RecordDrawer
      title={product?.model ?? t('title')}
      actions={
        product && (
          <div className={styles['product-actions']}>
            {!isInClassification(product) && product.openRequestId === null && (
              <Can permission="product-request-edit">
                <Button onClick={() => onClassify(product)}>{t('classify')}</Button>
              </Can>
            )}
            <ChangeButton permission="product-goods-edit" onClick={onChange} />
          </div>
        )
      }
      onClose={onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !product && <RecordFailed answer={answer} gone={t('gone')} />}
      {product && <ProductSections product={product} />}
    </RecordDrawer>
  )
}

import {
  commodityState,
  commodityStateTone,
  priceAudit,
} from '@quayside/contract/products/commodity.codes.ts'
import { classificationStatus, classificationStatusTone } from '@quayside/contract/products/product.codes.ts'
import { type ProductDetail, productColumns, productDocuments } from '@quayside/contract/products/product.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { CodeText, QuietState } from '@quayside/kit/record/state-tag.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { ClassificationDetails } from './classification-details.tsx'
import { ProductLandedCost } from './product-landed-cost.tsx'
import styles from './products.module.css'

export function ProductSections({ product }: { product: ProductDetail }) {
  const t = useTranslations('products.goods')
  const fields = useTranslations('productFields.product')
  const files = (kind: (typeof productDocuments)[number]) =>
    product.attachments.filter((file) => file.kind === kind).map(toStoredFile)
  const given = productDocuments.filter((kind) => files(kind).length > 0)
  const shown = fieldsOf(productColumns, product, fields)
  return (
    <>
      <Details>
        {shown('model')}
        <Detail label={fields('brand')}>{product.brand}</Detail>
        {shown('name', 'category')}
        <TextDetail label={fields('origin')} value={product.originName} />
        <TextDetail label={fields('unit')} value={product.unitName} />
        {shown('manufacturer', 'shelfLifeDays', 'source', 'description')}
      </Details>
      <h3 className={styles['product-section']}>
        {t('classification')}
        <small>{t('readOnly')}</small>
      </h3>
      <Details>
        <Detail label={fields('classificationStatus')}>
          <QuietState
            list={classificationStatus}
            tones={classificationStatusTone}
            value={product.classificationStatus}
          />
        </Detail>
        <Detail label={fields('commodityState')}>
          <QuietState list={commodityState} tones={commodityStateTone} value={product.commodityState} />
        </Detail>
        <Detail label={t('priceAudit')}>
          {product.priceAudit === null ? (
            <span className="q-nothing">{t('noAudit')}</span>
          ) : (
            <CodeText list={priceAudit} value={product.priceAudit} />
          )}
        </Detail>
        <DateDetail label={t('classifiedAt')} value={product.classifiedAt} hasTime />
        {product.hsCode !== '' && <ClassificationDetails value={product} />}
      </Details>
      {product.hsCode === '' && <p className={styles['product-note']}>{t('notClassified')}</p>}
      <h3 className={styles['product-section']}>{t('related')}</h3>
      <div className={styles['product-links']}>
        <Can permission="product-request-list">
          {product.openRequestId !== null && (
            <PageLink href={pageAddress('/myRequestion', { record: product.openRequestId })}>
              {t('openRequest')}
            </PageLink>
          )}
          <PageLink href={pageAddress('/myRequestion', { productId: product.id })}>{t('requests')}</PageLink>
        </Can>
        <Can permission="product-supplierGoods-list">
          <PageLink href={pageAddress('/theGoodsManagement', { productId: product.id })}>
            {t('prices')}
          </PageLink>
        </Can>
      </div>
      <Can permission="report-landedCost-view">
        <ProductLandedCost productId={product.id} />
      </Can>
      {given.length > 0 && (
        <>
          <h3 className={styles['product-section']}>{t('documents')}</h3>
          <Details>
            {given.map((kind) => (
              <Detail key={kind} label={t(kind)} isWide>
                <FileList files={files(kind)} />
              </Detail>
            ))}
          </Details>
        </>
      )}
      <TimelineSection
        entries={product.timeline}
        textOf={({ transition }) =>
          transition === 'create' ? t('created') : transition === 'classify' ? t('classified') : t('changed')
        }
      />
    </>
  )
}

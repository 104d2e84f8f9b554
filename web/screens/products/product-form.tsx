import { classificationStatus, productCategory } from '@quayside/contract/products/product.codes.ts'
import { checkProductChange } from '@quayside/contract/products/product.rules.ts'
import {
  type ProductDetail,
  type ProductDocument,
  ProductSave,
  productDocuments,
} from '@quayside/contract/products/product.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import type { Option } from '@quayside/kit/list/filter-bar.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { attachmentsIn, type FileValues, fileValues } from '../../lib/documents/attachment-values.ts'
import { api } from '../../lib/session/api.ts'
import { useProduct } from './product-source.ts'

export default function ProductForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useProduct(id)}>
      {(product) => <GoodsForm product={product} onClose={onClose} />}
    </WholeRecord>
  )
}

const emptyTexts = {
  model: '',
  brand: '',
  name: '',
  category: String(productCategory.codes.electronics),
  origin: '',
  unit: '',
  manufacturer: '',
  shelfLifeDays: '',
  description: '',
}
type Texts = typeof emptyTexts
const textNames = Object.keys(emptyTexts) as (keyof Texts)[]
type Values = Texts & FileValues<ProductDocument>

const empty: Values = { ...emptyTexts, ...fileValues(productDocuments, []) }

const textsIn = (of: Readonly<Record<keyof Texts, string | number | null>>): Texts =>
  Object.fromEntries(textNames.map((name) => [name, String(of[name] ?? '')])) as Texts
const valuesOf = (product: ProductDetail): Values => ({
  ...textsIn(product),
  ...fileValues(productDocuments, product.attachments),
})
const bodyOf = (values: Values) => ({
  ...textsIn(values),
  attachments: attachmentsIn(productDocuments, values),
})

const fileNames = (files: readonly StoredFile[]): string => files.map((file) => file.name).join(', ')

function GoodsForm({ product, onClose }: { product: ProductDetail | undefined; onClose: () => void }) {
  const t = useTranslations('products.goods')
  const fields = useTranslations('productFields.product')
  const choices = useCodeOptions()
  const origins = useDictionary('1001')
  const units = useDictionary('1003')
  const dialog = useRecordDialog({
    entity: 'product',
    record: product,
    empty,
    valuesOf,
    texts: t,
    label: (name) => {
      const kind = productDocuments.find((each) => name === `attachments.${each}`)
      return kind === undefined ? fields(name as keyof Texts) : t(kind)
    },
    say: Object.fromEntries(productDocuments.map((kind) => [`attachments.${kind}`, fileNames])),
    check: (values) => [
      ...findingsOf(ProductSave, bodyOf(values)),
      ...(product ? checkProductChange(product, values) : []),
    ],
    save: (values, over) => api('POST base/online/product/save', { body: { ...over, ...bodyOf(values) } }),
    onClose,
  })
  const { form, title } = dialog
  const isFixed =
    product !== undefined && product.classificationStatus !== classificationStatus.codes.unclassified
  const fixedHint = isFixed ? { hint: t('nameFixed') } : {}
  const text = (
    name: 'model' | 'brand' | 'name' | 'manufacturer' | 'shelfLifeDays',
    maxLength: number,
    more: { isRequired?: boolean; isWide?: boolean; hint?: string } = {},
  ) => <TextField form={form} name={name} label={fields(name)} maxLength={maxLength} {...more} />
  const choice = (name: 'origin' | 'unit' | 'category', options: readonly Option[]) => (
    <SelectField form={form} name={name} label={fields(name)} options={options} />
  )

  return (
    <RecordDialog dialog={dialog} title={product ? `${title} ${product.model}` : title}>
      {text('model', 100, { isRequired: true, ...fixedHint })}
      {text('brand', 100, { isRequired: true, ...fixedHint })}
      {text('name', 200, { isWide: true })}
      {choice('category', choices(productCategory))}
      {choice(
        'origin',
        origins.map(({ value, name }) => ({ value, label: `${name} ${value}` })),
      )}
      {choice(
        'unit',
        units.map(({ value, name }) => ({ value, label: `${name} ${value}` })),
      )}
      {text('manufacturer', 200)}
      {text('shelfLifeDays', 5, { hint: t('shelfLifeHint') })}
      <Field form={form} name="description" label={fields('description')} isWide>
        {(control) => <TextAreaInput control={control} maxLength={1000} />}
      </Field>
      {productDocuments.map((kind) => (
        <Field key={kind} form={form} name={`attachments.${kind}`} label={t(kind)} isWide>
          {(control) => <AttachmentField control={control} label={t(kind)} />}
        </Field>
      ))}
    </RecordDialog>
  )
}

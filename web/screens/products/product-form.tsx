import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { classificationStatus, productCategory } from '@quayside/contract/products/product.codes.ts'
import { checkProductChange } from '@quayside/contract/products/product.rules.ts'
import {
  type ProductDetail,
  type ProductDocument,
  ProductSave,
  productDocuments,
} from '@quayside/contract/products/product.ts'
import { AttachmentField } from '@quayside/kit/attachment-field.tsx'
import type { StoredFile } from '@quayside/kit/context.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { SelectInput, TextAreaInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useDictionary, useProduct } from './product-source.ts'

/** An existing product is fetched whole first: the list has neither its files nor its version. */
export default function ProductForm({ id, onClose }: { id?: string; onClose: () => void }) {
  const product = useProduct(id).data
  if (id === undefined) return <GoodsForm onClose={onClose} />
  return product ? <GoodsForm product={product} onClose={onClose} /> : null
}

type Files = { readonly [K in ProductDocument as `attachments.${K}`]: readonly StoredFile[] }
type Texts = {
  readonly model: string
  readonly brand: string
  readonly name: string
  readonly category: string
  readonly origin: string
  readonly unit: string
  readonly manufacturer: string
  readonly description: string
}
type Values = Texts & Files

const filesOf = (attachments: readonly Attachment[]): Files =>
  Object.fromEntries<readonly StoredFile[]>(
    productDocuments.map((kind) => [
      `attachments.${kind}`,
      attachments.filter((file) => file.kind === kind).map(toStoredFile),
    ]),
  ) as unknown as Files

const empty: Values = {
  model: '',
  brand: '',
  name: '',
  category: String(productCategory.codes.electronics),
  origin: '',
  unit: '',
  manufacturer: '',
  description: '',
  ...filesOf([]),
}

const valuesOf = (product: ProductDetail): Values => ({
  model: product.model,
  brand: product.brand,
  name: product.name,
  category: String(product.category),
  origin: product.origin,
  unit: product.unit,
  manufacturer: product.manufacturer,
  description: product.description,
  ...filesOf(product.attachments),
})

const textsIn = ({
  model,
  brand,
  name,
  category,
  origin,
  unit,
  manufacturer,
  description,
}: Values): Texts => ({
  model,
  brand,
  name,
  category,
  origin,
  unit,
  manufacturer,
  description,
})
const bodyOf = (values: Values) => ({
  ...textsIn(values),
  attachments: Object.fromEntries(
    productDocuments.map((kind) => [kind, values[`attachments.${kind}`].map((file) => file.id)]),
  ),
})

function GoodsForm({ product, onClose }: { product?: ProductDetail; onClose: () => void }) {
  const t = useTranslations('products.goods')
  const fields = useTranslations('productFields.product')
  const choices = useCodeOptions()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const origins = useDictionary('1001')
  const units = useDictionary('1003')
  const { form, draft, submit, question } = useRecordForm({
    name: 'product',
    record: product,
    empty,
    valuesOf,
    check: (values) =>
      textsOf([
        ...findingsOf(ProductSave, bodyOf(values)),
        ...(product ? checkProductChange(product, values) : []),
      ]),
    save: (values, over) => api('POST base/online/product/save', { body: { ...over, ...bodyOf(values) } }),
    saved: async () => {
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['product'] })
      onClose()
    },
    shown: (values) => ({
      ...Object.fromEntries(
        Object.entries(textsIn(values)).map(([name, text]) => [fields(name as keyof Texts), text]),
      ),
      ...Object.fromEntries(
        productDocuments.map((kind) => [
          t(kind),
          values[`attachments.${kind}`].map((file) => file.name).join(', '),
        ]),
      ),
    }),
  })
  const isFixed =
    product !== undefined && product.classificationStatus !== classificationStatus.codes.unclassified
  const fixedHint = isFixed ? { hint: t('nameFixed') } : {}
  const text = (
    name: 'model' | 'brand' | 'name' | 'manufacturer',
    most: number,
    more: { isRequired?: boolean; isWide?: boolean; hint?: string } = {},
  ) => (
    <Field form={form} name={name} label={fields(name)} {...more}>
      {(control) => <TextInput control={control} maxLength={most} />}
    </Field>
  )
  const choice = (
    name: 'origin' | 'unit' | 'category',
    options: readonly { value: string; label: string }[],
  ) => (
    <Field form={form} name={name} label={fields(name)}>
      {(control) => <SelectInput control={control} options={options} />}
    </Field>
  )

  return (
    <FormDialog
      title={product ? `${t('edit')} ${product.model}` : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onClose={onClose}
    >
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
      <Field form={form} name="description" label={fields('description')} isWide>
        {(control) => <TextAreaInput control={control} maxLength={1000} />}
      </Field>
      {productDocuments.map((kind) => (
        <Field key={kind} form={form} name={`attachments.${kind}`} label={t(kind)} isWide>
          {(control) => <AttachmentField control={control} label={t(kind)} />}
        </Field>
      ))}
      {question}
    </FormDialog>
  )
}

import { checkPriceDay } from '@quayside/contract/products/supplier-goods.rules.ts'
import { type SupplierGoodsDetail, SupplierGoodsSave } from '@quayside/contract/products/supplier-goods.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { type Partner, PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SupplierField } from '../../lib/choices/supplier-field.tsx'
import { api } from '../../lib/session/api.ts'
import { productSource } from './product-source.ts'
import styles from './products.module.css'
import { useSupplierGoods } from './supplier-goods-record.tsx'

export default function SupplierGoodsForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useSupplierGoods(id)}>
      {(goods) => <PriceForm goods={goods} onClose={onClose} />}
    </WholeRecord>
  )
}

type Values = {
  readonly supplierId: string
  readonly productId: string
  readonly price: string
  readonly currency: string
  readonly pricedOn: string
  readonly orderNumber: string
}
const empty = (): Values => ({
  supplierId: '',
  productId: '',
  price: '',
  currency: currency.codes.USD,
  pricedOn: today(),
  orderNumber: '',
})
/** A new price of existing goods: everything but the price is given. */
const valuesOf = (goods: SupplierGoodsDetail): Values => ({
  ...empty(),
  supplierId: goods.supplierId,
  productId: goods.productId,
  currency: goods.currency,
})

function PriceForm({ goods, onClose }: { goods: SupplierGoodsDetail | undefined; onClose: () => void }) {
  const t = useTranslations('products.supplierGoods')
  const fields = useTranslations('productFields.supplierGoods')
  const currencies = useCurrencyOptions()
  const [product, setProduct] = useState<Partner | undefined>(
    goods && { id: goods.productId, name: goods.model, number: goods.brand },
  )
  const dialog = useRecordDialog({
    entity: 'supplierGoods',
    record: goods,
    empty: empty(),
    valuesOf,
    texts: t,
    label: (name) =>
      name === 'price' ? t('price') : name === 'supplierId' || name === 'productId' ? '' : fields(name),
    say: { supplierId: () => undefined, productId: () => undefined },
    check: (values) => [...findingsOf(SupplierGoodsSave, values), ...checkPriceDay(values, today())],
    save: (values, over) => api('POST base/online/supplierGoods/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form, title } = dialog

  return (
    <RecordDialog dialog={dialog} title={goods ? `${title} ${goods.model}` : title}>
      {goods ? (
        <p className={styles['product-note']} style={{ gridColumn: '1 / -1' }}>
          {goods.supplierName} · {goods.brand} {goods.model}
        </p>
      ) : (
        <>
          <SupplierField form={form} label={t('supplier')} />
          <Field form={form} name="productId" label={t('product')} isRequired isWide>
            {(control) => (
              <PartnerPicker
                id={control.id}
                label={t('product')}
                value={control.value}
                chosen={product}
                aria-invalid={control['aria-invalid']}
                source={productSource}
                onChange={(picked) => {
                  setProduct(picked)
                  control.set(picked?.id ?? '')
                }}
              />
            )}
          </Field>
        </>
      )}
      <TextField form={form} name="price" label={t('price')} maxLength={20} isRequired />
      <SelectField form={form} name="currency" label={fields('currency')} options={currencies} isRequired />
      <Field form={form} name="pricedOn" label={fields('pricedOn')} isRequired>
        {(control) => <DayInput control={control} isClearable={false} latest={today()} />}
      </Field>
      <TextField form={form} name="orderNumber" label={fields('orderNumber')} maxLength={60} />
    </RecordDialog>
  )
}

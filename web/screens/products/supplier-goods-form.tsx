import { checkPriceDay } from '@quayside/contract/products/supplier-goods.rules.ts'
import { type SupplierGoodsDetail, SupplierGoodsSave } from '@quayside/contract/products/supplier-goods.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { DayInput } from '@quayside/kit/date-inputs.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { type Partner, PartnerPicker } from '@quayside/kit/partner-picker.tsx'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { today } from '@quayside/kit/plain/today.ts'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { productSource, supplierSource } from './product-source.ts'
import './products.css'
import { useSupplierGoods } from './supplier-goods-record.tsx'

export default function SupplierGoodsForm({ id, onClose }: { id?: string; onClose: () => void }) {
  const goods = useSupplierGoods(id).data
  if (id === undefined) return <PriceForm onClose={onClose} />
  return goods ? <PriceForm goods={goods} onClose={onClose} /> : null
}

/** As a calendar in Shanghai shows it: the server holds to the same. */

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
/** A new price of goods that are there: everything but the price itself is known. */
const valuesOf = (goods: SupplierGoodsDetail): Values => ({
  ...empty(),
  supplierId: goods.supplierId,
  productId: goods.productId,
  currency: goods.currency,
})

function PriceForm({ goods, onClose }: { goods?: SupplierGoodsDetail; onClose: () => void }) {
  const t = useTranslations('products.supplierGoods')
  const fields = useTranslations('productFields.supplierGoods')
  const currencies = useCurrencyOptions()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const [supplier, setSupplier] = useState<Partner | undefined>(
    goods && { id: goods.supplierId, name: goods.supplierName, number: goods.supplierNumber },
  )
  const [product, setProduct] = useState<Partner | undefined>(
    goods && { id: goods.productId, name: goods.model, number: goods.brand },
  )
  const { form, draft, submit, question } = useRecordForm({
    name: 'supplierGoods',
    record: goods,
    empty: empty(),
    valuesOf,
    check: (values) => textsOf([...findingsOf(SupplierGoodsSave, values), ...checkPriceDay(values, today())]),
    save: (values, over) => api('POST base/online/supplierGoods/save', { body: { ...over, ...values } }),
    saved: async () => {
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['supplierGoods'] })
      onClose()
    },
    shown: (values) => ({
      [t('price')]: values.price,
      [fields('currency')]: values.currency,
      [fields('pricedOn')]: values.pricedOn,
      [fields('orderNumber')]: values.orderNumber,
    }),
  })

  return (
    <FormDialog
      title={goods ? `${t('edit')} ${goods.model}` : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onClose={onClose}
    >
      {goods ? (
        <p className="product-note" style={{ gridColumn: '1 / -1' }}>
          {goods.supplierName} · {goods.brand} {goods.model}
        </p>
      ) : (
        <>
          <Field form={form} name="supplierId" label={t('supplier')} isRequired isWide>
            {(control) => (
              <PartnerPicker
                id={control.id}
                label={t('supplier')}
                value={control.value}
                chosen={supplier}
                aria-invalid={control['aria-invalid']}
                source={supplierSource}
                onChange={(picked) => {
                  setSupplier(picked)
                  control.set(picked?.id ?? '')
                }}
              />
            )}
          </Field>
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
      <Field form={form} name="price" label={t('price')} isRequired>
        {(control) => <TextInput control={control} maxLength={20} />}
      </Field>
      <Field form={form} name="currency" label={fields('currency')} isRequired>
        {(control) => <SelectInput control={control} options={currencies} />}
      </Field>
      <Field form={form} name="pricedOn" label={fields('pricedOn')} isRequired>
        {(control) => <DayInput control={control} isClearable={false} latest={today()} />}
      </Field>
      <Field form={form} name="orderNumber" label={fields('orderNumber')}>
        {(control) => <TextInput control={control} maxLength={60} />}
      </Field>
      {question}
    </FormDialog>
  )
}

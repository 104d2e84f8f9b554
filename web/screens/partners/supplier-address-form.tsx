import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.ts'
import {
  type SupplierAddressDetail,
  SupplierAddressSave,
} from '@quayside/contract/partners/supplier-address.ts'
import { Checkbox } from '@quayside/kit/checkbox.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { ChoiceInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PartnerPicker } from '@quayside/kit/partner-picker.tsx'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { RegionInput } from './region-input.tsx'
import { supplierSource, useSupplier } from './supplier-source.ts'

type Props = { readonly id?: string; readonly supplierId: string; readonly onClose: () => void }

/** An existing address is fetched whole first: the list shows its phone number masked. */
export default function SupplierAddressForm({ id, supplierId, onClose }: Props) {
  const address = useQuery({
    queryKey: ['supplier_address', 'record', id],
    queryFn: () => api('GET base/online/supplierAddress/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    gcTime: 0,
  }).data
  if (id === undefined) return <AddressForm supplierId={supplierId} onClose={onClose} />
  return address ? <AddressForm supplierId={supplierId} address={address} onClose={onClose} /> : null
}

type Values = Record<'supplierId' | 'regionCode' | 'detail' | 'contact' | 'phone', string> & {
  type: number
  isDefault: number
}

const empty: Values = {
  supplierId: '',
  type: addressType.codes.shipping,
  regionCode: '',
  detail: '',
  contact: '',
  phone: '',
  isDefault: 0,
}

function valuesOf({
  supplierId,
  type,
  regionCode,
  detail,
  contact,
  phone,
  isDefault,
}: SupplierAddressDetail): Values {
  return { supplierId, type, regionCode, detail, contact, phone, isDefault }
}

function AddressForm(props: { supplierId: string; address?: SupplierAddressDetail; onClose: () => void }) {
  const { supplierId, address, onClose } = props
  const t = useTranslations('partners.address')
  const fields = useTranslations('partnerFields.supplierAddress')
  const codeText = useCodeText()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const { form, draft, submit, question } = useRecordForm({
    name: 'supplierAddress',
    record: address,
    empty: { ...empty, supplierId },
    valuesOf,
    check: (values) => textsOf(findingsOf(SupplierAddressSave, values)),
    save: (values, over) => api('POST base/online/supplierAddress/save', { body: { ...over, ...values } }),
    saved: async () => {
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['supplier_address'] })
      onClose()
    },
    shown: (values) => ({
      [fields('type')]: codeText(addressType, values.type),
      [t('region')]: values.regionCode,
      [fields('detail')]: values.detail,
      [fields('contact')]: values.contact,
      [fields('phone')]: values.phone,
      [fields('isDefault')]: codeText(defaultFlag, values.isDefault),
    }),
  })
  const supplier = useSupplier(form.values.supplierId)

  return (
    <FormDialog
      title={address ? t('edit') : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onClose={onClose}
    >
      <Field form={form} name="supplierId" label={t('supplier')} isRequired isWide>
        {(control) => (
          <PartnerPicker
            id={control.id}
            label={t('supplier')}
            value={control.value}
            chosen={supplier}
            aria-invalid={control['aria-invalid']}
            source={supplierSource}
            onChange={(partner) => control.set(partner?.id ?? '')}
          />
        )}
      </Field>
      <Field form={form} name="type" label={fields('type')} isRequired isWide>
        {(control) => (
          <ChoiceInput
            control={control}
            options={addressType.values.map((value) => ({
              value: value as number,
              label: codeText(addressType, value),
            }))}
          />
        )}
      </Field>
      <Field form={form} name="regionCode" label={t('region')} isRequired isWide>
        {(control) => <RegionInput control={control} />}
      </Field>
      <Field form={form} name="detail" label={fields('detail')} isRequired isWide>
        {(control) => <TextInput control={control} maxLength={300} />}
      </Field>
      <Field form={form} name="contact" label={fields('contact')} isRequired>
        {(control) => <TextInput control={control} maxLength={60} />}
      </Field>
      <Field form={form} name="phone" label={fields('phone')} isRequired>
        {(control) => <TextInput control={control} maxLength={30} />}
      </Field>
      <Field form={form} name="isDefault" label={fields('isDefault')} isWide>
        {(control) => (
          <Checkbox
            id={control.id}
            checked={isYes(control.value)}
            onChange={(isChecked) => control.set(isChecked ? 1 : 0)}
          >
            {t('setDefault')}
          </Checkbox>
        )}
      </Field>
      {question}
    </FormDialog>
  )
}

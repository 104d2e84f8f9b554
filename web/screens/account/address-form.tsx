import { type AddressDetail, AddressSave } from '@quayside/contract/account/address.ts'
import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { ChoiceInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { RegionCascader } from '../../lib/region-cascader.tsx'
import { useAddress } from './address-record.tsx'
import { DefaultField } from './default-field.tsx'

/** An existing address is fetched whole first: the list shows its phone number masked. */
export default function AddressForm({ id, onClose }: { id?: string; onClose: () => void }) {
  const address = useAddress(id).data
  if (id === undefined) return <PlaceForm onClose={onClose} />
  return address ? <PlaceForm address={address} onClose={onClose} /> : null
}

const empty = {
  type: addressType.codes.delivery as number,
  regionCode: '',
  detail: '',
  contact: '',
  phone: '',
  isDefault: 0 as number,
}
type Values = typeof empty

const valuesOf = (address: AddressDetail): Values => ({
  type: address.type,
  regionCode: address.regionCode,
  detail: address.detail,
  contact: address.contact,
  phone: address.phone,
  isDefault: address.isDefault,
})

function PlaceForm({ address, onClose }: { address?: AddressDetail; onClose: () => void }) {
  const t = useTranslations('hub.address')
  const fields = useTranslations('hubFields.address')
  const codeText = useCodeText()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const { form, draft, submit, question } = useRecordForm({
    name: 'address',
    record: address,
    empty,
    valuesOf,
    check: (values) => textsOf(findingsOf(AddressSave, values)),
    save: (values, over) => api('POST base/online/address/save', { body: { ...over, ...values } }),
    saved: async () => {
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['address'] })
      onClose()
    },
    shown: (values) => ({
      [fields('type')]: codeText(addressType, values.type),
      [fields('region')]: values.regionCode,
      [fields('detail')]: values.detail,
      [fields('contact')]: values.contact,
      [fields('phone')]: values.phone,
      [fields('isDefault')]: codeText(defaultFlag, values.isDefault),
    }),
  })

  return (
    <FormDialog
      title={address ? t('edit') : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onClose={onClose}
    >
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
      <Field form={form} name="regionCode" label={fields('region')} isRequired isWide>
        {(control) => <RegionCascader control={control} placeholder={t('region')} />}
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
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
      {question}
    </FormDialog>
  )
}

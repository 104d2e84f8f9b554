import { type AddressDetail, AddressSave } from '@quayside/contract/account/address.ts'
import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { CodeField, TextField } from '@quayside/kit/common-fields.tsx'
import type { FormProps } from '@quayside/kit/crud-list.tsx'
import { DefaultField } from '@quayside/kit/default-field.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { RegionCascader } from '../../lib/region-cascader.tsx'
import { useAddress } from './address-record.tsx'

export default function AddressForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useAddress(id)}>
      {(address) => <PlaceForm address={address} onClose={onClose} />}
    </WholeRecord>
  )
}

const empty = {
  type: addressType.codes.delivery as number,
  regionCode: '',
  detail: '',
  contact: '',
  phone: '',
  isDefault: 0 as number,
}

function PlaceForm({ address, onClose }: { address: AddressDetail | undefined; onClose: () => void }) {
  const t = useTranslations('hub.address')
  const fields = useTranslations('hubFields.address')
  const codeText = useCodeText()
  const dialog = useRecordDialog({
    entity: 'address',
    record: address,
    empty,
    texts: t,
    label: (name) => fields(name === 'regionCode' ? 'region' : name),
    say: {
      type: (type) => codeText(addressType, type),
      isDefault: (flag) => codeText(defaultFlag, flag),
    },
    check: (values) => findingsOf(AddressSave, values),
    save: (values, over) => api('POST base/online/address/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog}>
      <CodeField form={form} name="type" label={fields('type')} list={addressType} />
      <Field form={form} name="regionCode" label={fields('region')} isRequired isWide>
        {(control) => <RegionCascader control={control} placeholder={t('region')} />}
      </Field>
      <TextField form={form} name="detail" label={fields('detail')} maxLength={300} isRequired isWide />
      <TextField form={form} name="contact" label={fields('contact')} maxLength={60} isRequired />
      <TextField form={form} name="phone" label={fields('phone')} maxLength={30} isRequired />
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
    </RecordDialog>
  )
}

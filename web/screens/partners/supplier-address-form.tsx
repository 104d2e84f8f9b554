import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import {
  type SupplierAddressDetail,
  SupplierAddressSave,
} from '@quayside/contract/partners/supplier-address.ts'
import { CodeField, TextField } from '@quayside/kit/common-fields.tsx'
import type { FormProps } from '@quayside/kit/crud-list.tsx'
import { DefaultField } from '@quayside/kit/default-field.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { RecordDialog, useRecord, useRecordDialog, WholeRecord } from '@quayside/kit/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SupplierField } from '../../lib/supplier-field.tsx'
import { RegionInput } from './region-input.tsx'

/** A new address belongs to `supplierId`, where the list is filtered by one. */
export default function SupplierAddressForm({ id, ...rest }: FormProps & { supplierId: string }) {
  const answer = useRecord('supplier_address', id, (known) =>
    api('GET base/online/supplierAddress/{id}', { params: { id: known } }),
  )
  return (
    <WholeRecord id={id} answer={answer}>
      {(address) => <AddressForm address={address} {...rest} />}
    </WholeRecord>
  )
}

const empty = {
  supplierId: '',
  type: addressType.codes.shipping as number,
  regionCode: '',
  detail: '',
  contact: '',
  phone: '',
  isDefault: 0 as number,
}

type Props = { supplierId: string; address: SupplierAddressDetail | undefined; onClose: () => void }

function AddressForm({ supplierId, address, onClose }: Props) {
  const t = useTranslations('partners.address')
  const fields = useTranslations('partnerFields.supplierAddress')
  const codeText = useCodeText()
  const dialog = useRecordDialog({
    entity: 'supplier_address',
    record: address,
    empty: { ...empty, supplierId },
    texts: t,
    label: (name) =>
      name === 'regionCode' ? t('region') : name === 'supplierId' ? t('supplier') : fields(name),
    say: {
      supplierId: () => undefined,
      type: (type) => codeText(addressType, type),
      isDefault: (flag) => codeText(defaultFlag, flag),
    },
    check: (values) => findingsOf(SupplierAddressSave, values),
    save: (values, over) => api('POST base/online/supplierAddress/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog}>
      <SupplierField form={form} label={t('supplier')} />
      <CodeField form={form} name="type" label={fields('type')} list={addressType} />
      <Field form={form} name="regionCode" label={t('region')} isRequired isWide>
        {(control) => <RegionInput control={control} />}
      </Field>
      <TextField form={form} name="detail" label={fields('detail')} maxLength={300} isRequired isWide />
      <TextField form={form} name="contact" label={fields('contact')} maxLength={60} isRequired />
      <TextField form={form} name="phone" label={fields('phone')} maxLength={30} isRequired />
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
    </RecordDialog>
  )
}

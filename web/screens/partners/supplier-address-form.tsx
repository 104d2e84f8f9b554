import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import {
  type SupplierAddressDetail,
  SupplierAddressSave,
} from '@quayside/contract/partners/supplier-address.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import {
  RecordDialog,
  useRecord,
  useRecordDialog,
  WholeRecord,
} from '@quayside/kit/overlays/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { AddressFields } from '../../lib/choices/address-fields.tsx'
import { SupplierField } from '../../lib/choices/supplier-field.tsx'
import { api } from '../../lib/session/api.ts'
import { RegionInput } from './region-input.tsx'

/** A new address belongs to `supplierId`, where the list is filtered by one. */
export default function SupplierAddressForm({ id, ...rest }: FormProps & { supplierId: string }) {
  const answer = useRecord('supplierAddress', id, (known) =>
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
  const label = (name: keyof typeof empty) =>
    name === 'regionCode' ? t('region') : name === 'supplierId' ? t('supplier') : fields(name)
  const dialog = useRecordDialog({
    entity: 'supplierAddress',
    record: address,
    empty: { ...empty, supplierId },
    texts: t,
    label,
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
      <AddressFields
        form={form}
        label={label}
        setDefault={t('setDefault')}
        region={(control) => <RegionInput control={control} />}
      />
    </RecordDialog>
  )
}

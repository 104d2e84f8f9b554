import { type AddressDetail, AddressSave } from '@quayside/contract/account/address.ts'
import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { AddressFields } from '../../lib/choices/address-fields.tsx'
import { RegionCascader } from '../../lib/choices/region-cascader.tsx'
import { api } from '../../lib/session/api.ts'
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
  const label = (name: keyof typeof empty) => fields(name === 'regionCode' ? 'region' : name)
  const dialog = useRecordDialog({
    entity: 'address',
    record: address,
    empty,
    texts: t,
    label,
    say: {
      type: (type) => codeText(addressType, type),
      isDefault: (flag) => codeText(defaultFlag, flag),
    },
    check: (values) => findingsOf(AddressSave, values),
    save: (values, over) => api('POST base/online/address/save', { body: { ...over, ...values } }),
    onClose,
  })
  return (
    <RecordDialog dialog={dialog}>
      <AddressFields
        form={dialog.form}
        label={label}
        setDefault={t('setDefault')}
        region={(control) => <RegionCascader control={control} placeholder={t('region')} />}
      />
    </RecordDialog>
  )
}

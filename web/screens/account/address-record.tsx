import { addressColumns } from '@quayside/contract/account/address.ts'
import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { Detail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { DefaultTag } from '@quayside/kit/table/default-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { HubRecord } from './hub-record.tsx'

export const useAddress = (id: string | undefined) =>
  useRecord('address', id, (known) => api('GET base/online/address/{id}', { params: { id: known } }))

export default function AddressRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const fields = useTranslations('hubFields.address')
  const answer = useAddress(props.id)
  const address = answer.data
  const shown = fieldsOf(addressColumns, address, fields)
  return (
    <HubRecord
      title={fields('recordName')}
      timeline={address ? address.timeline : answer.isPending ? undefined : null}
      permission="hub-address-edit"
      onChange={props.onChange}
      onRetry={() => void answer.refetch()}
      onClose={props.onClose}
    >
      {address && (
        <>
          <Detail label={fields('type')} isWide>
            <CodeText list={addressType} value={address.type} /> <DefaultTag record={address} />
          </Detail>
          {shown('region', 'detail', 'contact', 'phone', 'createdAt', 'updatedAt')}
        </>
      )}
    </HubRecord>
  )
}

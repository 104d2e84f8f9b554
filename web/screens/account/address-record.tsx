import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { DefaultTag } from '@quayside/kit/default-tag.tsx'
import { CodeDetail, Detail, TextDetail } from '@quayside/kit/details.tsx'
import { useRecord } from '@quayside/kit/record-dialog.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import { DateDetail } from '@quayside/kit/value-details.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { HubRecord } from './hub-record.tsx'

export const useAddress = (id: string | undefined) =>
  useRecord('address', id, (known) => api('GET base/online/address/{id}', { params: { id: known } }))

export default function AddressRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const fields = useTranslations('hubFields.address')
  const answer = useAddress(props.id)
  const address = answer.data
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
            <CodeText list={addressType} value={address.type} /> <DefaultTag of={address} />
          </Detail>
          <TextDetail label={fields('region')} value={address.region} isWide />
          <TextDetail label={fields('detail')} value={address.detail} isWide />
          <TextDetail label={fields('contact')} value={address.contact} />
          <CodeDetail label={fields('phone')} value={address.phone} />
          <DateDetail label={fields('createdAt')} value={address.createdAt} hasTime />
          <DateDetail label={fields('updatedAt')} value={address.updatedAt} hasTime />
        </>
      )}
    </HubRecord>
  )
}

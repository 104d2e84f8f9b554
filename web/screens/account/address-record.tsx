import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { DefaultTag } from '@quayside/kit/default-tag.tsx'
import { Detail } from '@quayside/kit/details.tsx'
import { useRecord } from '@quayside/kit/record-dialog.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
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
          <Detail label={fields('region')} isWide>
            <Text>{address.region}</Text>
          </Detail>
          <Detail label={fields('detail')} isWide>
            <Text>{address.detail}</Text>
          </Detail>
          <Detail label={fields('contact')}>
            <Text>{address.contact}</Text>
          </Detail>
          <Detail label={fields('phone')}>
            <Code>{address.phone}</Code>
          </Detail>
          <Detail label={fields('createdAt')}>
            <DateText value={address.createdAt} hasTime />
          </Detail>
          <Detail label={fields('updatedAt')}>
            <DateText value={address.updatedAt} hasTime />
          </Detail>
        </>
      )}
    </HubRecord>
  )
}

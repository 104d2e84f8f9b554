import { contactType } from '@quayside/contract/account/contact.codes.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { DefaultTag } from '@quayside/kit/default-tag.tsx'
import { Detail } from '@quayside/kit/details.tsx'
import { useRecord } from '@quayside/kit/record-dialog.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { HubRecord } from './hub-record.tsx'

export const useContact = (id: string | undefined) =>
  useRecord('contact', id, (known) => api('GET base/online/contact/{id}', { params: { id: known } }))

export default function ContactRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const fields = useTranslations('hubFields.contact')
  const answer = useContact(props.id)
  const contact = answer.data
  return (
    <HubRecord
      title={contact?.name ?? fields('recordName')}
      timeline={contact ? contact.timeline : answer.isPending ? undefined : null}
      permission="hub-contact-edit"
      onChange={props.onChange}
      onRetry={() => void answer.refetch()}
      onClose={props.onClose}
    >
      {contact && (
        <>
          <Detail label={fields('type')} isWide>
            <CodeText list={contactType} value={contact.type} /> <DefaultTag of={contact} />
          </Detail>
          <Detail label={fields('mobile')}>
            <Code>{contact.mobile}</Code>
          </Detail>
          <Detail label={fields('landline')}>
            <Code>{contact.landline}</Code>
          </Detail>
          <Detail label={fields('email')}>
            <Text>{contact.email}</Text>
          </Detail>
          <Detail label={fields('qq')}>
            <Code>{contact.qq}</Code>
          </Detail>
          <Detail label={fields('idCard')} isWide>
            <Code>{contact.idCard}</Code>
          </Detail>
          <Detail label={fields('createdAt')}>
            <DateText value={contact.createdAt} hasTime />
          </Detail>
          <Detail label={fields('updatedAt')}>
            <DateText value={contact.updatedAt} hasTime />
          </Detail>
        </>
      )}
    </HubRecord>
  )
}

import { contactType } from '@quayside/contract/account/contact.codes.ts'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { CodeDetail, Detail, TextDetail } from '@quayside/kit/record/details.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { DefaultTag } from '@quayside/kit/table/default-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { HubRecord } from './hub-record.tsx'

export const useContact = (id: string | undefined) =>
  useRecord('contact', id, (known) => api('GET base/online/contact/{id}', { params: { id: known } }))

const revealContact = (id: string) => api('POST base/online/contact/{id}/identity', { params: { id } })

export default function ContactRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const fields = useTranslations('hubFields.contact')
  const can = useCan()
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
            <CodeText list={contactType} value={contact.type} /> <DefaultTag record={contact} />
          </Detail>
          <CodeDetail label={fields('mobile')} value={contact.mobile} />
          <CodeDetail label={fields('landline')} value={contact.landline} />
          <TextDetail label={fields('email')} value={contact.email} />
          <CodeDetail label={fields('qq')} value={contact.qq} />
          <Detail label={fields('idCard')} isWide>
            <Identity
              value={contact.idCard}
              name="idCard"
              reveal={can('hub-contact-edit') ? () => revealContact(contact.id) : undefined}
            />
          </Detail>
          <DateDetail label={fields('createdAt')} value={contact.createdAt} hasTime />
          <DateDetail label={fields('updatedAt')} value={contact.updatedAt} hasTime />
        </>
      )}
    </HubRecord>
  )
}

import { contactType } from '@quayside/contract/account/contact.codes.ts'
import { contactColumns } from '@quayside/contract/account/contact.ts'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Detail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
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
  const shown = fieldsOf(contactColumns, contact, fields)
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
          {shown('mobile', 'landline', 'email', 'qq')}
          <Detail label={fields('idCard')} isWide>
            <Identity
              value={contact.idCard}
              name="idCard"
              reveal={can('hub-contact-edit') ? () => revealContact(contact.id) : undefined}
            />
          </Detail>
          {shown('createdAt', 'updatedAt')}
        </>
      )}
    </HubRecord>
  )
}

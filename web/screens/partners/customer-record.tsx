import { isOverseasCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { customerColumns } from '@quayside/contract/partners/customer.ts'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { ChangeButton } from '@quayside/kit/record/change-button.tsx'
import { Details } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

export const useCustomer = (id: string | undefined) =>
  useRecord('customer', id, (known) => api('GET base/online/customer/{id}', { params: { id: known } }))

export default function CustomerRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const t = useTranslations('partners.customer')
  const fields = useTranslations('partnerFields.customer')
  const answer = useCustomer(props.id)
  const customer = answer.data
  const name = customer && (isOverseasCustomer(customer) ? customer.englishName : customer.chineseName)
  const shown = fieldsOf(customerColumns, customer, fields)
  return (
    <RecordDrawer
      title={name ?? t('title')}
      actions={customer && <ChangeButton permission="business-customer-edit" onClick={props.onChange} />}
      onClose={props.onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !customer && <RecordFailed answer={answer} gone={t('gone')} />}
      {customer && (
        <>
          <Details>
            {shown('number', 'type', 'chineseName', 'englishName', 'level', 'createdAt', 'phone', 'fax')}
            {shown('registeredAddress', 'businessAddress')}
          </Details>
          <TimelineSection
            entries={customer.timeline}
            textOf={({ transition }) => (transition === 'create' ? t('created') : t('changed'))}
          />
        </>
      )}
    </RecordDrawer>
  )
}

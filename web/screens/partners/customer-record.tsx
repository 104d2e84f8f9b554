import { isOverseasCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { ChangeButton } from '@quayside/kit/record/change-button.tsx'
import { CodeDetail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { Timeline } from '@quayside/kit/record/timeline.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/record/value-details.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './customer.module.css'

export const useCustomer = (id: string | undefined) =>
  useRecord('customer', id, (known) => api('GET base/online/customer/{id}', { params: { id: known } }))

export default function CustomerRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const t = useTranslations('partners.customer')
  const fields = useTranslations('partnerFields.customer')
  const answer = useCustomer(props.id)
  const customer = answer.data
  const name = customer && (isOverseasCustomer(customer) ? customer.englishName : customer.chineseName)
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
            <CodeDetail label={fields('number')} value={customer.number} />
            <CodedDetail label={fields('type')} list={customerType} value={customer.type} />
            <TextDetail label={fields('chineseName')} value={customer.chineseName} isWide />
            <TextDetail label={fields('englishName')} value={customer.englishName} isWide />
            <CodedDetail label={fields('level')} list={customerLevel} value={customer.level} />
            <DateDetail label={fields('createdAt')} value={customer.createdAt} hasTime />
            <CodeDetail label={fields('phone')} value={customer.phone} />
            <CodeDetail label={fields('fax')} value={customer.fax} />
            <TextDetail label={fields('registeredAddress')} value={customer.registeredAddress} isWide />
            <TextDetail label={fields('businessAddress')} value={customer.businessAddress} isWide />
          </Details>
          <h3 className={styles['customer-history']}>{t('history')}</h3>
          <Timeline
            entries={customer.timeline}
            textOf={({ transition }) => (transition === 'create' ? t('created') : t('changed'))}
          />
        </>
      )}
    </RecordDrawer>
  )
}

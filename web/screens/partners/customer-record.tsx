import { isOverseasCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { useRecord } from '@quayside/kit/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/record-drawer.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { Timeline } from '@quayside/kit/timeline.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './customer.module.css'

export const useCustomer = (id: string | undefined) =>
  useRecord('customer', id, (known) => api('GET base/online/customer/{id}', { params: { id: known } }))

export default function CustomerRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const t = useTranslations('partners.customer')
  const fields = useTranslations('partnerFields.customer')
  const verbs = useTranslations('kit.list')
  const answer = useCustomer(props.id)
  const customer = answer.data
  const name = customer && (isOverseasCustomer(customer) ? customer.englishName : customer.chineseName)
  return (
    <RecordDrawer
      title={name ?? t('title')}
      actions={
        customer && (
          <Can permission="business-customer-edit">
            <Button look="primary" onClick={props.onChange}>
              {verbs('change')}
            </Button>
          </Can>
        )
      }
      onClose={props.onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !customer && (
        <LoadFailed text={t('gone')} onRetry={() => void answer.refetch()} />
      )}
      {customer && (
        <>
          <Details>
            <Detail label={fields('number')}>
              <Code>{customer.number}</Code>
            </Detail>
            <Detail label={fields('type')}>
              <CodeText list={customerType} value={customer.type} />
            </Detail>
            <Detail label={fields('chineseName')} isWide>
              <Text>{customer.chineseName}</Text>
            </Detail>
            <Detail label={fields('englishName')} isWide>
              <Text>{customer.englishName}</Text>
            </Detail>
            <Detail label={fields('level')}>
              <CodeText list={customerLevel} value={customer.level} />
            </Detail>
            <Detail label={fields('createdAt')}>
              <DateText value={customer.createdAt} hasTime />
            </Detail>
            <Detail label={fields('phone')}>
              <Code>{customer.phone}</Code>
            </Detail>
            <Detail label={fields('fax')}>
              <Code>{customer.fax}</Code>
            </Detail>
            <Detail label={fields('registeredAddress')} isWide>
              <Text>{customer.registeredAddress}</Text>
            </Detail>
            <Detail label={fields('businessAddress')} isWide>
              <Text>{customer.businessAddress}</Text>
            </Detail>
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

import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OrderChangeReview } from '@quayside/contract/office/review.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { orderChangeState } from '@quayside/contract/orders/order-change.codes.ts'
import { isApplicable } from '@quayside/contract/orders/order-change.rules.ts'
import { type ChangeItem, changeLabels } from '@quayside/contract/orders/order-change.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'

export const OrderChangeRecord = () => (
  <RecordQuery kind="orderChange">{(change) => <Change key={change.id} change={change} />}</RecordQuery>
)

/** What the customer asks to change, old beside new, and which of it the system applies on acceptance. */
function Change({ change }: { change: OrderChangeReview }) {
  const t = useTranslations('orderLogistics.change')
  const isOpen = change.state === orderChangeState.codes.requested
  return (
    <RecordPage
      kind="orderChange"
      record={change}
      header={{
        title: { name: t('of', { number: change.orderNo }) },
        parties: (
          <>
            <PageLink href={recordAddress('company', change.companyId)}>{change.companyName}</PageLink>
            {' · '}
            <PageLink href={recordAddress('order', change.orderId)}>{change.orderNo}</PageLink>
          </>
        ),
      }}
      {...(change.attachments.length > 0 && { aside: <Documents files={change.attachments} /> })}
    >
      <RecordReason text={change.answer} />
      {change.items.length > 0 && (
        <Panel title={t('item')}>
          <ItemTable change={change} />
          {isOpen && <p className="q-page-note">{t('acceptHint')}</p>}
        </Panel>
      )}
      <Panel title={t('title')}>
        <Details>
          <TextDetail label={t('requestedBy')} value={change.requestedBy} />
          <TextDetail label={t('reason')} value={change.reason} isWide />
          {change.request !== '' && <TextDetail label={t('request')} value={change.request} isWide />}
        </Details>
      </Panel>
    </RecordPage>
  )
}

function ItemTable({ change }: { change: OrderChangeReview }) {
  const t = useTranslations('orderLogistics.change')
  const review = useTranslations('officeReview.change')
  const fields = useTranslations('orderFields')
  const outcomeOf = ({ field, isApplied }: ChangeItem): string => {
    if (change.state === orderChangeState.codes.requested)
      return t(isApplicable(field, stateKey(orderMachine, change.orderState)) ? 'willApply' : 'willNotApply')
    if (isApplied) return t('applied')
    return change.state === orderChangeState.codes.accepted ? t('toCarryOut') : ''
  }
  return (
    <ShortTable
      rows={change.items}
      keyOf={(item) => `${item.field} ${item.lineId ?? ''}`}
      columns={[
        {
          title: review('field'),
          cell: (item) => (
            <>
              {fields(changeLabels[item.field])} {item.model !== '' && <code>{item.model}</code>}
            </>
          ),
        },
        { title: review('before'), cell: (item) => <del>{item.before || '–'}</del> },
        { title: review('after'), cell: (item) => <ins>{item.after || '–'}</ins> },
        { title: review('outcome'), cell: outcomeOf },
      ]}
    />
  )
}

import { taxBillKind, taxBillState, taxBillStateTone } from '@quayside/contract/customs/customs.codes.ts'
import type { TaxBillDetail } from '@quayside/contract/customs/tax-bill.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { AttachedFiles } from '@quayside/kit/files/attached-files.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/record/value-details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { OrderLink } from '../../lib/finance/links.tsx'
import { api } from '../../lib/session/api.ts'
import { LateCharge } from './tax-bills.columns.tsx'

/** One tax bill with its documents and its history. */
export default function TaxBillRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('customsScreens.bills')
  const answer = useQuery({
    queryKey: ['taxBill', 'record', id],
    queryFn: () => api('GET customs/online/taxBill/{id}', { params: { id } }),
  })
  const bill = answer.data
  return (
    <RecordDrawer title={bill?.number ?? t('title')} onClose={onClose}>
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !bill && <RecordFailed answer={answer} gone={t('gone')} />}
      {bill && <Facts bill={bill} />}
    </RecordDrawer>
  )
}

function Facts({ bill }: { bill: TaxBillDetail }) {
  const t = useTranslations('customsScreens.bills')
  const fields = useTranslations('declarationFields.taxBill')
  const stepText = useStepText('taxBill')
  const day = (key: 'issuedOn' | 'dueOn' | 'paidOn') => <DateDetail label={fields(key)} value={bill[key]} />
  return (
    <>
      <Details>
        <CodedDetail label={fields('kind')} list={taxBillKind} value={bill.kind} />
        <Detail label={fields('state')}>
          <StateTag list={taxBillState} tones={taxBillStateTone} value={bill.state} />
        </Detail>
        <MoneyDetail label={fields('amount')} value={bill.amount as Amount} currency="RMB" />
        <Detail label={fields('orderNo')}>
          <OrderLink id={bill.orderId} number={bill.orderNo} />
        </Detail>
        <Detail label={fields('declarationNo')}>
          <Code>{bill.declarationNo}</Code>
        </Detail>
        {day('issuedOn')}
        {day('dueOn')}
        {day('paidOn')}
        <Detail label={fields('daysLate')}>{bill.daysLate}</Detail>
        <Detail label={fields('lateCharge')}>
          <LateCharge bill={bill} />
        </Detail>
        <CodeDetail label={t('voucher')} value={bill.voucherNo} />
        <TextDetail label={fields('differenceReason')} value={bill.differenceReason} isWide />
        <TextDetail label={fields('note')} value={bill.note} isWide />
      </Details>
      <AttachedFiles title={t('documents')} files={bill.attachments} />
      <TimelineSection
        entries={bill.timeline}
        textOf={({ transition }) => (transition === 'create' ? t('created') : stepText(transition).label)}
      />
    </>
  )
}

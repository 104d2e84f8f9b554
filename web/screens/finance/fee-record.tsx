import { feeBasis } from '@quayside/contract/finance/fee.rules.ts'
import { type FeeDetail, feeColumns } from '@quayside/contract/finance/fee.ts'
import { feeState, feeStateTone } from '@quayside/contract/finance/finance.codes.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { AttachedFiles } from '@quayside/kit/files/attached-files.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ChangedLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OrderLink } from '../../lib/finance/links.tsx'
import { useBasis, useMovementName } from '../../lib/finance/movement-name.ts'
import { api } from '../../lib/session/api.ts'
import { DisputeCard } from './dispute-card.tsx'

const DisputeForm = lazyPart(() => import('./dispute-form.tsx'))

/** One fee: what it is made of, its disputes with their threads, and its history. */
export default function FeeRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('financeScreens.fees')
  const [isDisputing, setDisputing] = useState(false)
  const answer = useQuery({
    queryKey: ['fee', 'record', id],
    queryFn: () => api('GET finance/online/cost/{id}', { params: { id } }),
  })
  const fee = answer.data
  return (
    <RecordDrawer
      title={fee?.number ?? t('title')}
      actions={fee?.isDisputable && <Button onClick={() => setDisputing(true)}>{t('dispute')}</Button>}
      onClose={onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !fee && <RecordFailed answer={answer} gone={t('gone')} />}
      {fee && <FeeFacts fee={fee} />}
      {fee && isDisputing && (
        <Suspense>
          <DisputeForm fee={fee} onClose={() => setDisputing(false)} />
        </Suspense>
      )}
    </RecordDrawer>
  )
}

const events = ['create', 'charge', 'reverse'] as const

function FeeFacts({ fee }: { fee: FeeDetail }) {
  const t = useTranslations('financeScreens.fees')
  const fields = useTranslations('financeFields.fee')
  const nameOf = useMovementName()
  const basisOf = useBasis()
  const { currency } = fee
  const money = (key: 'amount' | 'settled' | 'outstanding') => (
    <MoneyDetail label={fields(key)} value={fee[key] as Amount} currency={currency} />
  )
  const shown = fieldsOf(feeColumns, fee, fields)
  return (
    <>
      <Details>
        <TextDetail label={fields('kind')} value={nameOf({ itemKind: null, feeKind: fee.kind })} />
        <Detail label={fields('state')}>
          <StateTag list={feeState} tones={feeStateTone} value={fee.state} />
        </Detail>
        <Detail label={fields('orderNo')}>
          <OrderLink id={fee.orderId} number={fee.orderNo} />
        </Detail>
        <TextDetail label={t('basis')} value={basisOf(feeBasis(fee), fee.kind)} />
        {money('amount')}
        {money('settled')}
        {money('outstanding')}
        {shown('chargedOn', 'dueOn')}
        {fee.corrects !== null && (
          <Detail label={t('corrects')}>
            <ChangedLink changes={{ record: fee.corrects }}>{t('correctsLink')}</ChangedLink>
          </Detail>
        )}
        {shown('note')}
      </Details>
      <AttachedFiles title={t('attachments')} files={fee.attachments} />
      {fee.disputes.length > 0 && <h3>{t('disputes')}</h3>}
      {fee.disputes.map((dispute) => (
        <DisputeCard key={dispute.id} dispute={dispute} />
      ))}
      <TimelineSection
        entries={fee.timeline}
        textOf={({ transition }) => {
          const known = events.find((each) => each === transition)
          return known === undefined ? transition : t(`events.${known}`)
        }}
      />
    </>
  )
}

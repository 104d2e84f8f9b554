import type { FeeDispute } from '@quayside/contract/finance/fee.ts'
import { ChangedLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { StateActions } from '@quayside/kit/record/state-actions.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ConsultationThread, useConsultation } from '../../lib/consultations/consultation-thread.tsx'
import { api } from '../../lib/session/api.ts'
import { DisputeTag } from './fees.columns.tsx'
import styles from './finance.module.css'

export function DisputeCard({ dispute }: { dispute: FeeDispute }) {
  const t = useTranslations('financeScreens.fees')
  const instant = useInstant()
  const queries = useQueryClient()
  const seesThread = useCan()('home-consultation-list')
  async function withdraw(): Promise<void> {
    await api('POST finance/online/dispute/{id}/withdraw', { params: { id: dispute.id }, body: {} })
    showToast({ kind: 'success', text: t('withdrawn') })
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['fee'] }),
      queries.invalidateQueries({ queryKey: ['ledger'] }),
    ])
  }
  return (
    <section className={styles['dispute']}>
      <header>
        <DisputeTag state={dispute.state} />
        <span>{t('raised', { name: dispute.raisedBy, time: instant(dispute.createdAt) })}</span>
        {dispute.nextSteps.length > 0 && (
          <div>
            <StateActions machine="feeDispute" steps={dispute.nextSteps} onStep={withdraw} />
          </div>
        )}
      </header>
      {!seesThread && <p>{dispute.reason}</p>}
      {dispute.answer !== '' && (
        <p>
          <b>{t('answer')}</b> {dispute.answer}
        </p>
      )}
      {dispute.correctedFeeId !== null && (
        <p>
          <ChangedLink changes={{ record: dispute.correctedFeeId }}>{t('correctedBy')}</ChangedLink>
        </p>
      )}
      {seesThread && <DisputeThread id={dispute.consultationId} />}
    </section>
  )
}

function DisputeThread({ id }: { id: string }) {
  const { data } = useConsultation(id)
  return data ? <ConsultationThread consultation={data} /> : null
}

import { consultationState, consultationStateTone } from '@quayside/contract/notices/notice.codes.ts'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { StateActions } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ConsultationThread, useConsultation } from '../../lib/consultations/consultation-thread.tsx'
import { api } from '../../lib/session/api.ts'

/** One thread, with its facts. */
export default function ConsultationRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('consultations')
  const queries = useQueryClient()
  const answer = useConsultation(id)
  const consultation = answer.data

  async function close(): Promise<void> {
    await api('POST system/online/consultation/{id}/close', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('closed') })
    await queries.invalidateQueries({ queryKey: ['consultation'] })
  }
  return (
    <RecordDrawer
      title={consultation?.title ?? t('title')}
      actions={
        <StateActions
          machine="consultation"
          steps={consultation?.nextSteps.filter((step) => step.name === 'close') ?? []}
          onStep={close}
        />
      }
      onClose={onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !consultation && <RecordFailed answer={answer} gone={t('gone')} />}
      {consultation && (
        <>
          <Details>
            <Detail label={t('number')}>{consultation.number}</Detail>
            <Detail label={t('state')}>
              <StateTag list={consultationState} tones={consultationStateTone} value={consultation.state} />
            </Detail>
            <TextDetail label={t('subject')} value={consultation.subjectName} />
            <DateDetail label={t('createdAt')} value={consultation.createdAt} hasTime />
          </Details>
          <h3>{t('thread')}</h3>
          <ConsultationThread consultation={consultation} />
        </>
      )}
    </RecordDrawer>
  )
}

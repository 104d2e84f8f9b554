import {
  companyChangeState,
  companyChangeStateTone,
} from '@quayside/contract/account/company-change.codes.ts'
import type { ChangedField } from '@quayside/contract/account/company-change.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Room } from '@quayside/kit/page/room.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { StateActions } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { licencesOf } from './my-company-groups.ts'
import styles from './my-information.module.css'

const usualHeight = 210

/** One change, in review or decided: old and new values side by side. */
export function MyCompanyChange({ id }: { id: string }) {
  const t = useTranslations('myInformation.change')
  const names = useTranslations('information.fields')
  const instant = useInstant()
  const queries = useQueryClient()
  const can = useCan()
  const change = useQuery({
    queryKey: ['company', 'change', id],
    queryFn: () => api('GET base/online/companyChange/{id}', { params: { id } }),
    gcTime: 0,
  }).data
  if (!change) return <Room height={usualHeight} />
  const isPending = change.state === companyChangeState.codes.proposed

  async function run(name: string): Promise<void> {
    if (name !== 'withdraw') return
    await api('POST base/online/companyChange/{id}/withdraw', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('done') })
    await queries.invalidateQueries({ queryKey: ['company'] })
  }

  const reveal = can('hub-company-edit')
    ? () => api('POST base/online/companyChange/{id}/identity', { params: { id } })
    : undefined
  const shown = (field: ChangedField, side: 'before' | 'after') =>
    field.name === 'legalPersonId' ? (
      <Identity value={field[side]} name={side} reveal={reveal} />
    ) : (
      field[side] || '–'
    )

  return (
    <section className={`q-panel ${styles['my-change']}`}>
      <div className="q-panel-body">
        <div className={styles['my-change-head']}>
          <h2>{t(isPending ? 'title' : 'decided')}</h2>
          <StateTag list={companyChangeState} tones={companyChangeStateTone} value={change.state} />
          <div>
            <StateActions machine="companyChange" steps={change.nextSteps} onStep={run} />
          </div>
        </div>
        <p className={styles['my-note']}>
          {isPending
            ? t('lead', { name: change.proposedBy, time: instant(change.createdAt) })
            : [change.proposedBy, instant(change.createdAt), change.reason].filter(Boolean).join(' · ')}
        </p>
        {change.fields.length > 0 && (
          <ShortTable
            rows={change.fields}
            keyOf={(field) => field.name}
            columns={[
              { title: t('field'), isRowHead: true, cell: (field) => names(field.name) },
              { title: t('before'), cell: (field) => <del>{shown(field, 'before')}</del> },
              { title: t('after'), cell: (field) => <ins>{shown(field, 'after')}</ins> },
            ]}
          />
        )}
        {change.hasNewLicence && (
          <>
            <p className={styles['my-note']}>{t('newLicence')}</p>
            <FileList files={licencesOf(change.licences)} />
          </>
        )}
      </div>
    </section>
  )
}

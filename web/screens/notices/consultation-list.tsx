import type { Consultation } from '@quayside/contract/notices/consultation.ts'
import { consultationState, consultationStateTone } from '@quayside/contract/notices/notice.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RecordLink, useChosenRecord } from '@quayside/kit/inputs/chosen-record.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useConsultationSubjects } from '../../lib/consultations/consultation-subjects.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import styles from './notices.module.css'

type Query = QueryOf<'GET system/online/consultation/list'>
const filters = {
  keyword: ['text', 220],
  subject: 'own',
  state: consultationState,
  createdAt: 'days',
} as const satisfies FilterTable<Query>
const ConsultationForm = lazyPart(() => import('../../lib/consultations/consultation-form.tsx'))
const ConsultationRecord = lazyPart(() => import('./consultation-record.tsx'))

export function ConsultationList() {
  const t = useTranslations('consultations')
  const can = useCan()
  const subjects = useConsultationSubjects()
  const list = useListQuery<Query>(filters)
  const chosen = useChosenRecord()
  const [isAsking, setAsking] = useState(false)
  const action = { label: t('new'), run: () => setAsking(true) }
  const table = useListTable({
    name: 'consultations',
    entity: 'consultation',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET system/online/consultation/list', { query: list.query }, { signal }),
  })

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <Can permission="home-consultation-ask">
          <Button look="primary" onClick={() => setAsking(true)}>
            {t('new')}
          </Button>
        </Can>
      }
      filters={useFilterFields(filters, t, {
        subject: subjects,
      })}
      rows={{
        empty: { text: t('empty'), ...(can('home-consultation-ask') && { action }) },
        peek: { blocks: ({ id }) => <ConsultationRecord id={id} onClose={chosen.close} /> },
      }}
    >
      <Suspense>
        {chosen.id !== undefined && (
          <ConsultationRecord key={chosen.id} id={chosen.id} onClose={chosen.close} />
        )}
        {isAsking && <ConsultationForm onClose={() => setAsking(false)} />}
      </Suspense>
    </ListPage>
  )
}

function useColumns(): readonly Column<Consultation>[] {
  const t = useTranslations('consultations')
  return useMemo(() => {
    const { instant, text } = columnsOf<Consultation, typeof t>(t)
    return [
      {
        key: 'number',
        title: t('number'),
        width: 150,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code link={<RecordLink id={row.id}>{row.number}</RecordLink>}>{row.number}</Code>,
      },
      {
        key: 'title',
        title: t('question'),
        width: 240,
        grows: true,
        cell: (row) => (
          <div className={styles['notice']} data-unread={row.unreadCount > 0 || undefined}>
            <strong data-own-words>{row.title}</strong>
            {row.unreadCount > 0 && <span>{t('unread', { count: row.unreadCount })}</span>}
          </div>
        ),
      },
      {
        key: 'subject',
        title: t('subject'),
        width: 150,
        widthInEnglish: 230,
        cell: (row) => <Text>{row.subjectName}</Text>,
      },
      {
        key: 'state',
        title: t('state'),
        width: 128,
        isSortable: true,
        cell: (row) => <StateTag list={consultationState} tones={consultationStateTone} value={row.state} />,
      },
      {
        key: 'messageCount',
        title: t('messages'),
        width: 84,
        align: 'right',
        cell: (row) => <span className="q-number">{row.messageCount}</span>,
      },
      text('askedBy', 92),
      instant('lastMessageAt', { width: 140 }),
      instant('createdAt', { width: 140, isHiddenAtFirst: true }),
    ]
  }, [t])
}

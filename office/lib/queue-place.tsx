import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Key } from './key-hints.tsx'
import { recordAddress } from './kinds.ts'
import { usePageKeys } from './page-keys.ts'
import { neighboursOf, placeOf, taskSequence } from './task-sequence.ts'

type Ref = { readonly kind: TaskKind; readonly id: string }

/** Where the record stands in the queue, and the way to its neighbours. */
export function QueuePlace({ kind, id }: Ref) {
  const t = useTranslations('office.queue')
  const navigate = useNavigate()
  const { data: tasks = [], isPending } = useQuery(taskSequence)
  const place = placeOf(tasks, { kind, id })
  const { previous, next } = neighboursOf(tasks, { kind, id }, undefined)
  const open = (task: Ref | undefined) => (): void => {
    if (task) void navigate({ href: recordAddress(task.kind, task.id) })
    else showToast({ kind: 'info', text: t('nextNone') })
  }
  usePageKeys({ j: open(next), k: open(previous) })
  return (
    <>
      {/* Its room is kept, so that long names beside it do not break again when it arrives. */}
      {isPending && (
        <span className="q-page-note" style={{ visibility: 'hidden' }}>
          {t('place', { place: 100, total: 200 })}
        </span>
      )}
      {place !== undefined && (
        <span className="q-page-note">{t('place', { place, total: tasks.length })}</span>
      )}
      <Button title={t('previous')} disabled={!previous} aria-keyshortcuts="K" onClick={open(previous)}>
        <span data-folds="late">{t('previous')}</span> <Key>K</Key>
      </Button>
      <Button title={t('next')} disabled={!next} aria-keyshortcuts="J" onClick={open(next)}>
        <span data-folds="late">{t('next')}</span> <Key>J</Key>
      </Button>
    </>
  )
}

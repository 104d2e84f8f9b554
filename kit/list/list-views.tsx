import { PlusOutlined, StarOutlined, TeamOutlined } from '@ant-design/icons-svg'
import { absoluteFilters } from '@quayside/contract/kernel/periods.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MenuButton } from '../overlays/menu.tsx'
import { showToast } from '../page/events.ts'
import { Icon } from '../page/icon.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { today } from '../page/today.ts'
import type { ListState } from './list-query.ts'
import './list-views.css'
import type { StoredView, ViewStore } from './view-store.ts'

const SaveViewDialog = lazyPart(() => import('./save-view-dialog.tsx'))

const none: readonly StoredView[] = []

type Shown = Pick<ListState, 'filters' | 'sort'>

const textOf = ({ filters, sort }: Shown): string =>
  JSON.stringify([
    Object.entries(filters)
      .filter(([, value]) => value)
      .toSorted(([a], [b]) => a.localeCompare(b)),
    sort?.column,
    sort?.direction,
  ])

/** What a view shows today. */
const shownBy = ({ view }: StoredView): Shown => ({
  filters: absoluteFilters(view.filters, today()),
  sort: view.orderByColumn ? { column: view.orderByColumn, direction: view.isAsc ?? 'desc' } : undefined,
})

type Props = {
  readonly name: string
  readonly list: ListState
  readonly store: ViewStore
  readonly onCount: (count: number) => void
}

/** The saved views of a list as chips: one's own, then those of colleagues, and saving what is shown. */
export default function ListViews({ name, list, store, onCount }: Props) {
  const t = useTranslations('kit.views')
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const { data: views = none, isSuccess } = useQuery({
    queryKey: ['savedView', name],
    queryFn: () => store.list(name),
  })
  useEffect(() => {
    if (isSuccess) onCount(views.length)
  }, [isSuccess, views, onCount])
  const current = textOf(list)
  const chosen = views.find((view) => textOf(shownBy(view)) === current)
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['savedView', name] })
  const change = (work: Promise<unknown>, text: string): void =>
    void work
      .then(refresh)
      .then(() => showToast({ kind: 'success', text }))
      .catch(() => undefined)
  const share = ({ id, version, name: viewName, view, isShared }: StoredView): void =>
    change(
      store.save({ list: name, id, version, name: viewName, view, isShared: isYes(isShared) ? 0 : 1 }),
      t(isYes(isShared) ? 'unshared' : 'shared', { name: viewName }),
    )
  const mine = views.filter(({ isMine }) => isMine)
  return (
    <div className="q-views" role="group" aria-label={t('title')}>
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view === chosen}
          title={view.isMine ? view.name : t('of', { name: view.name, owner: view.ownerName })}
          onClick={() =>
            view === chosen ? list.setView({ filters: {}, sort: undefined }) : list.setView(shownBy(view))
          }
        >
          <Icon drawing={isYes(view.isShared) ? TeamOutlined : StarOutlined} />
          <span>{view.name}</span>
        </button>
      ))}
      {list.isFiltered && !chosen && (
        <button type="button" data-new onClick={() => setSaving(true)}>
          <Icon drawing={PlusOutlined} />
          {t('save')}
        </button>
      )}
      {mine.length > 0 && (
        <MenuButton
          look="text"
          size="small"
          aria-label={t('manage')}
          title={t('manage')}
          items={mine.flatMap((view) => [
            { key: `name ${view.id}`, heading: view.name },
            {
              key: `share ${view.id}`,
              label: t(isYes(view.isShared) ? 'unshare' : 'share'),
              run: () => share(view),
            },
            {
              key: `remove ${view.id}`,
              label: t('remove'),
              isDangerous: true,
              run: () => change(store.remove(view.id), t('removed', { name: view.name })),
            },
          ])}
        >
          …
        </MenuButton>
      )}
      {isSaving && (
        <Suspense>
          <SaveViewDialog
            shown={list}
            onSave={async (given) => {
              await store.save({ list: name, ...given })
              await refresh()
            }}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

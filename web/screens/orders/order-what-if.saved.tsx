import { shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import { formatAmount, formatRate, isAmount, isRate } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { SavedWhatIf, SavedWhatIfRow } from '@quayside/contract/reports/saved-what-if.ts'
import type { WhatIfChange } from '@quayside/contract/reports/what-if.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { NameDialog } from '@quayside/kit/list/name-dialog.tsx'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './order-what-if.module.css'

/** The saved comparisons of an order that the member may see; none where the order is not saved yet. */
export function useSavedWhatIfs(orderId: string | undefined): readonly SavedWhatIfRow[] {
  const can = useCan()
  const { data } = useQuery({
    queryKey: ['whatIf', 'list', orderId],
    queryFn: () =>
      api('GET report/online/whatIf/list', { query: { orderId: orderId ?? '' } }, { isQuiet: true }),
    enabled: orderId !== undefined && can('order-import-list'),
  })
  return data ?? []
}

export const useSavedWhatIf = (id: string | undefined) =>
  useQuery({
    queryKey: ['whatIf', 'one', id],
    queryFn: () => api('GET report/online/whatIf/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  }).data

type BarProps = {
  /** Undefined while the order itself is not saved: there is nothing to save with. */
  readonly orderId: string | undefined
  readonly variants: readonly WhatIfChange[]
  readonly opened: SavedWhatIf | undefined
  readonly isChanged: boolean
  readonly isComputable: boolean
  readonly onOpen: (id: string | undefined) => void
}

/** Opens, saves, downloads and removes comparisons of the order. */
export function SavedWhatIfBar({ orderId, variants, opened, isChanged, isComputable, onOpen }: BarProps) {
  const t = useTranslations('orderForm.whatIf')
  const queries = useQueryClient()
  const saved = useSavedWhatIfs(orderId)
  const can = useCan()
  const [asked, setAsked] = useState<'name' | 'remove'>()
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['whatIf'] })
  if (!can('order-import-list')) return null
  if (orderId === undefined) return <p className={styles['note']}>{t('saveOrderFirst')}</p>
  const body = { orderId, variants: [...variants] }
  async function saveChanges({ id, version, name, isShared }: SavedWhatIf): Promise<void> {
    await api('POST report/online/whatIf/save', {
      body: { ...body, id, version, name, isShared: isYes(isShared) ? 1 : 0 },
    })
    showToast({ kind: 'success', text: t('savedAs', { name }) })
    await refresh()
    onOpen(id)
  }
  const send = async (id: string, format: 'sheet' | 'print'): Promise<void> =>
    saveDownload(
      format === 'sheet'
        ? await api('GET report/online/whatIf/{id}/sheet', { params: { id } })
        : await api('GET report/online/whatIf/{id}/print', { params: { id }, query: {} }),
    )
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)
  return (
    <div className={styles['bar']}>
      {saved.length > 0 && (
        <Select<string>
          aria-label={t('savedOnes')}
          placeholder={t('savedCount', { count: saved.length })}
          value={opened?.id ?? null}
          options={saved.map(({ id, name, ownerName, isMine }) => ({
            value: id,
            label: isMine ? name : t('nameOf', { name, owner: ownerName }),
          }))}
          style={{ width: 320 }}
          isClearable
          onChange={(id) => onOpen(id ?? undefined)}
        />
      )}
      {opened?.isMine === true && isChanged && (
        <Button disabled={!isComputable} onClick={() => quietly(saveChanges(opened))}>
          {t('saveChanges')}
        </Button>
      )}
      <Button disabled={!isComputable} onClick={() => setAsked('name')}>
        {opened ? t('saveAsOther') : t('saveVariants')}
      </Button>
      {opened && (
        <MenuButton
          items={[
            { key: 'sheet', label: t('xlsx'), run: () => quietly(send(opened.id, 'sheet')) },
            { key: 'print', label: 'PDF', run: () => quietly(send(opened.id, 'print')) },
          ]}
        >
          {t('download')}
        </MenuButton>
      )}
      {opened?.isMine === true && (
        <Button look="text" onClick={() => setAsked('remove')}>
          {t('removeSaved')}
        </Button>
      )}
      {asked === 'name' && (
        <NameDialog
          title={t('saveVariants')}
          note={t('saveNote')}
          saveLabel={t('save')}
          maxLength={60}
          texts={t}
          onSave={async (named) => {
            const { id } = await api('POST report/online/whatIf/save', { body: { ...body, ...named } })
            await refresh()
            onOpen(id)
          }}
          saved={(name) => t('savedAs', { name })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'remove' && opened && (
        <RemoveDialog
          label={t('removeSaved')}
          text={t('removeQuestion', { name: opened.name })}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await api('DELETE report/online/whatIf/batchRemove', { body: { ids: [opened.id] } })
            onOpen(undefined)
            await refresh()
          }}
        />
      )}
    </div>
  )
}

/** When and by whom the figures were computed, and what has changed since. */
export function StoredNote({ stored, onNow }: { stored: SavedWhatIf; onNow: () => void }) {
  const t = useTranslations('orderForm.whatIf')
  const comma = useTranslations('kit.cell')('comma')
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { id, version, ownerName, computedAt, differences, figures, totalsNow, isMine } = stored
  const by = t('computedBy', { name: ownerName, at: shanghaiMinute(new Date(computedAt)) })
  if (differences.length === 0)
    return (
      <p className={styles['note']}>
        {by} · {t('unchanged')}
      </p>
    )
  const said = (rate: string): string => (isRate(rate) ? formatRate(rate) : t('unknown'))
  const totals = [figures.order, ...figures.variants].flatMap(({ total }, place) => {
    const now = totalsNow[place] ?? null
    if (total === now) return []
    const amount = (value: string | null): string =>
      value !== null && isAmount(value) ? formatAmount(value) : t('unknown')
    const name = place === 0 ? t('order') : t('variant', { place })
    return [t('totalSince', { name, before: amount(total), after: amount(now) })]
  })
  async function computeAgain(): Promise<void> {
    setBusy(true)
    try {
      await api('POST report/online/whatIf/{id}/compute', { params: { id }, body: { version } })
      await queries.invalidateQueries({ queryKey: ['whatIf'] })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="q-waits-note" role="note">
      <p>
        {by} · {t('since')}
        {differences
          .map(({ what, before, after }) =>
            t(`differences.${what}`, { before: said(before), after: said(after) }),
          )
          .join(comma)}
      </p>
      {totals.length > 0 && <p>{totals.join(comma)}</p>}
      <Button
        size="small"
        isBusy={isBusy}
        onClick={isMine ? () => void computeAgain().catch(() => undefined) : onNow}
      >
        {isMine ? t('computeAgain') : t('showNow')}
      </Button>
    </div>
  )
}

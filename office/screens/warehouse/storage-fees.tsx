import { lastMonths } from '@quayside/contract/kernel/days.ts'
import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { StorageCharge } from '@quayside/contract/office/storage.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useChangeSearch, useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { PanelBar } from '@quayside/kit/page/panel-bar.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { Charged, ChargeTable } from './storage-charges.tsx'
import { StorageLotsDialog } from './storage-lots-dialog.tsx'
import { sumsByCurrency } from './storage-months.ts'
import { UnmeasuredLots } from './storage-unmeasured.tsx'
import styles from './warehouse.module.css'

/** What storage of a month costs each customer; a month that is over is charged, each day once. */
export function StorageFees() {
  const t = useTranslations('officeWarehouse.storage')
  const pages = useTranslations('office.pages')
  const may = useMay()
  const queries = useQueryClient()
  const change = useChangeSearch()
  const months = lastMonths(today(), 13).toReversed()
  const { month = months[1] ?? '' } = useWholeSearch()
  const [opened, setOpened] = useState<StorageCharge>()
  const [isAsking, setAsking] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [charged, setCharged] = useState<readonly StorageCharge[]>()
  const answer = useQuery({
    queryKey: ['storageCharge', month, useLocale()],
    queryFn: () => api('GET warehouse/online/storageCharge/preview', { query: { month } }, { isQuiet: true }),
  })
  const isOver = month < today().slice(0, 7)
  const charges = answer.data?.charges ?? []
  const without = answer.data?.withoutTariff ?? []
  const unmeasured = answer.data?.unmeasured ?? []
  const sums = sumsByCurrency(charges).map(({ currency, sum }) => `${currency} ${formatAmount(amount(sum))}`)
  async function run(): Promise<void> {
    setRunning(true)
    try {
      const made = await api('POST warehouse/online/storageCharge/run', { body: { month } })
      const left = new Set(made.unmeasured.map(({ lotId }) => lotId)).size
      setCharged(made.charges)
      showToast({
        kind: 'success',
        text: [t('done', { count: made.charges.length }), left > 0 && t('notCharged', { count: left })]
          .filter(Boolean)
          .join(' · '),
      })
      await queries.invalidateQueries({ queryKey: ['storageCharge'] })
    } finally {
      setRunning(false)
      setAsking(false)
    }
  }
  return (
    <>
      <PageHeader
        title={pages('storageFees')}
        note={t('lead')}
        actions={
          <>
            <Select
              aria-label={t('month')}
              style={{ width: 140 }}
              value={month}
              options={months.map((value) => ({ value, label: value }))}
              onChange={(chosen) => {
                setCharged(undefined)
                change({ month: chosen ?? undefined })
              }}
            />
            {may('storage-charge') && (
              <Button
                look="signal"
                disabled={!isOver || charges.length === 0 || without.length > 0}
                onClick={() => setAsking(true)}
              >
                {t('run', { month })}
              </Button>
            )}
          </>
        }
      />
      {without.length > 0 && (
        <p className={styles['warning']} role="alert">
          {t('withoutTariff', {
            names: without
              .map(({ warehouseName, lots }) => t('lotsIn', { name: warehouseName, lots }))
              .join(' · '),
          })}
        </p>
      )}
      {unmeasured.length > 0 && <UnmeasuredLots lots={unmeasured} />}
      {charged !== undefined && charged.length > 0 && <Charged charges={charged} />}
      <section className="q-panel">
        <PanelBar>
          <h2>{isOver ? t('open') : t('soFar')}</h2>
          <span className="q-page-note">{sums.join(' · ')}</span>
        </PanelBar>
        {answer.isPending ? (
          <TableSkeleton label="…" />
        ) : answer.isError ? (
          <LoadFailed text={failureText(answer.error) ?? ''} onRetry={() => void answer.refetch()} />
        ) : charges.length === 0 ? (
          <EmptyState text={t('nothing')} />
        ) : (
          <div className={styles['parts']}>
            <ChargeTable charges={charges} onOpen={setOpened} />
          </div>
        )}
      </section>
      {opened && <StorageLotsDialog month={month} charge={opened} onClose={() => setOpened(undefined)} />}
      {isAsking && (
        <Dialog
          title={t('run', { month })}
          action={{
            label: t('confirm', { sum: sums.join(' + ') }),
            isBusy: isRunning,
            run: () => void run().catch(() => undefined),
          }}
          onClose={() => setAsking(false)}
        >
          {t('effect', { count: charges.length })}
          {unmeasured.length > 0 && (
            <p role="alert">
              {t('notCharged', { count: new Set(unmeasured.map(({ lotId }) => lotId)).size })}
            </p>
          )}
        </Dialog>
      )}
    </>
  )
}

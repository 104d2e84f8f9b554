import type { OutboundReview } from '@quayside/contract/office/warehouse.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import styles from './goods.module.css'
import { HandPage, ScanLog } from './hand-page.tsx'
import { JobFooter, JobRows, JobTop } from './job-parts.tsx'
import type { Outbox } from './outbox.ts'
import { nextLot, type PickRow, pickedLots, pickRows, rowOf } from './picks.ts'
import { ScanField } from './scan-field.tsx'
import { useEntries } from './use-outbox.ts'

type Props = { readonly outbound: OutboundReview; readonly outbox: Outbox | undefined }

/** Reserved goods in the order of their places: each lot is scanned and confirmed, then all of them leave. */
export function Picking({ outbound, outbox }: Props) {
  const t = useTranslations('officeHand')
  const stock = useTranslations('warehouseFields.stock')
  const entries = useEntries(outbox)
  const picked = pickedLots(outbound, entries)
  const rows = pickRows(outbound)
  const [chosen, setChosen] = useState<string>()
  const row = rows.find(({ key }) => key === chosen) ?? nextLot(rows, undefined, picked)
  const [entered, setEntered] = useState<{ key: string; qty: string }>()
  const qty = row && entered?.key === row.key ? entered.qty : (row?.open ?? '')
  const next = nextLot(rows, row?.key, picked)
  const isFinished = entries.some(
    ({ scan, state }) => scan.kind === 'ship' && scan.recordId === outbound.id && state !== 'refused',
  )
  const open = (to: PickRow | undefined): void => {
    setChosen(to?.key)
    setEntered(undefined)
  }
  function find(code: string): void {
    const found = rowOf(code, rows, picked)
    if (found) open(found)
    else showToast({ kind: 'warning', text: t('unknownCode', { code }) })
  }
  async function confirm(): Promise<void> {
    if (!row || !outbox) return
    open(next)
    const { lineId, lotId, number } = row
    await outbox.add({ kind: 'pick', recordId: outbound.id, lineId, lotId, qty: qty.trim() }, number)
  }
  const isAllPicked = rows.every(({ key }) => picked.has(key))
  const isConfirming = row !== undefined && (!isAllPicked || chosen !== undefined)
  return (
    <HandPage
      title={t('picking')}
      number={outbound.number}
      back={pageAddress('/office/hand', { job: 'pick' })}
      outbox={outbox}
      footer={
        <JobFooter
          done={isFinished ? t('shipped') : undefined}
          confirm={
            isConfirming
              ? {
                  label: t('pick', { qty: showNumber(qty || '0') }),
                  hint: next ? t('nextLot', { place: next.location || '–', name: next.number }) : t('last'),
                  run: () => void confirm(),
                  later: { label: t('laterLot'), run: () => open(next) },
                }
              : undefined
          }
          finish={{
            label: t('ship', { count: picked.size }),
            hint: t('shipHint'),
            isDisabled: picked.size === 0,
            run: () => void outbox?.add({ kind: 'ship', recordId: outbound.id }, outbound.number),
          }}
        />
      }
    >
      <JobTop
        who={outbound.companyName}
        progress={t('pickProgress', { done: picked.size, total: rows.length })}
        marks={rows.map(({ key }) => ({ key, isDone: picked.has(key), isHere: key === row?.key }))}
      >
        <ScanField placeholder={t('scanLot')} onCode={find} />
      </JobTop>
      {row && isConfirming && !isFinished && (
        <section className={styles['count']} aria-label={row.number}>
          <div className={styles['what']}>
            <b>{row.location || '–'}</b>
            <code>{row.number}</code>
          </div>
          <p>
            <code>{row.model}</code>{' '}
            {[
              row.lotNumber && `${stock('lotNumber')} ${row.lotNumber}`,
              row.dateCode && `D/C ${row.dateCode}`,
              row.expiresOn && `EXP ${row.expiresOn}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={styles['figures']}>
            <div>
              <span>{t('toPick')}</span>
              <b>{showNumber(row.open)}</b>
            </div>
            <label>
              <span>{t('pickNow')}</span>
              <input
                aria-label={t('pickNow')}
                inputMode="decimal"
                maxLength={16}
                value={qty}
                onChange={(event) => setEntered({ key: row.key, qty: event.target.value })}
              />
            </label>
          </div>
        </section>
      )}
      <ScanLog outbox={outbox} recordId={outbound.id} />
      <JobRows
        label={t('lots')}
        rows={rows.map((each) => ({
          key: each.key,
          code: each.location || '–',
          text: `${each.number} ${each.model}`,
          figure: `${showNumber(picked.get(each.key) ?? '') || '–'} / ${showNumber(each.open)}`,
          open: () => open(each),
        }))}
      />
    </HandPage>
  )
}

import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import { useLocationOptions } from '../../lib/warehouses.ts'
import { type Line, lineOf, nextLine } from './counting.ts'
import styles from './goods.module.css'
import { HandPage, ScanLog } from './hand-page.tsx'
import { JobFooter, JobHint, JobTop, LineRows, nameOf } from './job-parts.tsx'
import type { Outbox } from './outbox.ts'
import { canPut, linesToPut, openQty, putLots, putQty } from './puts.ts'
import { ScanField } from './scan-field.tsx'
import { useEntries } from './use-outbox.ts'

type Props = { readonly inbound: InboundReview; readonly outbox: Outbox | undefined }
type Entered = { readonly lineId: string; readonly qty?: string; readonly locationId?: string }

/** Received goods go to their places: a pallet is scanned, then the place; a line may go to several. */
export function PuttingAway({ inbound, outbox }: Props) {
  const t = useTranslations('officeHand')
  const entries = useEntries(outbox)
  const locations = useLocationOptions(inbound.warehouseId)
  const puts = putLots(inbound, entries)
  const lines = linesToPut(inbound)
  const lotsOf = (line: Line) => puts.get(line.id) ?? []
  const done = new Map(
    lines.filter((line) => Number(openQty(line, lotsOf(line))) === 0).map(({ id }) => [id, '']),
  )
  const [chosen, setChosen] = useState<string>()
  const line = lines.find(({ id }) => id === chosen) ?? nextLine(lines, undefined, done)
  const [typed, setTyped] = useState<Entered>()
  const entered = line && typed?.lineId === line.id ? typed : undefined
  const open = line ? openQty(line, lotsOf(line)) : '0'
  const qty = entered?.qty ?? open
  const location = locations.find(({ value }) => value === entered?.locationId)
  const next = nextLine(lines, line?.id, done)
  const isFinished = entries.some(
    ({ scan, state }) => scan.kind === 'store' && scan.recordId === inbound.id && state !== 'refused',
  )
  const isPutting = line !== undefined && Number(open) > 0
  const show = (to: Line | undefined): void => {
    setChosen(to?.id)
    setTyped(undefined)
  }
  const enter = (values: Omit<Entered, 'lineId'>): void =>
    setTyped({ ...entered, ...values, lineId: line?.id ?? '' })
  function find(code: string): void {
    const place = locations.find(({ label }) => label.toLowerCase() === code.toLowerCase())
    const found = lineOf(code, { ...inbound, lines }, done)
    if (place && isPutting) enter({ locationId: place.value })
    else if (found) show(found)
    else showToast({ kind: 'warning', text: t('unknownCode', { code }) })
  }
  const keep = (of: Line, part: string, lots: ReturnType<typeof lotsOf>, label: string) =>
    outbox?.add({ kind: 'put', recordId: inbound.id, lineId: of.id, qty: part, lots }, label)
  async function confirm(): Promise<void> {
    if (!line || !location) return
    const part = qty.trim()
    const lots = [...lotsOf(line), { qty: part, locationId: location.value }]
    show(Number(openQty(line, lots)) > 0 ? line : next)
    await keep(line, part, lots, location.label)
  }
  return (
    <HandPage
      title={t('putting')}
      number={inbound.number}
      back={pageAddress('/office/hand', { job: 'put' })}
      outbox={outbox}
      footer={
        <JobFooter
          done={isFinished ? t('stored') : undefined}
          confirm={
            isPutting
              ? {
                  label: location
                    ? t('put', { qty: showNumber(qty || '0'), place: location.label })
                    : t('noPlace'),
                  hint: next ? t('nextIs', { name: nameOf(next) }) : t('last'),
                  isDisabled: !location || !canPut(qty, open),
                  run: () => void confirm(),
                  later: { label: t('later'), run: () => show(next) },
                }
              : undefined
          }
          finish={{
            label: t('store', { count: lines.reduce((sum, each) => sum + lotsOf(each).length, 0) }),
            hint: t('storeHint'),
            isDisabled: done.size < lines.length,
            run: () => void outbox?.add({ kind: 'store', recordId: inbound.id }, inbound.number),
          }}
        />
      }
    >
      <JobTop
        who={inbound.companyName}
        progress={t('putLines', { done: done.size, total: lines.length })}
        marks={lines.map(({ id }) => ({ key: id, isDone: done.has(id), isHere: id === line?.id }))}
      >
        <ScanField placeholder={t('scanPlace')} onCode={find} />
      </JobTop>
      {line && !isFinished && (
        <section className={styles['count']} aria-label={nameOf(line)}>
          <div className={styles['what']}>
            <b>{nameOf(line)}</b>
            <code>{line.model}</code>
          </div>
          <p>
            {[line.brand, line.name, line.dateCode && `D/C ${line.dateCode}`].filter(Boolean).join(' · ')}
          </p>
          <div className={styles['figures']}>
            <div>
              <span>{t('toPut')}</span>
              <b>{showNumber(open)}</b>
            </div>
            <label>
              <span>{t('putNow')}</span>
              <input
                aria-label={t('putNow')}
                aria-invalid={isPutting && !canPut(qty, open)}
                inputMode="decimal"
                maxLength={16}
                disabled={!isPutting}
                value={isPutting ? qty : ''}
                onChange={(event) => enter({ qty: event.target.value })}
              />
            </label>
            <label>
              <span>{t('place')}</span>
              <select
                aria-label={t('place')}
                disabled={!isPutting}
                value={location?.value ?? ''}
                onChange={(event) => enter({ locationId: event.target.value })}
              >
                <option value="">{t('choosePlace')}</option>
                {locations.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {lotsOf(line).length > 0 && (
            <div className={styles['places']}>
              <span>
                {lotsOf(line)
                  .map(
                    (lot) =>
                      `${locations.find(({ value }) => value === lot.locationId)?.label ?? ''} ${showNumber(lot.qty)}`,
                  )
                  .join(' · ')}
              </span>
              <button
                type="button"
                onClick={() => {
                  show(line)
                  void keep(line, putQty(lotsOf(line)), [], t('again'))
                }}
              >
                {t('again')}
              </button>
            </div>
          )}
        </section>
      )}
      {!isPutting && !isFinished && <JobHint>{t('allPut')}</JobHint>}
      <ScanLog outbox={outbox} recordId={inbound.id} />
      <LineRows
        label={t('lines')}
        lines={lines}
        figureOf={(each) => `${showNumber(putQty(lotsOf(each)))} / ${showNumber(each.receivedQty ?? '0')}`}
        onOpen={show}
      />
    </HandPage>
  )
}

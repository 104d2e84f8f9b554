import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import { useLocationOptions } from '../../lib/warehouses.ts'
import { type Line, lineOf, nextLine } from './counting.ts'
import { HandPage, ScanLog } from './hand-page.tsx'
import { JobFooter, JobHint, JobTop, LineRows, nameOf } from './job-parts.tsx'
import type { Outbox } from './outbox.ts'
import { PutLine } from './put-line.tsx'
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
        <PutLine
          line={line}
          lots={lotsOf(line)}
          open={open}
          qty={qty}
          locationId={location?.value ?? ''}
          locations={locations}
          onEnter={enter}
          onAgain={() => {
            show(line)
            void keep(line, putQty(lotsOf(line)), [], t('again'))
          }}
        />
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

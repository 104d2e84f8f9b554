import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import panelStyles from './count-panel.module.css'
import { CountPanel } from './count-panel.tsx'
import {
  type Counting,
  countedLines,
  dayFindings,
  daysOf,
  expiredLines,
  freshCounting,
  type Line,
  lineOf,
  nextLine,
  partsOf,
} from './counting.ts'
import { HandPage, ScanLog } from './hand-page.tsx'
import { JobFooter, JobHint, JobTop, LineRows, nameOf } from './job-parts.tsx'
import type { Outbox } from './outbox.ts'
import { ScanField } from './scan-field.tsx'
import { useEntries } from './use-outbox.ts'

type Props = { readonly inbound: InboundReview; readonly outbox: Outbox | undefined }

/** Goods at the door: a pallet is scanned, counted and confirmed, then the next one. */
export function Receiving({ inbound, outbox }: Props) {
  const t = useTranslations('officeHand')
  const codeText = useCodeText()
  const entries = useEntries(outbox)
  const counted = countedLines(inbound, entries)
  const expired = expiredLines(inbound, entries, today())
  const [note, setNote] = useState('')
  const { lines } = inbound
  const [chosen, setChosen] = useState<string>()
  const line = lines.find(({ id }) => id === chosen) ?? nextLine(lines, undefined, counted)
  const [entered, setEntered] = useState<{ lineId: string; counting: Counting }>()
  // A colleague may have counted the line meanwhile: what was entered belongs to its own line only.
  const counting = line && (entered?.lineId === line.id ? entered.counting : freshCounting(line))
  const next = nextLine(lines, line?.id, counted)
  const isFinished = entries.some(
    ({ scan, state }) => scan.kind === 'receive' && scan.recordId === inbound.id && state !== 'refused',
  )
  const open = (to: Line | undefined): void => {
    setChosen(to?.id)
    setEntered(undefined)
  }
  function find(code: string): void {
    const found = lineOf(code, inbound, counted)
    if (found) open(found)
    else showToast({ kind: 'warning', text: t('unknownCode', { code }) })
  }
  async function confirm(): Promise<void> {
    if (!line || !counting || !outbox) return
    const parts = partsOf(line, counting, (kind) => codeText(differenceKind, kind))
    const { qty } = counting
    const days = daysOf(line, counting)
    open(nextLine(lines, line.id, counted))
    await outbox.add(
      { kind: 'count', recordId: inbound.id, lineId: line.id, qty: qty.trim(), parts, days },
      nameOf(line),
    )
  }
  const parts = line && counting ? partsOf(line, counting, (kind) => codeText(differenceKind, kind)) : []
  const place = line ? lines.indexOf(line) + 1 : lines.length
  const isAllCounted = lines.every(({ id }) => counted.has(id))
  const isConfirming = line !== undefined && counting !== undefined && (!isAllCounted || chosen !== undefined)
  return (
    <HandPage
      title={t('receiving')}
      number={inbound.number}
      back={pageAddress('/office/hand')}
      outbox={outbox}
      footer={
        <JobFooter
          done={isFinished ? t('received') : undefined}
          confirm={
            isConfirming
              ? {
                  label: [
                    t('take', { qty: showNumber(counting?.qty ?? '0') }),
                    ...parts.map(({ kind }) => t('report', { kind: codeText(differenceKind, kind) })),
                  ].join(t('and')),
                  isDisabled: dayFindings(line, counting, today()).length > 0,
                  hint: next ? t('nextIs', { name: nameOf(next) }) : t('last'),
                  run: () => void confirm(),
                  later: { label: t('later'), run: () => open(next) },
                }
              : undefined
          }
          finish={{
            label: t('finish', { count: lines.length }),
            hint: t('finishHint'),
            isDisabled: !isAllCounted || (expired.length > 0 && note.trim() === ''),
            run: () =>
              void outbox?.add(
                { kind: 'receive', recordId: inbound.id, ...(expired.length > 0 && { note: note.trim() }) },
                inbound.number,
              ),
          }}
        />
      }
    >
      <JobTop
        who={inbound.companyName}
        progress={t('progress', { place, total: lines.length })}
        marks={lines.map(({ id }) => ({ key: id, isDone: counted.has(id), isHere: id === line?.id }))}
      >
        <ScanField placeholder={t('scanPallet')} onCode={find} />
      </JobTop>
      {line && counting && isConfirming && !isFinished && (
        <CountPanel
          key={line.id}
          line={line}
          counting={counting}
          onChange={(changed) => setEntered({ lineId: line.id, counting: changed })}
        />
      )}
      {!isConfirming && !isFinished && <JobHint>{t('allCounted')}</JobHint>}
      {!isConfirming && !isFinished && expired.length > 0 && (
        <label className={panelStyles['field']}>
          {t('expiredNote', { count: expired.length })}
          <input maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
      )}
      <ScanLog outbox={outbox} recordId={inbound.id} />
      <LineRows
        label={t('lines')}
        lines={lines}
        figureOf={(each) => `${showNumber(counted.get(each.id) ?? '') || '–'} / ${showNumber(each.qty)}`}
        onOpen={open}
      />
    </HandPage>
  )
}

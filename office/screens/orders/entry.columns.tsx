import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useTranslations } from 'use-intl'
import { saidOf } from '../../lib/reported-goods.ts'
import { differenceOf, fieldOf, isClosed, isFull, type Line, openOf, type Printed } from './line-entry.ts'
import type { LineEntry } from './use-line-entry.ts'

/** Findings of these fields are shown in their own cells. */
const ownCells = new Set(['shortage', 'differences', 'producedOn', 'expiresOn'])
/** These give way to the columns of the entry. */
const replaced = new Set(['qty', 'receivedQty', 'shortQty', 'shippedQty', 'heldQty'])

/** The chosen columns; while goods are entered, behind the model first what is due, done, entered, and how it differs. */
export function useEntryColumns(
  shown: readonly Column<Line>[],
  entry: LineEntry | undefined,
  { move, report }: { move: (lineId: string, by: 1 | -1) => void; report: (line: Line) => void },
): readonly Column<Line>[] {
  const t = useTranslations('officeOrders')
  const receipt = useTranslations('officeWarehouse.receipt')
  const fields = useTranslations('warehouseFields.inboundLine')
  const codeText = useCodeText()
  const texts = useFindingTexts()
  if (!entry) return shown
  const { typed, judged } = entry
  const figure = (key: string, title: string, textOf: (line: Line) => string): Column<Line> => ({
    key,
    title,
    width: 88,
    align: 'right',
    cell: (line) => <span className="q-number">{textOf(line)}</span>,
  })
  const now: Column<Line> = {
    key: 'now',
    title: t('entry.receive.now'),
    width: 112,
    align: 'right',
    cell: (line) => {
      if (isClosed(line)) return <span className="q-nothing">–</span>
      const finding = judged.wrong.get(line.id)
      return (
        <input
          className="q-cell-entry"
          data-number
          data-line={line.id}
          aria-label={t('entry.receive.nowOf', { model: line.model })}
          aria-invalid={finding !== undefined && !ownCells.has(fieldOf(finding) ?? '')}
          title={finding && texts([{ ...finding, path: 'qty' }])['qty']}
          inputMode="decimal"
          autoComplete="off"
          placeholder={showNumber(openOf(line))}
          value={typed[line.id] ?? ''}
          onChange={(event) => entry.type(line.id, event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void entry.save()
            else if (event.key === 'Enter') {
              // An empty quantity is taken as shown: all that is still open.
              if (event.currentTarget.value.trim() === '') entry.type(line.id, openOf(line))
              move(line.id, 1)
            } else if (event.key === 'ArrowDown') move(line.id, 1)
            else if (event.key === 'ArrowUp') move(line.id, -1)
            else return
            event.preventDefault()
          }}
        />
      )
    },
  }
  const difference: Column<Line> = {
    key: 'difference',
    title: t('table.difference'),
    width: 96,
    align: 'right',
    cell: (line) => {
      if (isClosed(line))
        return (
          <span className="q-nothing">
            {t(isFull(line) ? 'entry.receive.full' : 'entry.receive.announced')}
          </span>
        )
      const by = differenceOf(line, typed[line.id])
      if (by === undefined) return null
      return <span data-off={by !== '0' || undefined}>{showNumber(by)}</span>
    },
  }
  const shortage: Column<Line> = {
    key: 'shortage',
    title: t('entry.shortage'),
    width: 200,
    cell: (line) => {
      if (isClosed(line) || Number(differenceOf(line, typed[line.id]) ?? 0) >= 0) return null
      return (
        <input
          className="q-cell-entry"
          aria-label={t('entry.shortageOf', { model: line.model })}
          aria-invalid={fieldOf(judged.wrong.get(line.id)) === 'shortage'}
          placeholder={t(entry.step === 'receive' ? 'entry.shortageHint' : 'entry.shortageNeeded')}
          maxLength={500}
          value={entry.reasons[line.id] ?? ''}
          onChange={(event) => entry.explain(line.id, event.target.value)}
        />
      )
    },
  }
  const bad: Column<Line> = {
    key: 'bad',
    title: receipt('more'),
    width: 130,
    widthInEnglish: 170,
    cell: (line) => {
      if (isClosed(line)) return null
      const said = saidOf(entry.bad[line.id] ?? {}, undefined)
      const finding = judged.wrong.get(line.id)
      const isWrong = fieldOf(finding) === 'differences'
      return (
        <Button
          look="link"
          data-off={isWrong || undefined}
          title={isWrong && finding ? texts([{ ...finding, path: 'qty' }])['qty'] : undefined}
          aria-label={receipt('reportOf', { model: line.model })}
          onClick={() => report(line)}
        >
          {said.length === 0
            ? receipt('report')
            : said.map(({ kind, qty }) => `${codeText(differenceKind, kind)} ${showNumber(qty)}`).join(' · ')}
        </Button>
      )
    },
  }
  const printed = (key: keyof Printed, type: 'date' | 'text'): Column<Line> => ({
    key,
    title: fields(key),
    width: 136,
    cell: (line) => {
      if (isClosed(line)) return null
      const said = entry.printed[line.id] ?? {}
      return (
        <input
          className="q-cell-entry"
          type={type}
          maxLength={60}
          aria-label={`${fields(key)} ${line.model}`}
          aria-invalid={fieldOf(judged.wrong.get(line.id)) === key}
          value={said[key] ?? ''}
          onChange={(event) => entry.print?.(line, { ...said, [key]: event.target.value })}
        />
      )
    },
  })
  const [model, ...rest] = shown.filter(({ key }) => !replaced.has(key))
  return [
    ...(model ? [model] : []),
    figure('qty', t('entry.receive.due'), (line) => showNumber(line.qty)),
    figure('receivedQty', t('entry.receive.done'), (line) => showNumber(line.receivedQty || '0')),
    now,
    difference,
    shortage,
    ...(entry.report ? [bad] : []),
    ...(entry.print
      ? [printed('producedOn', 'date'), printed('expiresOn', 'date'), printed('batchNumber', 'text')]
      : []),
    ...rest,
  ]
}

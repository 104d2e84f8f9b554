import { expiryOfLine } from '@quayside/contract/warehouse/goods-days.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useTranslations } from 'use-intl'
import { nothingReported } from '../../lib/reported-goods.ts'
import { beyondOf, countedKind, countOf, type Line, receiptOf } from './receipt.ts'
import type { ReceiptEntry } from './use-receipt.ts'
import styles from './warehouse.module.css'

/** Columns that the receipt draws itself. */
const drawnHere: ReadonlySet<string> = new Set(['qty', 'receivedQty', 'producedOn', 'expiresOn'])

/** Behind the model: announced, received now, how it differs, why, and what is damaged or wrong. */
export function useReceiptColumns(
  shown: readonly Column<Line>[],
  entry: ReceiptEntry | undefined,
  more: (line: Line) => void,
): readonly Column<Line>[] {
  const t = useTranslations('officeWarehouse.receipt')
  const fields = useTranslations('warehouseFields.inboundLine')
  const codeText = useCodeText()
  const texts = useFindingTexts()
  if (!entry) return shown
  const { receipt, judged, enter } = entry
  const [model, ...rest] = shown.filter(({ key }) => !drawnHere.has(key))
  const day = (key: 'producedOn' | 'expiresOn'): Column<Line> => ({
    key,
    title: fields(key),
    width: 136,
    cell: (line) => {
      const given = receiptOf(receipt, line.id)
      return (
        <input
          className="q-cell-entry"
          type="date"
          aria-label={`${fields(key)} ${line.model}`}
          aria-invalid={judged.wrong.get(line.id)?.path?.endsWith(key)}
          value={given[key] ?? (key === 'expiresOn' ? expiryOfLine(line) : line.producedOn)}
          onChange={(event) => enter(line.id, { ...given, [key]: event.target.value })}
        />
      )
    },
  })
  return [
    ...(model ? [model] : []),
    {
      key: 'qty',
      title: t('announced'),
      width: 96,
      align: 'right',
      cell: (line) => <span className="q-number">{showNumber(line.qty)}</span>,
    },
    {
      key: 'now',
      title: t('received'),
      width: 118,
      align: 'right',
      cell: (line) => {
        const entered = receiptOf(receipt, line.id)
        const finding = judged.wrong.get(line.id)
        return (
          <input
            className="q-cell-entry"
            data-line={line.id}
            data-number
            aria-label={t('receivedOf', { model: line.model })}
            aria-invalid={finding !== undefined}
            title={finding && texts([{ ...finding, path: 'qty' }])['qty']}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            placeholder={showNumber(line.qty)}
            value={entered.qty}
            onChange={(event) => enter(line.id, { ...entered, qty: event.target.value })}
          />
        )
      },
    },
    {
      key: 'difference',
      title: t('difference'),
      width: 90,
      align: 'right',
      cell: (line) => {
        const beyond = beyondOf(line, receiptOf(receipt, line.id))
        if (beyond === undefined) return null
        return (
          <span className="q-number" data-off={!beyond.eq(0) || undefined}>
            {showNumber(beyond.toFixed())}
          </span>
        )
      },
    },
    {
      key: 'reason',
      title: t('reason'),
      width: 190,
      cell: (line) => {
        const entered = receiptOf(receipt, line.id)
        const kind = countedKind(line, entered)
        if (kind === undefined) return <span className="q-nothing">–</span>
        const part = entered.parts[kind] ?? nothingReported
        return (
          <input
            className="q-cell-entry"
            aria-label={t('reasonOf', { kind: codeText(differenceKind, kind), model: line.model })}
            aria-invalid={part.reason.trim() === ''}
            placeholder={t('reasonHint', { kind: codeText(differenceKind, kind) })}
            maxLength={500}
            value={part.reason}
            onChange={(event) =>
              enter(line.id, {
                ...entered,
                parts: { ...entered.parts, [kind]: { ...part, reason: event.target.value } },
              })
            }
          />
        )
      },
    },
    {
      key: 'more',
      title: t('more'),
      width: 130,
      widthInEnglish: 170,
      cell: (line) => {
        const { differences } = countOf(line, receiptOf(receipt, line.id))
        const photos = differences.reduce((sum, { fileIds }) => sum + fileIds.length, 0)
        const others = differences.filter(({ qty }) => qty !== '0')
        return (
          <button type="button" className={styles['more']} onClick={() => more(line)}>
            {others.length === 0 && photos === 0
              ? t('report')
              : [
                  ...others.map(({ kind, qty }) => `${codeText(differenceKind, kind)} ${showNumber(qty)}`),
                  ...(photos > 0 ? [t('photos', { count: photos })] : []),
                ].join(' · ')}
          </button>
        )
      },
    },
    day('producedOn'),
    day('expiresOn'),
    ...rest,
  ]
}

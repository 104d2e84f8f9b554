import { foreignCurrency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import type { RateRow } from '@quayside/contract/rates/rate-row.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { today } from '@quayside/kit/today.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './rate-entry.module.css'

const columns = ['source', 'currency', 'day', 'middle', 'buying', 'cashBuying', 'selling'] as const
type Column = (typeof columns)[number]
type Line = Record<Column, string>

const lineOf = (source: string, currency: string): Line => ({
  source,
  currency,
  day: today(),
  middle: '',
  buying: '',
  cashBuying: '',
  selling: '',
})
const isFilled = (line: Line): boolean => columns.slice(3).some((column) => line[column] !== '')

/** A table to type into; a block of a spreadsheet is pasted from the focused cell on. */
export function RateEntry({ onClose }: { onClose: () => void }) {
  const t = useTranslations('officePublishing.rates')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const [lines, setLines] = useState<Line[]>(() => foreignCurrency.values.map((each) => lineOf('boc', each)))
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const filled = lines.filter(isFilled)

  const change = (row: number, column: Column, text: string): void => {
    setLines(lines.map((line, place) => (place === row ? { ...line, [column]: text } : line)))
    setWrong({})
  }
  function paste(event: ClipboardEvent, row: number, column: Column): void {
    const block = event.clipboardData
      .getData('text')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .map((each) => each.split('\t'))
    if (block.length === 1 && block[0]?.length === 1) return
    event.preventDefault()
    const first = columns.indexOf(column)
    const next = [...lines]
    for (const [down, cells] of block.entries()) {
      const line = { ...(next[row + down] ?? lineOf('boc', '')) }
      for (const [right, cell] of cells.entries()) {
        const { [first + right]: name } = columns
        if (name !== undefined) line[name] = cell.trim().replaceAll(',', '')
      }
      next[row + down] = line
    }
    setLines(next)
    setWrong({})
  }
  async function publish(): Promise<void> {
    setSending(true)
    try {
      const rows = filled.map(
        (line) =>
          Object.fromEntries(Object.entries(line).filter(([, text]) => text !== '')) as never as RateRow,
      )
      const { count } = await api('POST base/online/rate/save', { body: { rows } })
      showToast({ kind: 'success', text: t('published', { count }) })
      await queries.invalidateQueries({ queryKey: ['rate'] })
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setWrong(wrongCells(error, lines, filled))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      width={980}
      title={t('sheet')}
      action={{
        label: t('publish', { count: filled.length }),
        isDisabled: filled.length === 0,
        isBusy: isSending,
        run: () => void publish(),
      }}
      onClose={onClose}
    >
      <p>{t('sheetLead')}</p>
      <div className={styles['rate-sheet']}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the sheet
              <tr key={row}>
                {columns.map((column) => {
                  const problem = wrong[`${row} ${column}`]
                  const label = `${t('row', { row: row + 1 })} ${t(column)}`
                  return (
                    <td key={column} data-wrong={problem !== undefined || undefined} title={problem}>
                      {column === 'source' || column === 'currency' ? (
                        <select
                          aria-label={label}
                          value={line[column]}
                          onChange={(event) => change(row, column, event.target.value)}
                        >
                          <option value="" />
                          {column === 'source'
                            ? rateSource.values.map((value) => (
                                <option key={value} value={value}>
                                  {codeText(rateSource, value)}
                                </option>
                              ))
                            : foreignCurrency.values.map((value) => (
                                <option key={value} value={value}>
                                  {value}
                                </option>
                              ))}
                        </select>
                      ) : (
                        <input
                          aria-label={label}
                          aria-invalid={problem !== undefined}
                          inputMode={column === 'day' ? 'text' : 'decimal'}
                          data-number={column === 'day' ? undefined : true}
                          value={line[column]}
                          onChange={(event) => change(row, column, event.target.value)}
                          onPaste={(event) => paste(event, row, column)}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {Object.values(wrong)[0] !== undefined && (
        <p className={styles['rate-wrong']} role="alert">
          {Object.values(wrong)[0]}
        </p>
      )}
      <Button size="small" onClick={() => setLines([...lines, lineOf(lines.at(-1)?.source ?? 'boc', '')])}>
        {t('addRow')}
      </Button>
    </Dialog>
  )
}

/** Maps `rows.1.middle`, which counts the rows that were sent, to the line in the table. */
function wrongCells(error: ApiError, lines: readonly Line[], sent: readonly Line[]): Record<string, string> {
  return Object.fromEntries(
    error.fields.map(({ path, msg }) => {
      const [, place = '0', column = 'middle'] = path.split('.')
      const line = sent[Number(place)]
      return [`${line ? lines.indexOf(line) : 0} ${column}`, msg]
    }),
  )
}

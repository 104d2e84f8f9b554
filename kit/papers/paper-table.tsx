import type { PaperTable } from '@quayside/contract/kernel/paper.ts'
import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Select } from '../inputs/select.tsx'
import type { Mapping } from '../lines-grid/grid-headings.ts'
import { cellText, type PaperColumn, type ReadLine } from './paper-lines.ts'
import styles from './paper-reader.module.css'

export type PaperPlace = { readonly row: number; readonly column: number }

type Props = {
  readonly table: PaperTable
  readonly texts: readonly string[]
  readonly lines: readonly ReadLine[]
  readonly columns: readonly PaperColumn[]
  readonly keys: readonly string[]
  readonly remembered: Mapping
  readonly leftOut: ReadonlySet<number>
  readonly active: PaperPlace | undefined
  readonly onKeys: (keys: readonly string[]) => void
  readonly onLeaveOut: (rows: ReadonlySet<number>) => void
  readonly onActive: (place: PaperPlace) => void
}

const rowsTogether = 200

/** The read lines under the document's own headings, with the column of the lines above each. */
export function PaperLinesTable(props: Props) {
  const { table, texts, lines, columns, keys, remembered, leftOut, active } = props
  const { onKeys, onLeaveOut, onActive } = props
  const t = useTranslations('paperReader')
  const [from, setFrom] = useState(0)
  const id = useId()
  const { headings, rows } = table
  const choose = (place: number, key: string): void =>
    // A column is used once: it is taken from the heading that had it.
    onKeys(keys.map((other, at) => (at === place ? key : other === key && key !== '' ? '' : other)))
  const toggle = (row: number): void => {
    const next = new Set(leftOut)
    if (!next.delete(row)) next.add(row)
    onLeaveOut(next)
  }
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key]
    const { row, column } = active ?? { row: 0, column: 0 }
    if (event.key === ' ') toggle(row)
    else if (step) {
      const next = Math.min(rows.length - 1, Math.max(0, row + (step[0] ?? 0)))
      setFrom(Math.floor(next / rowsTogether) * rowsTogether)
      onActive({ row: next, column: Math.min(headings.length - 1, Math.max(0, column + (step[1] ?? 0))) })
    } else return
    event.preventDefault()
  }
  const options = [
    { value: '', label: t('leaveOut') },
    ...columns.map(({ key, title }) => ({ value: key, label: title })),
  ]
  const numbers = new Set(columns.flatMap(({ key, align }) => (align === 'right' ? [key] : [])))
  return (
    <>
      <div className={styles['lines']}>
        <table
          role="grid"
          tabIndex={0}
          aria-label={t('lines')}
          aria-rowcount={rows.length}
          aria-activedescendant={active && `${id}-${active.row}-${active.column}`}
          onKeyDown={(event) => event.target === event.currentTarget && move(event)}
        >
          <thead>
            <tr>
              <td />
              {headings.map((heading, place) => (
                <th key={place} scope="col" data-unused={keys[place] === '' || undefined}>
                  <span title={heading}>{heading}</span>
                  <Select
                    aria-label={t('goesTo', { heading })}
                    value={keys[place] ?? ''}
                    options={options}
                    onChange={(key) => choose(place, key ?? '')}
                  />
                  <small>{plainHeading(heading) in remembered ? t('asBefore') : '\u00a0'}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, from + rowsTogether).map((cells, place) => {
              const row = from + place
              const isOut = leftOut.has(row)
              return (
                <tr key={row} data-out={isOut || undefined}>
                  <th scope="row">
                    <label>
                      <input
                        type="checkbox"
                        tabIndex={-1}
                        aria-label={t('takeRow', { row: row + 1 })}
                        checked={!isOut}
                        onChange={() => toggle(row)}
                      />
                      {row + 1}
                    </label>
                  </th>
                  {headings.map((_heading, column) => {
                    const key = keys[column] ?? ''
                    const isActive = active?.row === row && active.column === column
                    return (
                      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- arrows move in the grid
                      <td
                        key={column}
                        id={`${id}-${row}-${column}`}
                        role="gridcell"
                        aria-selected={isActive}
                        data-number={numbers.has(key) || undefined}
                        data-unused={key === '' || undefined}
                        data-unread={lines[row]?.unread.includes(key) || undefined}
                        onClick={() => onActive({ row, column })}
                      >
                        {cellText(texts, cells[column] ?? [])}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {rows.length > rowsTogether && (
        <div className={styles['pager']}>
          <Button size="small" disabled={from === 0} onClick={() => setFrom(from - rowsTogether)}>
            {t('before')}
          </Button>
          <span role="status">
            {t('rows', {
              from: from + 1,
              to: Math.min(rows.length, from + rowsTogether),
              count: rows.length,
            })}
          </span>
          <Button
            size="small"
            disabled={from + rowsTogether >= rows.length}
            onClick={() => setFrom(from + rowsTogether)}
          >
            {t('after')}
          </Button>
        </div>
      )}
    </>
  )
}

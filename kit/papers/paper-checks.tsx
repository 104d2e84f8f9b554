import { isDifferent } from '@quayside/contract/kernel/paper.rules.ts'
import { useTranslations } from 'use-intl'
import { showNumber } from '../lines-grid/grid-numbers.ts'
import type { PaperCheck, PaperColumn, ReadLine } from './paper-lines.ts'
import styles from './paper-reader.module.css'

type Props = {
  readonly check: PaperCheck
  /** Whether the lines have columns that add up; those of goods have none. */
  readonly hasSums: boolean
  readonly lines: readonly ReadLine[]
  readonly columns: readonly PaperColumn[]
  /** Rows by their place in the document. */
  readonly placeOf: (line: number) => number
  readonly onRow: (row: number, key: string) => void
  readonly onTotal: (key: string) => void
}

const mostShown = 6

/** With as many decimals as the document writes. */
const shown = (value: string, stated = ''): string =>
  showNumber(value, Math.max(value.split('.')[1]?.length ?? 0, stated.split('.')[1]?.length ?? 0))

/** What the document states beside what its lines add up to, and what does not agree, in words. */
export function PaperChecks({ check, hasSums, lines, columns, placeOf, onRow, onTotal }: Props) {
  const t = useTranslations('paperReader')
  const titleOf = (key: string): string => columns.find((column) => column.key === key)?.title ?? key
  const stated = check.sums.filter((sum) => sum.stated !== undefined)
  const compared = stated.filter(({ difference }) => difference !== undefined)
  const wrong = compared.filter(isDifferent)
  const findings = [
    ...wrong.map(({ key, sum, stated: total = '', difference = '' }) => ({
      key: `sum ${key}`,
      text: t(difference.startsWith('-') ? 'sumLess' : 'sumMore', {
        column: titleOf(key),
        sum: shown(sum, total),
        stated: showNumber(total),
        difference: shown(difference.replace('-', ''), total),
      }),
      run: () => onTotal(key),
    })),
    ...check.products.map(({ row, expected, stated: amount }) => ({
      key: `product ${row}`,
      text: t('product', {
        row: placeOf(row) + 1,
        expected: showNumber(expected),
        stated: showNumber(amount),
      }),
      run: () => onRow(placeOf(row), 'amount'),
    })),
    ...lines.flatMap(({ unread, cells }, line) =>
      unread.map((key) => ({
        key: `unread ${line} ${key}`,
        text: t('unread', { row: placeOf(line) + 1, column: titleOf(key), text: cells[key] ?? '' }),
        run: () => onRow(placeOf(line), key),
      })),
    ),
  ]
  return (
    <section className={styles['checks']} aria-label={t('checks')}>
      {check.sums.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('total')}</th>
              <th scope="col">{t('ofLines')}</th>
              <th scope="col">{t('ofDocument')}</th>
              <th scope="col">{t('difference')}</th>
            </tr>
          </thead>
          <tbody>
            {check.sums.map((sum) => (
              <tr key={sum.key} data-wrong={isDifferent(sum) || undefined}>
                <th scope="row">{titleOf(sum.key)}</th>
                <td>{sum.sum === '' ? '–' : shown(sum.sum, sum.stated)}</td>
                <td>{sum.stated === undefined ? '–' : showNumber(sum.stated)}</td>
                <td>
                  {sum.difference === undefined
                    ? '–'
                    : isDifferent(sum)
                      ? shown(sum.difference, sum.stated)
                      : t('agrees')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div role="status">
        {findings.length === 0 && hasSums && (
          <p className={styles['good']}>{t(compared.length > 0 ? 'good' : 'noTotals')}</p>
        )}
        {findings.length > 0 && (
          <ul>
            {findings.slice(0, mostShown).map(({ key, text, run }) => (
              <li key={key}>
                <button type="button" className="q-text-button" onClick={run}>
                  {text}
                </button>
              </li>
            ))}
            {findings.length > mostShown && <li>{t('more', { count: findings.length - mostShown })}</li>}
          </ul>
        )}
      </div>
    </section>
  )
}

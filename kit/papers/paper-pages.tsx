import type { Paper, PaperPage } from '@quayside/contract/kernel/paper.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import styles from './paper-reader.module.css'

type Props = {
  readonly paper: Paper
  /** The texts that were read into lines, and those of the cell that is looked at. */
  readonly taken: ReadonlySet<number>
  readonly shown: readonly number[]
}

/** The number of each page's first text. */
const startsOf = ({ pages }: Paper): number[] => {
  let next = 0
  return pages.map(({ texts }) => {
    const start = next
    next += texts.length
    return start
  })
}

/** One page of the document, that of the value that is looked at. */
export function PaperPages({ paper, taken, shown }: Props) {
  const t = useTranslations('paperReader')
  const starts = startsOf(paper)
  const [page, setPage] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const [first] = shown
  useEffect(() => {
    if (first === undefined) return undefined
    setPage(starts.findLastIndex((start) => start <= first))
    // The page has to be drawn before its mark is in sight.
    const later = requestAnimationFrame(() =>
      frame.current?.querySelector('[data-mark]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(later)
    // The pages of one document do not change.
  }, [first])
  const current = paper.pages[page]
  if (!current) return null
  const marks = { start: starts[page] ?? 0, taken, shown: new Set(shown) }
  return (
    <section className={styles['document']} aria-label={t('document')}>
      {paper.pages.length > 1 && (
        <div className={styles['pager']}>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('before')}
          </Button>
          <span role="status">{t('page', { page: page + 1, pages: paper.pages.length })}</span>
          <Button size="small" disabled={page === paper.pages.length - 1} onClick={() => setPage(page + 1)}>
            {t('after')}
          </Button>
        </div>
      )}
      <div ref={frame} className={styles['frame']} role="region" tabIndex={0} aria-label={t('document')}>
        {paper.kind === 'pdf' ? (
          <PdfPage page={current} {...marks} />
        ) : (
          <SheetPage page={current} {...marks} />
        )}
      </div>
    </section>
  )
}

type Marks = {
  readonly start: number
  readonly taken: ReadonlySet<number>
  readonly shown: ReadonlySet<number>
}
const room = 2

/** The texts at their places, as wide as on paper; drawn from what was read, so that it shows what was understood. */
function PdfPage({ page, start, taken, shown }: Marks & { page: PaperPage }) {
  return (
    <svg className={styles['page']} viewBox={`0 0 ${page.width} ${page.height}`} role="img">
      <rect className={styles['sheet']} width={page.width} height={page.height} />
      {page.texts.map(({ x, y, width, height, text }, place) => {
        const at = start + place
        const isShown = shown.has(at)
        return (
          <g key={at}>
            {(isShown || taken.has(at)) && (
              <rect
                className={isShown ? styles['mark'] : styles['taken']}
                {...(isShown && { 'data-mark': true })}
                x={x - room}
                y={y - room / 2}
                width={width + 2 * room}
                height={height + room}
              />
            )}
            <text
              className={styles['letters']}
              x={x}
              y={y + height * 0.77}
              fontSize={height * 0.9}
              textLength={Math.max(1, width)}
              lengthAdjust="spacingAndGlyphs"
            >
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const rowsTogether = 200
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26))

/** The cells of a sheet with their letters and numbers, those around the marked one. */
function SheetPage({ page, start, taken, shown }: Marks & { page: PaperPage }) {
  const [first] = shown
  const row = first === undefined ? 0 : (page.texts[first - start]?.y ?? 0)
  const from = Math.floor(row / rowsTogether) * rowsTogether
  const cells = new Map(
    page.texts.map((text, place) => [`${text.y} ${text.x}`, { ...text, at: start + place }]),
  )
  const covered = new Set(
    page.texts.flatMap(({ x, y, width, height }) =>
      Array.from({ length: Math.min(width * height, 400) }, (_, place) =>
        place === 0 ? '' : `${y + Math.floor(place / width)} ${x + (place % width)}`,
      ),
    ),
  )
  const rows = Array.from({ length: Math.min(page.height - from, rowsTogether) }, (_, place) => from + place)
  const columns = Array.from({ length: page.width }, (_, place) => place)
  return (
    <table className={styles['grid']}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {letterOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((y) => (
          <tr key={y}>
            <th scope="row">{y + 1}</th>
            {columns.map((x) => {
              if (covered.has(`${y} ${x}`)) return null
              const cell = cells.get(`${y} ${x}`)
              if (!cell) return <td key={x} />
              const isShown = shown.has(cell.at)
              return (
                <td
                  key={x}
                  colSpan={cell.width}
                  rowSpan={cell.height}
                  className={isShown ? styles['mark'] : taken.has(cell.at) ? styles['taken'] : undefined}
                  {...(isShown && { 'data-mark': true })}
                >
                  {cell.text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { type Amount, formatAmount, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { ReportColumn, ReportLink, ReportRow } from '@quayside/contract/reports/report.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { CurrencyCode } from '@quayside/kit/record/money.tsx'
import { Code, DateText, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import type { ReactNode } from 'react'
import { type PortalPath, pageAddress } from '../../lib/pages/pages.ts'

type Kind = ReportColumn['kind']
const figureKinds: ReadonlySet<Kind> = new Set(['money', 'rate', 'quantity', 'integer'])
const isNothing = (value: string | null | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** A figure as people read it. */
export function figureText(kind: Kind, value: string | null | undefined): string {
  if (isNothing(value)) return '–'
  if (kind === 'money') return formatAmount(value as Amount).replace('-', '−')
  if (kind === 'rate') return formatRate(value as Rate)
  return showNumber(value)
}

/** Links of the server name a page of the portal and its parameters; `/` and what follows are known to both. */
const addressOf = ({ to, search }: ReportLink): string =>
  pageAddress(to as PortalPath, search as Record<string, never>)

/** The number of a document or a part, which is copied and stands whole; anything else is a name. */
const isNumber = (value: string): boolean => /^[\w./()#*+-]+$/.test(value)
const isMonth = (value: string): boolean => /^\d{4}-\d\d$/.test(value)
const isZero = (value: string): boolean => /^0(\.0+)?$/.test(value)

function shown(kind: Kind, value: string, link: ReportLink | undefined): ReactNode {
  if (figureKinds.has(kind)) {
    const text = figureText(kind, value)
    return (
      <span className="q-number" data-negative={value.startsWith('-') || undefined}>
        {link && !isZero(value) ? <PageLink href={addressOf(link)}>{text}</PageLink> : text}
      </span>
    )
  }
  if (kind === 'date' || kind === 'instant') return <DateText value={value} hasTime={kind === 'instant'} />
  if (link && isNumber(value) && !isMonth(value)) return <Code href={addressOf(link)}>{value}</Code>
  if (link)
    return (
      <PageLink href={addressOf(link)} title={value}>
        {value}
      </PageLink>
    )
  return <Text>{value}</Text>
}

const widths: Readonly<Record<Kind, number>> = {
  text: 140,
  code: 110,
  money: 124,
  rate: 100,
  quantity: 100,
  integer: 86,
  date: 104,
  instant: 150,
}

/** The width of a heading with its sorting mark: Chinese characters are twice as wide as Latin ones. */
const headingWidth = (label: string): number =>
  Array.from(label).reduce((width, character) => width + (character > '\u2e80' ? 13 : 7.4), 42)

export function columnOf(
  { key, label, kind, isHiddenAtFirst }: ReportColumn,
  place: number,
): Column<ReportRow> {
  const isFigure = figureKinds.has(kind)
  return {
    key,
    title: label,
    // Headings of sums are longer than their figures.
    width: place === 0 ? 170 : Math.max(widths[kind], headingWidth(label)),
    ...(kind === 'code' && { widthInEnglish: Math.max(170, headingWidth(label)) }),
    ...(kind === 'text' &&
      place > 0 && {
        grows: true,
        // A number is read whole, a name may be cut.
        figures: (rows) => rows.map(({ cells }) => cells[key] ?? '').filter(isNumber),
      }),
    ...(place === 0 && { isFirst: true }),
    ...(isFigure && {
      align: 'right' as const,
      figures: (rows) => rows.map((row) => figureText(kind, row.cells[key])),
    }),
    ...(isHiddenAtFirst && { isHiddenAtFirst }),
    isSortable: true,
    cell: ({ cells, links }) => {
      const value = cells[key]
      if (isNothing(value)) return <Nothing />
      return key === 'currency' ? <CurrencyCode>{value}</CurrencyCode> : shown(kind, value, links[key])
    },
  }
}

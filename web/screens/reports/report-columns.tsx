import type { ReportDefinition, ReportRow, ReportSummary } from '@quayside/contract/reports/report.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnOf, figureText } from './report-cells.tsx'
import styles from './reports.module.css'

type Behind = (search: Readonly<Record<string, string>>) => string

/** The report's columns, or those of its groups: each group leads to the rows behind it. */
export function useReportColumns(
  definition: ReportDefinition,
  groupBy: string,
  behind: Behind,
): readonly Column<ReportRow>[] {
  const t = useTranslations('reportScreens')
  return useMemo(() => {
    const group = definition.groups.find(({ key }) => key === groupBy)
    if (!group) return definition.columns.map(columnOf)
    const hasCurrency = definition.columns.some(({ key }) => key === 'currency')
    return [
      {
        key: 'group',
        title: group.label,
        width: 200,
        isFirst: true,
        grows: true,
        cell: ({ cells, links }) => {
          const name = cells['group'] || t('without')
          return links['group'] ? (
            <PageLink href={behind(links['group'].search)}>{name}</PageLink>
          ) : (
            <span>{name}</span>
          )
        },
      },
      ...(hasCurrency
        ? [
            {
              key: 'currency',
              title: t('currency'),
              width: 80,
              cell: ({ cells }: ReportRow) => cells['currency'] || <Nothing />,
            },
          ]
        : []),
      {
        key: 'count',
        title: t('count'),
        width: 90,
        align: 'right',
        cell: ({ cells, links }) => (
          <span className="q-number">
            {links['group'] ? (
              <PageLink href={behind(links['group'].search)}>
                {figureText('integer', cells['count'])}
              </PageLink>
            ) : (
              figureText('integer', cells['count'])
            )}
          </span>
        ),
      },
      ...definition.columns
        .filter(({ isSummed }) => isSummed)
        .map((column) => ({ ...columnOf({ ...column, isHiddenAtFirst: false }, 1), grows: false })),
    ]
  }, [definition, groupBy, behind, t])
}

/** Cells of the totals row: all rows that the filters leave, not those of this page alone. */
export function totalsOf(
  definition: ReportDefinition,
  summary: ReportSummary | undefined,
  first: { readonly key: string; readonly text: string },
): Readonly<Record<string, ReactNode>> {
  const kinds = new Map(definition.columns.map(({ key, kind }) => [key, kind]))
  return {
    [first.key]: first.text,
    ...Object.fromEntries(
      Object.entries(summary?.totals ?? {}).map(([key, sums]) => [
        key,
        <span key={key} className={styles['totals']}>
          {sums.map(({ currency, value }) => (
            <span key={currency} className="q-number">
              {sums.length > 1 && <small>{`${currency} `}</small>}
              {figureText(kinds.get(key) ?? 'money', value)}
            </span>
          ))}
        </span>,
      ]),
    ),
  }
}

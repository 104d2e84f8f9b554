import {
  type ScoreMeasure,
  scorePaper,
  scoreVerdict,
  scoreVerdictTone,
} from '@quayside/contract/reports/supplier-score.codes.ts'
import type { ScoreCase } from '@quayside/contract/reports/supplier-score.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'

const addressOf = ({ recordKind, recordId }: ScoreCase): string =>
  recordKind === 'order'
    ? pageAddress('/orderInfo', { id: recordId })
    : pageAddress('/storageInfo', { id: recordId })

/** What the rows of each measure have besides number, day and result. */
const columnsBy = {
  delivery: ['dueOn', 'cameOn', 'days'],
  receipt: ['cameOn', 'differences'],
  price: ['model', 'before', 'price', 'currency', 'change', 'beforeOrderNo'],
  document: ['paper', 'dueOn', 'cameOn', 'days'],
} as const satisfies Record<ScoreMeasure, readonly (keyof ScoreCase)[]>

export function useCaseColumns(measure: ScoreMeasure): readonly Column<ScoreCase>[] {
  const t = useTranslations('supplierScore')
  const fields = useTranslations('supplierScore.columns')
  const codeText = useCodeText()
  return useMemo(() => {
    const { day, text, quantity, figure, state, coded, number } = columnsOf<ScoreCase, typeof fields>(fields)
    const own: Record<(typeof columnsBy)[ScoreMeasure][number], Column<ScoreCase>> = {
      dueOn: day('dueOn'),
      cameOn: day('cameOn'),
      days: figure('days', 100, { isSortable: true }),
      differences: {
        key: 'differences',
        title: fields('differences'),
        width: 320,
        grows: true,
        cell: ({ differences }) =>
          differences.length === 0 ? (
            <Nothing />
          ) : (
            <Text>
              {differences
                .map(({ kind, qty, model }) =>
                  t('difference', { model, kind: codeText(differenceKind, kind), qty }),
                )
                .join(' · ')}
            </Text>
          ),
      },
      model: text('model', 170, { grows: true }),
      before: quantity('before', 110, { isSortable: true }),
      price: quantity('price', 110, { isSortable: true }),
      currency: text('currency', 70, { widthInEnglish: 86 }),
      change: {
        key: 'change',
        title: fields('change'),
        width: 90,
        align: 'right',
        isSortable: true,
        cell: ({ change }) =>
          change === null ? (
            <Nothing />
          ) : (
            <span className="q-number">{Number(change) > 0 ? `+${change}` : change}</span>
          ),
      },
      beforeOrderNo: {
        key: 'beforeOrderNo',
        title: fields('beforeOrderNo'),
        width: 150,
        cell: ({ beforeOrderId, beforeOrderNo }) =>
          beforeOrderId === null ? (
            <Nothing />
          ) : (
            <Code href={pageAddress('/orderInfo', { id: beforeOrderId })}>{beforeOrderNo}</Code>
          ),
      },
      paper: coded('paper', scorePaper, 130, { grows: true }),
    }
    return [
      number('recordNo', 150, addressOf),
      day('orderDate'),
      state('verdict', { list: scoreVerdict, tones: scoreVerdictTone }, 120, { isKept: true }),
      ...columnsBy[measure].map((key) => own[key]),
    ]
  }, [measure, t, fields, codeText])
}

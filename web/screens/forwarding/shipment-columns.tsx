import { freightDirection, freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatSums } from '@quayside/contract/forwarding/freight-charge.ts'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { ComparedSum } from '@quayside/kit/table/sum-cells.tsx'
import type { Column, Row } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'

type Priced = Row & { readonly totals: readonly { readonly currency: string; readonly amount: string }[] }

/** What all charges come to: in RMB, by which routes compare, and under it in each of their currencies. */
export const totalsColumn = <R extends Priced>(title: string): Column<R> => ({
  key: 'totals',
  title,
  width: 210,
  figures: (rows) => rows.map(({ totals }) => formatSums(totals)),
  align: 'right',
  onCard: 'sum',
  cell: ({ totals }) => <ComparedSum sums={totals} />,
})

type Routed = Row & {
  readonly direction: number | null
  readonly mode: number | null
  readonly originPort: string
  readonly destinationPort: string
}

/** Direction and mode in one column, both ports in another. */
export function useRouteColumns<R extends Routed>(): readonly Column<R>[] {
  const t = useTranslations('forwarding.list')
  const portName = useEntryNames('1007')
  return useMemo(
    () => [
      {
        key: 'mode',
        title: t('mode'),
        exports: ['direction', 'mode'],
        width: 130,
        leastWidth: 84,
        cell: ({ direction, mode }) =>
          mode === null ? (
            <Nothing />
          ) : (
            <>
              {direction !== null && <CodeText list={freightDirection} value={direction} />}{' '}
              <CodeText list={freightMode} value={mode} />
            </>
          ),
      },
      {
        key: 'originPort',
        title: t('route'),
        exports: ['originPort', 'destinationPort'],
        width: 170,
        grows: true,
        isKept: true,
        onCard: 'title',
        cell: ({ originPort, destinationPort }) =>
          originPort === '' && destinationPort === '' ? (
            <Nothing />
          ) : (
            `${portName(originPort) || '–'} → ${portName(destinationPort) || '–'}`
          ),
      },
    ],
    [t, portName],
  )
}

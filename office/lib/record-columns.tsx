import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { RecordRow } from '@quayside/contract/office/record.ts'
import { Code, DateText, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { KindState } from './kind-state.tsx'
import { recordAddress } from './kinds.ts'

/** The columns that lists of records across customers begin and end with. */
export function useRecordColumns<R extends RecordRow>(kind: TaskKind) {
  const t = useTranslations('officeReview')
  return useMemo(() => {
    const number: Column<R> = {
      key: 'number',
      title: t('number'),
      width: 150,
      isFirst: true,
      cell: (row) => <Code href={recordAddress(kind, row.id)}>{row.number}</Code>,
    }
    const state: Column<R> = {
      key: 'state',
      title: t('state'),
      width: 130,
      widthInEnglish: 160,
      isState: true,
      cell: (row) => <KindState kind={kind} state={row.state} isWaiting={row.isWaiting} />,
    }
    const customer: Column<R> = {
      key: 'companyName',
      title: t('customer'),
      width: 190,
      isUnderFirst: true,
      cell: (row) => <Text>{row.companyName}</Text>,
    }
    const createdAt: Column<R> = {
      key: 'createdAt',
      title: t('createdAt'),
      width: 150,
      isSortable: true,
      cell: (row) => <DateText value={row.createdAt} hasTime />,
    }
    return { number, state, customer, createdAt }
  }, [t, kind])
}

/** The order that a row belongs to; a dash where there is none. */
export const orderColumn = <R extends { readonly orderId: string | null; readonly orderNo: string | null }>(
  title: string,
  width = 150,
): Column<R> => ({
  key: 'orderNo',
  title,
  width,
  cell: ({ orderId, orderNo }) =>
    orderId === null || orderNo === null ? (
      <Nothing />
    ) : (
      <Code href={recordAddress('order', orderId)}>{orderNo}</Code>
    ),
})

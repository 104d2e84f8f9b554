import { feeBasis } from '@quayside/contract/finance/fee.rules.ts'
import type { Fee } from '@quayside/contract/finance/fee.ts'
import {
  feeDisputeState,
  feeDisputeStateTone,
  feeState,
  feeStateTone,
} from '@quayside/contract/finance/finance.codes.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { OrderLink } from '../../lib/finance/links.tsx'
import { useBasis, useMovementName } from '../../lib/finance/movement-name.ts'

export const DisputeTag = ({ state }: { state: number | null }) =>
  state === null ? <Nothing /> : <StateTag list={feeDisputeState} tones={feeDisputeStateTone} value={state} />

export function useFeeColumns(): readonly Column<Fee>[] {
  const t = useTranslations('financeScreens.fees')
  const fields = useTranslations('financeFields.fee')
  const nameOf = useMovementName()
  const basisOf = useBasis()
  return useMemo(() => {
    const of = columnsOf<Fee, typeof fields>(fields)
    const money = (
      key: 'amount' | 'settled' | 'outstanding',
      { hasCurrency = false, ...more }: Partial<Column<Fee>> & { hasCurrency?: boolean } = {},
    ): Column<Fee> => ({
      key,
      title: fields(key),
      width: hasCurrency ? 136 : 108,
      align: 'right',
      figures: (rows) =>
        rows.map((row) => `${hasCurrency ? `${row.currency} ` : ''}${formatAmount(row[key] as Amount)}`),
      cell: (row) => <Money value={row[key] as Amount} {...(hasCurrency && { currency: row.currency })} />,
      ...more,
    })
    return [
      of.opener('number', 138),
      of.state('state', { list: feeState, tones: feeStateTone }, 92, { isKept: true }),
      {
        key: 'orderNo',
        title: fields('orderNo'),
        width: 134,
        isSortable: true,
        onCard: 'aside',
        cell: (row) => <OrderLink id={row.orderId} number={row.orderNo} />,
      },
      {
        key: 'kind',
        title: fields('kind'),
        width: 110,
        widthInEnglish: 150,
        isSortable: true,
        isKept: true,
        onCard: 'title',
        cell: (row) => <Text>{nameOf({ itemKind: null, feeKind: row.kind })}</Text>,
      },
      {
        key: 'quantity',
        title: t('basis'),
        width: 176,
        grows: true,
        cell: (row) => <Text>{basisOf(feeBasis(row), row.kind)}</Text>,
      },
      money('amount', { hasCurrency: true, isSortable: true, isKept: true, onCard: 'sum' }),
      of.day('chargedOn', { onCard: 'note' }),
      of.day('dueOn', { isSortable: false }),
      money('settled'),
      money('outstanding', { onCard: 'note' }),
      {
        key: 'disputeState',
        title: fields('disputeState'),
        width: 110,
        widthInEnglish: 120,
        isKept: true,
        onCard: 'note',
        cell: (row) => <DisputeTag state={row.disputeState} />,
      },
      of.text('note', 160, { isHiddenAtFirst: true }),
      of.instant('createdAt', { isHiddenAtFirst: true, isSortable: false }),
    ]
  }, [t, fields, nameOf, basisOf])
}

import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { modelType } from '@quayside/contract/orders/order.codes.ts'
import { contractState, contractStateTone } from '@quayside/contract/orders/order-contract.codes.ts'
import type { OrderContract } from '@quayside/contract/orders/order-contract.ts'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { moneyColumn } from '@quayside/kit/table/amount-column.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { OrderStateTag } from './order-badges.tsx'

/** A draft's contract can be read; it can be signed once the order is submitted. */
export function ContractStateTag({ contract }: { contract: Pick<OrderContract, 'state' | 'isSignable'> }) {
  const t = useTranslations('orders.contract')
  if (contract.state === contractState.codes.unsigned && !contract.isSignable)
    return <span className="q-nothing">{t('draft')}</span>
  return <StateTag list={contractState} tones={contractStateTone} value={contract.state} />
}

export function useContractColumns(): readonly Column<OrderContract>[] {
  const t = useTranslations('orders.contract')
  const fields = useTranslations('orderFields.order')
  return useMemo(() => {
    const { code, day } = columnsOf<OrderContract, typeof fields>(fields)
    const tColumns = columnsOf<OrderContract, typeof t>(t)
    return [
      {
        key: 'orderNo',
        title: fields('orderNo'),
        width: 130,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code href={pageAddress('/orderInfo', { id: row.id })}>{row.orderNo}</Code>,
      },
      {
        key: 'state',
        title: t('state'),
        width: 140,
        widthInEnglish: 222,
        cell: (row) => <ContractStateTag contract={row} />,
      },
      {
        key: 'modelType',
        title: t('kind'),
        width: 80,
        widthInEnglish: 104,
        cell: (row) => <CodeText list={modelType} value={row.modelType} />,
      },
      {
        key: 'partnerName',
        title: t('partner'),
        width: 150,
        grows: true,
        isUnderFirst: true,
        cell: (row) => <Text>{row.partnerName}</Text>,
      },
      code('contractNo', 112),
      day('orderDate', { width: 98, widthInEnglish: 102 }),
      moneyColumn('orderAmount', fields('orderAmount'), 138, {
        figures: (rows) => rows.map((row) => `${row.currency} ${formatAmount(row.orderAmount as Amount)}`),
        isSortable: true,
      }),
      {
        key: 'orderState',
        title: t('orderState'),
        width: 132,
        widthInEnglish: 218,
        cell: (row) => <OrderStateTag order={{ stateLabel: row.orderStateLabel }} />,
      },
      { key: 'signerName', title: t('signer'), width: 100, cell: (row) => <Text>{row.signerName}</Text> },
      tColumns.instant('signedAt', { width: 140 }),
      tColumns.code('hash', 170, { isHiddenAtFirst: true }),
      {
        key: 'termsVersion',
        title: t('terms'),
        width: 100,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.termsVersion}</Text>,
      },
    ]
  }, [t, fields])
}

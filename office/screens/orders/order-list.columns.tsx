import { amount } from '@quayside/contract/kernel/money.ts'
import { archiveState, auditStatus, auditStatusTone } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeOrder } from '@quayside/contract/office/order.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import {
  orderKind,
  orderState,
  receivingState,
  shippingState,
} from '@quayside/contract/orders/order.codes.ts'
import { priceAudit, priceAuditTone } from '@quayside/contract/products/commodity.codes.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'

export function useOrderColumns(): readonly Column<OfficeOrder>[] {
  const t = useTranslations('officeOrders')
  return useMemo(() => {
    const { coded, instant } = columnsOf<OfficeOrder, typeof t>(t)
    return [
      {
        key: 'orderNo',
        title: t('orderNo'),
        width: 140,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code href={recordAddress('order', row.id)}>{row.orderNo}</Code>,
      },
      {
        key: 'customer',
        title: t('customer'),
        width: 190,
        isUnderFirst: true,
        cell: (row) => <Text>{row.companyName}</Text>,
      },
      coded('modelType', orderKind, 86),
      {
        key: 'state',
        title: t('state'),
        width: 140,
        widthInEnglish: 208,
        cell: (row) => (
          <KindState kind="order" state={orderState.keyOf(row.state) ?? ''} label={row.stateLabel} />
        ),
      },
      {
        key: 'auditStatus',
        title: t('auditStatus'),
        width: 104,
        isHiddenAtFirst: true,
        cell: (row) => <StateTag list={auditStatus} tones={auditStatusTone} value={row.auditStatus} />,
      },
      {
        key: 'priceAudit',
        title: t('priceAudit'),
        width: 152,
        cell: (row) =>
          row.priceAudit === null ? (
            <span className="q-nothing">{t('none')}</span>
          ) : (
            <StateTag list={priceAudit} tones={priceAuditTone} value={row.priceAudit} />
          ),
      },
      {
        key: 'orderAmount',
        title: t('amount'),
        width: 130,
        align: 'right',
        isSortable: true,
        cell: (row) => <Money value={amount(row.orderAmount)} currency={row.currency} />,
      },
      { key: 'supplier', title: t('supplier'), width: 130, cell: (row) => <Text>{row.supplierName}</Text> },
      {
        key: 'lineCount',
        title: t('lines'),
        width: 76,
        isHiddenAtFirst: true,
        cell: (row) => t('lineCount', { count: row.lineCount }),
      },
      {
        key: 'receivingState',
        title: t('receiving'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={receivingState} value={row.receivingState} />,
      },
      {
        key: 'declarationState',
        title: t('declaration'),
        width: 120,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={declarationState} value={row.declarationState} />,
      },
      {
        key: 'shippingState',
        title: t('shipping'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={shippingState} value={row.shippingState} />,
      },
      {
        key: 'archiveState',
        title: t('archive'),
        width: 100,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={archiveState} value={row.archiveState} />,
      },
      instant('submittedAt', { width: 140 }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [t])
}

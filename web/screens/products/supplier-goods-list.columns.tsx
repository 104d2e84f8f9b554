import type { Rate } from '@quayside/contract/kernel/money.ts'
import type { SupplierGoods } from '@quayside/contract/products/supplier-goods.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { RecordLink } from '@quayside/kit/chosen-record.tsx'
import { RateCell } from '@quayside/kit/money.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export function useSupplierGoodsColumns(): readonly Column<SupplierGoods>[] {
  const fields = useTranslations('productFields.supplierGoods')
  return useMemo(
    () => [
      {
        key: 'model',
        title: fields('model'),
        width: 176,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code link={<RecordLink id={row.id}>{row.model}</RecordLink>}>{row.model}</Code>,
      },
      {
        key: 'brand',
        title: fields('brand'),
        width: 120,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.brand}</Text>,
      },
      { key: 'name', title: fields('name'), width: 106, grows: true, cell: (row) => <Text>{row.name}</Text> },
      {
        key: 'supplierName',
        title: fields('supplierName'),
        width: 170,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.supplierName}</Text>,
      },
      {
        key: 'supplierNumber',
        title: fields('supplierNumber'),
        width: 160,
        isHiddenAtFirst: true,
        cell: (row) => <Code>{row.supplierNumber}</Code>,
      },
      {
        key: 'lastPrice',
        title: fields('lastPrice'),
        width: 110,
        align: 'right',
        isSortable: true,
        cell: (row) => <RateCell value={row.lastPrice as Rate} />,
      },
      {
        key: 'currency',
        title: fields('currency'),
        width: 66,
        widthInEnglish: 80,
        cell: (row) => row.currency,
      },
      {
        key: 'pricedOn',
        title: fields('pricedOn'),
        width: 108,
        isSortable: true,
        cell: (row) => <DateText value={row.pricedOn} />,
      },
      {
        key: 'orderNumber',
        title: fields('orderNumber'),
        width: 130,
        cell: (row) => <Code>{row.orderNumber}</Code>,
      },
      {
        key: 'priceCount',
        title: fields('priceCount'),
        width: 84,
        widthInEnglish: 96,
        align: 'right',
        cell: (row) => <span className="q-number">{row.priceCount}</span>,
      },
      {
        key: 'createdAt',
        title: fields('createdAt'),
        width: 120,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.createdAt} />,
      },
      {
        key: 'updatedAt',
        title: fields('updatedAt'),
        width: 150,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.updatedAt} hasTime />,
      },
    ],
    [fields],
  )
}

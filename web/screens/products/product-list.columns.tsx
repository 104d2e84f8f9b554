import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { commodityState, commodityStateTone } from '@quayside/contract/products/commodity.codes.ts'
import {
  cccStatus,
  classificationStatus,
  classificationStatusTone,
  goodsCategory,
  hongKongControl,
} from '@quayside/contract/products/product.codes.ts'
import type { Product } from '@quayside/contract/products/product.ts'
import { Code, DateText, Nothing, Text } from '@quayside/kit/cells.tsx'
import { RecordLink } from '@quayside/kit/chosen-record.tsx'
import { CodeText, StateTag } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

const Percent = ({ value }: { value: string | null }) =>
  value === null ? <Nothing /> : <span className="q-number">{value}</span>

export function useProductColumns(): readonly Column<Product>[] {
  const fields = useTranslations('productFields.product')
  return useMemo(() => {
    const rate = (
      key: 'tariffRate' | 'vatRate' | 'refundRate' | 'consumptionRate' | 'temporaryRate',
      isHiddenAtFirst = false,
    ): Column<Product> => ({
      key,
      title: fields(key),
      width: 92,
      align: 'right',
      isHiddenAtFirst,
      cell: (row) => <Percent value={row[key]} />,
    })
    const text = (
      key: 'name' | 'manufacturer' | 'description' | 'customsConditions' | 'inspectionConditions',
      width: number,
      isHiddenAtFirst = false,
    ): Column<Product> => ({
      key,
      title: fields(key),
      width,
      isHiddenAtFirst,
      cell: (row) => <Text>{row[key]}</Text>,
    })
    return [
      {
        key: 'model',
        title: fields('model'),
        width: 172,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code link={<RecordLink id={row.id}>{row.model}</RecordLink>}>{row.model}</Code>,
      },
      {
        key: 'brand',
        title: fields('brand'),
        width: 125,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.brand}</Text>,
      },
      { ...text('name', 118), grows: true },
      {
        key: 'classificationStatus',
        title: fields('classificationStatus'),
        width: 118,
        cell: (row) => (
          <StateTag
            list={classificationStatus}
            tones={classificationStatusTone}
            value={row.classificationStatus}
          />
        ),
      },
      { key: 'hsCode', title: fields('hsCode'), width: 110, cell: (row) => <Code>{row.hsCode}</Code> },
      rate('tariffRate'),
      rate('vatRate'),
      rate('refundRate'),
      {
        key: 'cccStatus',
        title: fields('cccStatus'),
        width: 112,
        widthInEnglish: 136,
        cell: (row) => <CodeText list={cccStatus} value={row.cccStatus} />,
      },
      {
        key: 'origin',
        title: fields('origin'),
        width: 100,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.originName}</Text>,
      },
      {
        key: 'unit',
        title: fields('unit'),
        width: 90,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.unitName}</Text>,
      },
      {
        key: 'category',
        title: fields('category'),
        width: 100,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={goodsCategory} value={row.category} />,
      },
      text('manufacturer', 180, true),
      text('description', 240, true),
      rate('consumptionRate', true),
      rate('temporaryRate', true),
      text('customsConditions', 120, true),
      text('inspectionConditions', 120, true),
      {
        key: 'hongKongControl',
        title: fields('hongKongControl'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) =>
          row.hongKongControl === null ? (
            <Nothing />
          ) : (
            <CodeText list={hongKongControl} value={row.hongKongControl} />
          ),
      },
      {
        key: 'commodityState',
        title: fields('commodityState'),
        width: 200,
        isHiddenAtFirst: true,
        cell: (row) => (
          <StateTag list={commodityState} tones={commodityStateTone} value={row.commodityState} />
        ),
      },
      {
        key: 'source',
        title: fields('source'),
        width: 100,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={recordSource} value={row.source} />,
      },
      {
        key: 'createdAt',
        title: fields('createdAt'),
        width: 120,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.createdAt} />,
      },
      {
        key: 'updatedAt',
        title: fields('updatedAt'),
        width: 150,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.updatedAt} hasTime />,
      },
    ]
  }, [fields])
}

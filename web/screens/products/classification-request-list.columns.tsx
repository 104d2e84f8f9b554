import type { ClassificationRequest } from '@quayside/contract/products/classification-request.ts'
import {
  cccStatus,
  classificationRequestState,
  classificationRequestStateTone,
} from '@quayside/contract/products/product.codes.ts'
import { Code, DateText, Nothing, Text } from '@quayside/kit/cells.tsx'
import { RecordLink } from '@quayside/kit/chosen-record.tsx'
import { CodeText, StateTag } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export function useRequestColumns(): readonly Column<ClassificationRequest>[] {
  const fields = useTranslations('productFields.productRequest')
  return useMemo(() => {
    const text = (
      key: 'brand' | 'name' | 'note' | 'answerNote' | 'reason' | 'customsConditions' | 'inspectionConditions',
      width: number,
      isHiddenAtFirst = false,
    ): Column<ClassificationRequest> => ({
      key,
      title: fields(key),
      width,
      isHiddenAtFirst,
      cell: (row) => <Text>{row[key]}</Text>,
    })
    const rate = (
      key: 'tariffRate' | 'vatRate' | 'refundRate',
      isHiddenAtFirst = false,
    ): Column<ClassificationRequest> => ({
      key,
      title: fields(key),
      width: 88,
      widthInEnglish: 104,
      align: 'right',
      isHiddenAtFirst,
      cell: (row) => (row[key] === null ? <Nothing /> : <span className="q-number">{row[key]}</span>),
    })
    const instant = (
      key: 'submittedAt' | 'answeredAt' | 'createdAt' | 'updatedAt',
      isHiddenAtFirst = false,
    ): Column<ClassificationRequest> => ({
      key,
      title: fields(key),
      width: 136,
      isHiddenAtFirst,
      isSortable: key !== 'answeredAt',
      cell: (row) => <DateText value={row[key]} hasTime />,
    })
    return [
      {
        key: 'number',
        title: fields('number'),
        width: 134,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code link={<RecordLink id={row.id}>{row.number}</RecordLink>}>{row.number}</Code>,
      },
      { key: 'model', title: fields('model'), width: 172, cell: (row) => <Code>{row.model}</Code> },
      { ...text('brand', 110), grows: true },
      { ...text('name', 110), grows: true },
      {
        key: 'state',
        title: fields('state'),
        width: 104,
        widthInEnglish: 168,
        isSortable: true,
        cell: (row) => (
          <StateTag
            list={classificationRequestState}
            tones={classificationRequestStateTone}
            value={row.state}
          />
        ),
      },
      { key: 'hsCode', title: fields('hsCode'), width: 100, cell: (row) => <Code>{row.hsCode}</Code> },
      rate('tariffRate'),
      rate('vatRate'),
      rate('refundRate', true),
      instant('submittedAt'),
      { ...text('reason', 200), grows: true },
      text('note', 200, true),
      text('answerNote', 200, true),
      text('customsConditions', 120, true),
      text('inspectionConditions', 120, true),
      {
        key: 'cccStatus',
        title: fields('cccStatus'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={cccStatus} value={row.cccStatus} />,
      },
      instant('answeredAt', true),
      instant('createdAt', true),
      instant('updatedAt', true),
    ]
  }, [fields])
}

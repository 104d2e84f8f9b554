import { type DeclarationControl, declarationControl } from '@quayside/contract/customs/customs.codes.ts'
import type { OfficeDeclaration } from '@quayside/contract/office/customs.ts'
import { customsOffices } from '@quayside/contract/rates/entry-label.ts'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { amountColumn, moneyColumn } from '@quayside/kit/table/amount-column.tsx'
import { Code, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { orderColumn, useRecordColumns } from '../../lib/record-columns.tsx'

export function useDeclarationColumns(): readonly Column<OfficeDeclaration>[] {
  const fields = useTranslations('declarationFields.declaration')
  const t = useTranslations('officeCustoms')
  const common = useRecordColumns<OfficeDeclaration>('declaration')
  const officeName = useEntryNames(customsOffices)
  return useMemo(() => {
    const { day } = columnsOf<OfficeDeclaration, typeof fields>(fields)
    return [
      { ...common.number, width: 140 },
      common.state,
      {
        key: 'declarationNo',
        title: fields('declarationNo'),
        width: 180,
        cell: (row) => (row.declarationNo === '' ? <Nothing /> : <Code>{row.declarationNo}</Code>),
      },
      orderColumn(fields('orderNo')),
      common.customer,
      {
        key: 'control',
        title: fields('control'),
        width: 110,
        widthInEnglish: 140,
        cell: (row) => <ControlText control={row.control as DeclarationControl} />,
      },
      {
        key: 'lineCount',
        title: fields('lineCount'),
        width: 80,
        align: 'right',
        cell: (row) => row.lineCount,
      },
      moneyColumn('value', fields('value'), 150),
      amountColumn('taxes', t('taxes'), 130),
      day('declaredOn', { isSortable: false }),
      day('releasedOn', { isSortable: false }),
      {
        key: 'customsOffice',
        title: fields('customsOffice'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.customsOffice === '' ? '' : officeName(row.customsOffice)}</Text>,
      },
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [fields, t, common, officeName])
}

/** Why goods stand apart; ordinary goods need no word. */
export const ControlText = ({ control }: { control: DeclarationControl }) =>
  control === declarationControl.codes.none ? (
    <Nothing />
  ) : (
    <CodeText list={declarationControl} value={control} />
  )

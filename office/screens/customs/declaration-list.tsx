import type { DeclarationControl } from '@quayside/contract/customs/customs.codes.ts'
import { declarationControl } from '@quayside/contract/customs/customs.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { OfficeDeclaration } from '@quayside/contract/office/customs.ts'
import { Code, DateText, Nothing, Text } from '@quayside/kit/cells.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { Money } from '@quayside/kit/money.tsx'
import { SelectionBar, SelectionStep } from '@quayside/kit/selection-bar.tsx'
import { useStepText } from '@quayside/kit/state-actions.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { MarkManyDialog } from './mark-dialog.tsx'

const filterNames = [...recordFilters, 'orderId'] as const

/** Declarations of all customers; several can be marked at once with what customs reports. */
export function DeclarationList() {
  const may = useMay()
  const markText = useStepText('declaration')('mark')
  const list = useListQuery(filterNames)
  const [isMarking, setMarking] = useState(false)
  const table = useListTable({
    name: 'office.declaration',
    entity: 'declaration',
    columns: useColumns(),
    list,
    fetch: (signal) =>
      api('GET customs/online/declaration/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return (
    <RecordListPage
      kind="declaration"
      page="declarations"
      table={table}
      selection={
        may('declaration-mark') && (
          <SelectionBar table={table}>
            <SelectionStep
              label={markText.label}
              count={table.selected.length}
              isMain
              onClick={() => setMarking(true)}
            />
          </SelectionBar>
        )
      }
    >
      {isMarking && (
        <MarkManyDialog
          declarations={table.selected}
          onClose={() => {
            setMarking(false)
            table.select([])
          }}
        />
      )}
    </RecordListPage>
  )
}

function useColumns(): readonly Column<OfficeDeclaration>[] {
  const fields = useTranslations('declarationFields.declaration')
  const t = useTranslations('officeCustoms')
  const common = useRecordColumns<OfficeDeclaration>('declaration')
  return useMemo(
    () => [
      { ...common.number, width: 140 },
      common.state,
      {
        key: 'declarationNo',
        title: fields('declarationNo'),
        width: 180,
        cell: (row) => (row.declarationNo === '' ? <Nothing /> : <Code>{row.declarationNo}</Code>),
      },
      {
        key: 'orderNo',
        title: fields('orderNo'),
        width: 150,
        cell: (row) => <Code href={recordAddress('order', row.orderId)}>{row.orderNo}</Code>,
      },
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
      {
        key: 'value',
        title: fields('value'),
        width: 150,
        align: 'right',
        cell: (row) => <Money value={amount(row.value)} currency={row.currency} />,
      },
      {
        key: 'taxes',
        title: t('taxes'),
        width: 130,
        align: 'right',
        cell: (row) => <Money value={amount(row.taxes)} />,
      },
      {
        key: 'declaredOn',
        title: fields('declaredOn'),
        width: 110,
        cell: (row) => <DateText value={row.declaredOn} />,
      },
      {
        key: 'releasedOn',
        title: fields('releasedOn'),
        width: 110,
        cell: (row) => <DateText value={row.releasedOn} />,
      },
      {
        key: 'customsOffice',
        title: fields('customsOffice'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.customsOffice}</Text>,
      },
      { ...common.createdAt, isHiddenAtFirst: true },
    ],
    [fields, t, common],
  )
}

/** Why goods stand apart; ordinary goods need no word. */
export const ControlText = ({ control }: { control: DeclarationControl }) =>
  control === declarationControl.codes.none ? (
    <Nothing />
  ) : (
    <CodeText list={declarationControl} value={control} />
  )

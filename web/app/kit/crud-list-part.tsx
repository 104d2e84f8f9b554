import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { CodeField, SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { DefaultField } from '@quayside/kit/form/default-field.tsx'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterChoice } from '@quayside/kit/list/filter-choice.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { RowButtons } from '@quayside/kit/list/list-actions.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { RecordDialog, useRecordDialog } from '@quayside/kit/overlays/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { columns, options, sampleLines } from './list-samples.tsx'

const texts = (key: string, values?: { count: number }): string => (values ? `${key} ${values.count}` : key)

type Query = Partial<
  Record<'choice' | 'keyword' | 'status' | 'currency' | 'dayBegin' | 'dayEnd' | 'isDefault', string>
>
const filters = {
  choice: 'own',
  keyword: 'text',
  status: supplierStatus,
  currency: 'currency',
  day: 'days',
  isDefault: 'default',
} as const satisfies FilterTable<Query>

export function SampleCrudList() {
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: 'CrudListPage',
    name: 'product',
    entity: 'product',
    permission: 'hub-contact',
    texts,
    columns,
    list,
    fetch: () => Promise.resolve({ rows: sampleLines, total: 4_321 }),
    exportRows: () => Promise.resolve({ blob: new Blob(['']), fileName: 'sample.xlsx' }),
    removeRows: (ids) => Promise.resolve({ count: ids.length }),
  })
  return (
    <CrudListPage
      crud={crud}
      actionsWidth={140}
      filters={useFilterFields(filters, texts, {
        choice: <FilterChoice name="choice" label="Choice" all="All" options={options} />,
        keyword: 'Keyword',
      })}
      rowActions={(row) => <RowButtons actions={crud} row={row} onChange={() => crud.edit(row.id)} />}
      windows={{
        record: ({ onClose }) => (
          <RecordDrawer title="Record" onClose={onClose}>
            A record beside its list.
          </RecordDrawer>
        ),
        form: ({ onClose }) => <SampleDialog onClose={onClose} />,
      }}
    />
  )
}

const empty = {
  name: '',
  currency: 'USD',
  status: supplierStatus.codes.enabled as number,
  isDefault: 0 as number,
}

function SampleDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRecordDialog({
    entity: 'product',
    record: undefined as ({ id: string; version: number } & typeof empty) | undefined,
    empty,
    texts: (key) => key,
    label: (name) => name,
    check: () => [],
    save: () => Promise.resolve(),
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog}>
      <TextField form={form} name="name" label="Name" maxLength={40} isRequired />
      <SelectField form={form} name="currency" label="Currency" options={options} />
      <CodeField form={form} name="status" label="Status" list={supplierStatus} />
      <DefaultField form={form} label="Default" text="Use unless told otherwise" />
    </RecordDialog>
  )
}

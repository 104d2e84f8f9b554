import { LocationSave, type StorageLocation } from '@quayside/contract/office/storage.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RecordDialog, useRecordDialog } from '@quayside/kit/overlays/record-dialog.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { useLocations } from '../../lib/warehouses.ts'
import { ShownField } from './shown-field.tsx'

/** The places of a warehouse; one that is no longer used is hidden, and its lots stay there. */
export function Locations({ warehouseId }: { warehouseId: string }) {
  const t = useTranslations('officeWarehouse.location')
  const may = useMay()
  const { data = [] } = useLocations(warehouseId)
  const [editing, setEditing] = useState<StorageLocation | 'new'>()
  const isEditor = may('warehouse-edit')
  return (
    <Panel
      title={t('title')}
      actions={
        isEditor && (
          <Button size="small" onClick={() => setEditing('new')}>
            {t('new')}
          </Button>
        )
      }
    >
      <ShortTable
        rows={data}
        empty={t('empty')}
        columns={[
          { title: t('code'), isRowHead: true, cell: ({ code }) => <code>{code}</code> },
          { title: t('note'), cell: ({ note }) => note || '–' },
          { title: t('lots'), isFigure: true, cell: ({ lots }) => lots },
          {
            title: t('state'),
            cell: ({ isHidden }) => (
              <ToneTag tone={isHidden === 1 ? 'draft' : 'done'}>
                {t(isHidden === 1 ? 'hidden' : 'shown')}
              </ToneTag>
            ),
          },
          ...(isEditor
            ? [
                {
                  title: t('edit'),
                  isActions: true,
                  cell: (row: StorageLocation) => (
                    <Button look="link" size="small" onClick={() => setEditing(row)}>
                      {t('edit')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {editing !== undefined && (
        <LocationForm
          warehouseId={warehouseId}
          location={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Panel>
  )
}

type FormProps = {
  readonly warehouseId: string
  readonly location: StorageLocation | undefined
  readonly onClose: () => void
}

function LocationForm({ warehouseId, location, onClose }: FormProps) {
  const t = useTranslations('officeWarehouse.location')
  const dialog = useRecordDialog({
    entity: 'location',
    record: location,
    empty: { code: '', note: '', isHidden: 0 },
    texts: t,
    label: (name) => t(name === 'isHidden' ? 'state' : name),
    check: (values) => findingsOf(LocationSave, { warehouseId, ...values }),
    save: (values, over) =>
      api('POST warehouse/online/location/save', {
        body: { warehouseId, ...values, isHidden: values.isHidden === 1 ? 1 : 0, ...over },
      }),
    onClose,
  })
  return (
    <RecordDialog dialog={dialog}>
      <TextField
        form={dialog.form}
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        maxLength={20}
        isRequired
      />
      <TextField form={dialog.form} name="note" label={t('note')} maxLength={200} />
      <ShownField form={dialog.form} texts={t} />
    </RecordDialog>
  )
}

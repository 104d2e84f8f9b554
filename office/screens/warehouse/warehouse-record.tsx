import { warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { OfficeWarehouse } from '@quayside/contract/warehouse/warehouse.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useMay } from '../../lib/may.ts'
import { useWarehouses } from '../../lib/warehouses.ts'
import styles from './warehouse.module.css'
import { WarehouseForm } from './warehouse-form.tsx'
import { Locations } from './warehouse-locations.tsx'
import { Tariffs } from './warehouse-tariffs.tsx'

/** One warehouse with its places and what storage costs there. */
export function WarehouseRecord() {
  const t = useTranslations('officeReview')
  const { id = '' } = useWholeSearch()
  const { data, isPending } = useWarehouses()
  if (isPending) return <TableSkeleton label="…" />
  const warehouse = data?.find((each) => each.id === id)
  return warehouse ? <Warehouse warehouse={warehouse} /> : <EmptyState text={t('gone')} />
}

function Warehouse({ warehouse }: { warehouse: OfficeWarehouse }) {
  const t = useTranslations('officeWarehouse.warehouse')
  const locale = useLocale()
  const may = useMay()
  const [isEditing, setEditing] = useState(false)
  const { latitude, longitude } = warehouse
  return (
    <>
      <PageHeader
        title={warehouse.names[locale] ?? warehouse.code}
        state={
          <ToneTag tone={warehouse.isHidden ? 'draft' : 'done'}>
            {t(warehouse.isHidden ? 'hidden' : 'shown')}
          </ToneTag>
        }
        note={warehouse.code}
        {...(may('warehouse-edit') && {
          actions: <Button onClick={() => setEditing(true)}>{t('change')}</Button>,
        })}
      />
      <Panel>
        <Details>
          <CodedDetail label={t('place')} list={warehousePlace} value={warehouse.place} />
          <TextDetail label={t('hours')} value={warehouse.hours[locale]} />
          <TextDetail label={t('contact')} value={`${warehouse.contact} ${warehouse.phone}`} />
          <TextDetail
            label={t('position')}
            value={latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`}
          />
          <TextDetail label={t('address')} value={warehouse.addresses[locale]} isWide />
          <TextDetail label={t('rules')} value={warehouse.rules[locale]} isWide />
        </Details>
      </Panel>
      <div className={styles['two']}>
        <Locations warehouseId={warehouse.id} />
        {may('storage-list') && <Tariffs warehouseId={warehouse.id} />}
      </div>
      {isEditing && <WarehouseForm warehouse={warehouse} onClose={() => setEditing(false)} />}
    </>
  )
}

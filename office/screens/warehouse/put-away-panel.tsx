import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { PanelBar } from '@quayside/kit/page/panel-bar.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionBar } from '../../lib/action-bar.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { useLocationOptions } from '../../lib/warehouses.ts'
import { judgePutAway, type PutPart, storedLinesOf, wholeLines } from './put-away.ts'
import { usePutAwayColumns } from './put-away-panel.columns.tsx'
import styles from './warehouse.module.css'

type Props = { readonly inbound: InboundReview; readonly onClose: () => void }

/** Where the received goods are put; a line may be split over several places and lots. */
export function PutAwayPanel({ inbound, onClose }: Props) {
  const t = useTranslations('officeWarehouse.putAway')
  const goOn = useGoOn('inbound', inbound.id)
  const locations = useLocationOptions(inbound.warehouseId)
  const { lines } = inbound
  const [parts, setParts] = useState<readonly PutPart[]>(() => wholeLines(lines))
  const [isSaving, setSaving] = useState(false)
  const judged = judgePutAway(lines, parts)
  const columns = usePutAwayColumns({ inbound, parts, wrong: judged.wrong, onChange: setParts })
  async function save(): Promise<void> {
    setSaving(true)
    try {
      await takeStep('inbound', inbound.id, 'store', { lines: storedLinesOf(parts) })
      onClose()
      await goOn({ isSettled: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSaving(false)
    }
  }
  return (
    <section className="q-panel" aria-label={t('title')}>
      <PanelBar>
        <h2>{t('title')}</h2>
        <div className={styles['tools']}>
          <Select
            aria-label={t('all')}
            placeholder={t('all')}
            style={{ width: 200 }}
            value={null}
            options={locations}
            onChange={(locationId) =>
              setParts(parts.map((part) => ({ ...part, locationId: locationId ?? '' })))
            }
          />
        </div>
      </PanelBar>
      <div className={styles['parts']}>
        <ShortTable rows={parts} keyOf={({ key }) => key} columns={columns} />
      </div>
      <ActionBar
        title={t('title')}
        facts={[
          { text: t('lots', { lots: judged.lots, places: judged.places }) },
          ...(judged.loose > 0 ? [{ text: t('loose', { count: judged.loose }) }] : []),
          ...(judged.wrong.size > 0
            ? [{ text: t('wrong', { count: judged.wrong.size }), isWrong: true }]
            : []),
        ]}
        leave={{ label: t('leave'), run: onClose }}
        action={{
          label: t('save', { count: judged.lots }),
          isDisabled: judged.wrong.size > 0 || parts.length === 0,
          isBusy: isSaving,
          run: () => void save(),
        }}
      />
    </section>
  )
}

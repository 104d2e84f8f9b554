import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { Button } from '@quayside/kit/button.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { PanelBar } from '@quayside/kit/panel-bar.tsx'
import { Select } from '@quayside/kit/select.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionBar } from '../../lib/action-bar.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { useLocationOptions } from '../../lib/warehouses.ts'
import { judgePutAway, type PutPart, split, storedLinesOf, wholeLines } from './put-away.ts'
import styles from './warehouse.module.css'

type Props = { readonly inbound: InboundReview; readonly onClose: () => void }

/** Where the received goods are put; a line may be split over several places and lots. */
export function PutAwayPanel({ inbound, onClose }: Props) {
  const t = useTranslations('officeWarehouse.putAway')
  const fields = useTranslations('warehouseFields.inboundLine')
  const stock = useTranslations('warehouseFields.stock')
  const texts = useFindingTexts()
  const goOn = useGoOn('warehouseIn', inbound.id)
  const locations = useLocationOptions(inbound.warehouseId)
  const { lines } = inbound
  const [parts, setParts] = useState<readonly PutPart[]>(() => wholeLines(lines))
  const [isSaving, setSaving] = useState(false)
  const judged = judgePutAway(lines, parts)
  const lineOf = (part: PutPart) => lines.find(({ id }) => id === part.lineId)
  const isFirst = (part: PutPart): boolean =>
    parts.find(({ lineId }) => lineId === part.lineId)?.key === part.key
  const change = (part: PutPart, values: Partial<PutPart>): void =>
    setParts(parts.map((each) => (each.key === part.key ? { ...each, ...values } : each)))
  const text = (key: 'palletNumber' | 'lotNumber' | 'batchNumber' | 'dateCode', maxLength: number) => ({
    title: fields(key),
    cell: (part: PutPart) => (
      <input
        className={`q-cell-entry ${styles['cell']}`}
        aria-label={`${fields(key)} ${lineOf(part)?.model ?? ''}`}
        maxLength={maxLength}
        value={part[key]}
        onChange={(event) => change(part, { [key]: event.target.value })}
      />
    ),
  })
  async function save(): Promise<void> {
    setSaving(true)
    try {
      await takeStep('warehouseIn', inbound.id, 'store', { lines: storedLinesOf(parts) })
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
        <ShortTable
          rows={parts}
          keyOf={({ key }) => key}
          columns={[
            {
              title: fields('model'),
              isRowHead: true,
              cell: (part) => (isFirst(part) ? <code>{lineOf(part)?.model}</code> : '↳'),
            },
            {
              title: t('received'),
              cell: (part) => (isFirst(part) ? showNumber(lineOf(part)?.receivedQty ?? '0') : ''),
            },
            {
              title: t('qty'),
              cell: (part) => {
                const finding = judged.wrong.get(part.lineId)
                return (
                  <input
                    className={`q-cell-entry ${styles['cell']}`}
                    data-number
                    aria-label={t('qtyOf', { model: lineOf(part)?.model ?? '' })}
                    aria-invalid={finding !== undefined}
                    title={finding && texts([{ ...finding, path: 'qty' }])['qty']}
                    inputMode="decimal"
                    maxLength={16}
                    value={part.qty}
                    onChange={(event) => change(part, { qty: event.target.value })}
                  />
                )
              },
            },
            {
              title: stock('location'),
              cell: (part) => (
                <div className={styles['place']}>
                  <Select
                    aria-label={t('placeOf', { model: lineOf(part)?.model ?? '' })}
                    placeholder={t('noPlace')}
                    isClearable
                    value={part.locationId || null}
                    options={locations}
                    onChange={(locationId) => change(part, { locationId: locationId ?? '' })}
                  />
                </div>
              ),
            },
            text('palletNumber', 60),
            text('lotNumber', 60),
            text('batchNumber', 60),
            text('dateCode', 20),
            {
              title: t('split'),
              isActions: true,
              cell: (part) => {
                const line = lineOf(part)
                if (!line) return null
                return isFirst(part) ? (
                  <Button size="small" onClick={() => setParts(split(parts, line, crypto.randomUUID()))}>
                    {t('split')}
                  </Button>
                ) : (
                  <Button size="small" onClick={() => setParts(parts.filter(({ key }) => key !== part.key))}>
                    {t('drop')}
                  </Button>
                )
              },
            },
          ]}
        />
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

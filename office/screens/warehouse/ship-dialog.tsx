import { type OutboundReview, ShipOutbound } from '@quayside/contract/office/warehouse.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { type Quantities, QuantityEntry } from '@quayside/kit/inputs/quantity-entry.tsx'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { lotsOf, openLots, pickedOf } from './shipment.ts'
import styles from './warehouse.module.css'

type Values = { lots: Quantities; vehicle: string; expressNumber: string }

/** How much of each reserved lot leaves now; what was picked with the scanner is filled in. */
export function ShipDialog({ outbound, onClose }: { outbound: OutboundReview; onClose: () => void }) {
  const t = useTranslations('officeWarehouse.ship')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('outbound', outbound.id)
  const rows = openLots(outbound)
  const bodyOf = ({ lots, vehicle, expressNumber }: Values) => ({
    lots: lotsOf(lots),
    vehicle,
    expressNumber,
  })
  const form = useForm<Values>({
    initial: { lots: pickedOf(outbound), vehicle: '', expressNumber: '' },
    check: (values) => textsOf(findingsOf(ShipOutbound, bodyOf(values))),
  })
  const given = lotsOf(form.values.lots)
  const isAll = rows.every(({ id, open }) => Number(form.values.lots[id]) === Number(open))
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('outbound', outbound.id, 'ship', bodyOf(values))
      onClose()
      await goOn({ isSettled: isAll })
    })
  const errors = Object.fromEntries(
    Object.entries(form.errors).flatMap(([path, text]) => {
      const lot = path.startsWith('lots.') ? given[Number(path.split('.')[1])] : undefined
      return lot ? [[`${lot.lineId} ${lot.lotId}`, text]] : []
    }),
  )
  return (
    <Dialog
      title={t('title', { number: outbound.number })}
      width={760}
      isSticky
      action={{
        label: t(isAll ? 'shipAll' : 'shipPart', { qty: showNumber(sumTexts(given.map(({ qty }) => qty))) }),
        isBusy: form.isSaving,
        isDisabled: given.length === 0,
        run: () => void save().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p className={styles['note']}>{t(isAll ? 'effectAll' : 'effectPart')}</p>
      <QuantityEntry
        rows={rows}
        values={form.values.lots}
        errors={errors}
        texts={{ name: t('lot'), open: t('reserved'), now: t('now') }}
        onChange={(lots) => form.set('lots', lots)}
      />
      <div className="q-fields q-fields-narrow">
        <TextField form={form} name="vehicle" label={t('vehicle')} maxLength={60} />
        <TextField form={form} name="expressNumber" label={t('expressNumber')} maxLength={60} />
      </div>
    </Dialog>
  )
}

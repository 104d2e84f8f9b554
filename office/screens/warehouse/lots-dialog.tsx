import { BlockLots, GradeLots, MoveLots } from '@quayside/contract/office/stock.ts'
import { lotQuality } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { CodeField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { QuantityEntry } from '@quayside/kit/inputs/quantity-entry.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useLocationOptions, useWarehouseOptions } from '../../lib/warehouses.ts'
import { type Lot, type LotsAction, type LotsValues, lotsBodyOf, mostOf } from './lots-values.ts'

type Props = {
  readonly action: LotsAction
  readonly lots: readonly Lot[]
  readonly onDone?: () => void
  readonly onClose: () => void
}

const schemas = { move: MoveLots, block: BlockLots, unblock: BlockLots, grade: GradeLots } as const

/** Several lots at once, all of them or none: to another place, or kept from being taken, or free again. */
export function LotsDialog({ action, lots, onDone, onClose }: Props) {
  const t = useTranslations('officeWarehouse.stock')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const warehouses = useWarehouseOptions()
  const most = mostOf[action]
  const [first] = lots
  const bodyOf = (values: LotsValues) => lotsBodyOf(action, lots, values)
  const form = useForm<LotsValues>({
    initial: {
      lots: Object.fromEntries(lots.map((lot) => [lot.id, most(lot)])),
      warehouseId: first?.warehouseId ?? '',
      locationId: '',
      quality: lotQuality.codes.damaged,
      reason: '',
    },
    check: (values) => textsOf(findingsOf(schemas[action], bodyOf(values))),
  })
  const locations = useLocationOptions(form.values.warehouseId)
  const { lots: sent } = bodyOf(form.values)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const body = bodyOf(values)
      if (action === 'move') await api('POST warehouse/online/stock/move', { body: body as MoveLots })
      else if (action === 'grade') await api('POST warehouse/online/stock/grade', { body: body as GradeLots })
      else if (action === 'block') await api('POST warehouse/online/stock/block', { body: body as BlockLots })
      else await api('POST warehouse/online/stock/unblock', { body: body as BlockLots })
      showToast({ kind: 'success', text: t(`done.${action}`, { count: body.lots.length }) })
      onDone?.()
      onClose()
      await queries.invalidateQueries({ queryKey: ['stock'] })
    })
  const errors = Object.fromEntries(
    Object.entries(form.errors).flatMap(([path, text]) => {
      const lot = path.startsWith('lots.') ? sent[Number(path.split('.')[1])] : undefined
      return lot ? [[lot.lotId, text]] : []
    }),
  )
  return (
    <Dialog
      title={t(`actions.${action}`)}
      width={720}
      isSticky
      action={{
        label: t(`run.${action}`, { count: sent.length }),
        isBusy: form.isSaving,
        isDisabled: sent.length === 0,
        run: () => void save().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p className="q-page-note">{t(`effect.${action}`)}</p>
      {action === 'move' && (
        <div className="q-fields q-fields-narrow">
          <Field form={form} name="warehouseId" label={t('toWarehouse')} isRequired>
            {(control) => (
              <SelectInput
                control={{
                  ...control,
                  set: (warehouseId) => {
                    control.set(warehouseId)
                    form.set('locationId', '')
                  },
                }}
                options={warehouses}
              />
            )}
          </Field>
          <Field form={form} name="locationId" label={t('toLocation')}>
            {(control) => <SelectInput control={control} options={locations} placeholder={t('noLocation')} />}
          </Field>
        </div>
      )}
      {action === 'grade' && (
        <div className="q-fields q-fields-narrow">
          <CodeField form={form} name="quality" label={t('quality')} list={lotQuality} isRequired />
        </div>
      )}
      <QuantityEntry
        rows={lots.map((lot) => ({
          id: lot.id,
          name: lot.number,
          note: [lot.model, lot.location].filter(Boolean).join(' · '),
          open: most(lot),
        }))}
        values={form.values.lots}
        errors={errors}
        texts={{ name: t('lot'), open: t(`most.${action}`), now: t('qty') }}
        onChange={(typed) => form.set('lots', typed)}
      />
      <div className="q-fields q-fields-narrow">
        <TextField
          form={form}
          name="reason"
          label={t('reason')}
          isRequired={action !== 'move'}
          maxLength={500}
          isWide
        />
      </div>
    </Dialog>
  )
}

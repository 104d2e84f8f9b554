import { MeasureLots } from '@quayside/contract/office/stock.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { type MeasuredLots, type MeasureKey, measureKeys, measuresBodyOf } from './measure-values.ts'

type Props = {
  readonly lots: readonly { readonly id: string; readonly number: string; readonly model: string }[]
  readonly onDone?: () => void
  readonly onClose: () => void
}

type Values = { lots: MeasuredLots; reason: string }

/** Packages, weight and volume of several lots, which storage is charged by. */
export function MeasureDialog({ lots, onDone, onClose }: Props) {
  const t = useTranslations('officeWarehouse.stock')
  const fields = useTranslations('warehouseFields.inboundLine')
  const stock = useTranslations('warehouseFields.stock')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const form = useForm<Values>({
    initial: { lots: {}, reason: '' },
    check: (values) => textsOf(findingsOf(MeasureLots, measuresBodyOf(lots, values))),
  })
  const { lots: sent } = measuresBodyOf(lots, form.values)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await api('POST warehouse/online/stock/measure', { body: measuresBodyOf(lots, values) })
      showToast({ kind: 'success', text: t('measured', { count: sent.length }) })
      onDone?.()
      onClose()
      await Promise.all(
        ['stock', 'storageCharge'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      )
    })
  const errorOf = (lotId: string, key: MeasureKey): string | undefined =>
    form.errors[`lots.${sent.findIndex((lot) => lot.lotId === lotId)}.${key}`]
  const entry = (key: MeasureKey) => ({
    title: fields(key),
    cell: ({ id, number }: Props['lots'][number]) => (
      <>
        <Input
          value={form.values.lots[id]?.[key] ?? ''}
          maxLength={15}
          inputMode="decimal"
          aria-label={`${number} ${fields(key)}`}
          aria-invalid={errorOf(id, key) !== undefined}
          onChange={({ target }) =>
            form.set('lots', {
              ...form.values.lots,
              [id]: { ...form.values.lots[id], [key]: target.value },
            })
          }
        />
        {errorOf(id, key) !== undefined && <div className="q-field-error">{errorOf(id, key)}</div>}
      </>
    ),
  })
  return (
    <Dialog
      title={t('measure')}
      width={860}
      isSticky
      action={{
        label: t('saveMeasures', { count: sent.length }),
        isBusy: form.isSaving,
        isDisabled: sent.length === 0,
        run: () => void save().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p className="q-page-note">{t('measureEffect')}</p>
      <ShortTable
        rows={lots}
        columns={[
          { title: stock('number'), isRowHead: true, cell: ({ number }) => number },
          { title: stock('model'), cell: ({ model }) => model },
          ...measureKeys.map(entry),
        ]}
      />
      <div className="q-fields q-fields-narrow">
        <TextField form={form} name="reason" label={t('reason')} maxLength={500} isWide />
      </div>
    </Dialog>
  )
}

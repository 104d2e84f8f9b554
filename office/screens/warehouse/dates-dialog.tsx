import { DateLots } from '@quayside/contract/office/stock.ts'
import { checkGoodsOrder } from '@quayside/contract/warehouse/goods-days.ts'
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
import { type DatedLot, type DayKey, datesBodyOf, dayKeys, type TypedDays } from './dates-values.ts'

type Lot = DatedLot & { readonly number: string; readonly model: string }
type Props = { readonly lots: readonly Lot[]; readonly onDone?: () => void; readonly onClose: () => void }
type Values = { lots: TypedDays; reason: string }

/** When the goods of several lots were made and until when they are good, as it is printed on them. */
export function DatesDialog({ lots, onDone, onClose }: Props) {
  const t = useTranslations('officeWarehouse.stock')
  const stock = useTranslations('warehouseFields.stock')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const dayOf = (lot: Lot, key: DayKey, values: Values): string =>
    values.lots[lot.id]?.[key] ?? lot[key] ?? ''
  const form = useForm<Values>({
    initial: { lots: {}, reason: '' },
    check(values) {
      const body = datesBodyOf(lots, values)
      return textsOf([
        ...findingsOf(DateLots, body),
        ...body.lots.flatMap(({ lotId }, place) => {
          const lot = lots.find(({ id }) => id === lotId)
          if (!lot) return []
          const days = {
            producedOn: dayOf(lot, 'producedOn', values),
            expiresOn: dayOf(lot, 'expiresOn', values),
          }
          return checkGoodsOrder(days, (name) => `lots.${place}.${name}`)
        }),
      ])
    },
  })
  const { lots: sent } = datesBodyOf(lots, form.values)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await api('POST warehouse/online/stock/date', { body: datesBodyOf(lots, values) })
      showToast({ kind: 'success', text: t('dated', { count: sent.length }) })
      onDone?.()
      onClose()
      await queries.invalidateQueries({ queryKey: ['stock'] })
    })
  const errorOf = (lotId: string, key: DayKey): string | undefined =>
    form.errors[`lots.${sent.findIndex((lot) => lot.lotId === lotId)}.${key}`]
  const entry = (key: DayKey) => ({
    title: stock(key),
    cell: (lot: Lot) => (
      <>
        <Input
          type="date"
          value={dayOf(lot, key, form.values)}
          aria-label={`${lot.number} ${stock(key)}`}
          aria-invalid={errorOf(lot.id, key) !== undefined}
          onChange={({ target }) =>
            form.set('lots', {
              ...form.values.lots,
              [lot.id]: { ...form.values.lots[lot.id], [key]: target.value },
            })
          }
        />
        {errorOf(lot.id, key) !== undefined && <div className="q-field-error">{errorOf(lot.id, key)}</div>}
      </>
    ),
  })
  return (
    <Dialog
      title={t('date')}
      width={720}
      isSticky
      action={{
        label: t('saveDates', { count: sent.length }),
        isBusy: form.isSaving,
        isDisabled: sent.length === 0,
        run: () => void save().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p className="q-page-note">{t('dateEffect')}</p>
      <ShortTable
        rows={lots}
        columns={[
          { title: stock('number'), isRowHead: true, cell: ({ number }) => number },
          { title: stock('model'), cell: ({ model }) => model },
          ...dayKeys.map(entry),
        ]}
      />
      <div className="q-fields q-fields-narrow">
        <TextField form={form} name="reason" label={t('reason')} maxLength={500} isWide isRequired />
      </div>
    </Dialog>
  )
}

import { TariffSave } from '@quayside/contract/office/storage.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { CodeField, SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { UnitPrice } from '@quayside/kit/record/money.tsx'
import { CodeText, ToneTag, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'

/** What storage costs; a tariff is never changed, another one takes its place from a day on. */
export function Tariffs({ warehouseId }: { warehouseId: string }) {
  const t = useTranslations('officeWarehouse.tariff')
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const { data = [] } = useQuery({
    queryKey: ['tariff', warehouseId],
    queryFn: () => api('GET warehouse/online/tariff/list', { query: { warehouseId } }, { isQuiet: true }),
  })
  const current = data.find(({ validFrom }) => validFrom <= today())?.id
  return (
    <Panel
      title={t('title')}
      actions={
        may('storage-edit') && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('new')}
          </Button>
        )
      }
    >
      <ShortTable
        rows={data}
        empty={t('empty')}
        columns={[
          {
            title: t('validFrom'),
            isRowHead: true,
            cell: ({ id, validFrom }) => (
              <>
                {validFrom}&ensp;{id === current && <ToneTag tone="done">{t('current')}</ToneTag>}
              </>
            ),
          },
          { title: t('freeDays'), isFigure: true, cell: ({ freeDays }) => freeDays },
          { title: t('unit'), cell: ({ unit }) => <CodeText list={tariffUnit} value={unit} /> },
          {
            title: t('rate'),
            isFigure: true,
            cell: ({ rate, currency }) => <UnitPrice value={rate} currency={currency} />,
          },
        ]}
      />
      {isAdding && <TariffForm warehouseId={warehouseId} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

type Values = { validFrom: string; freeDays: string; unit: number; rate: string; currency: string }

function TariffForm({ warehouseId, onClose }: { warehouseId: string; onClose: () => void }) {
  const t = useTranslations('officeWarehouse.tariff')
  const queries = useQueryClient()
  const currencies = useCurrencyOptions()
  const bodyOf = (values: Values) => ({
    ...values,
    warehouseId,
    freeDays: /^\d{1,4}$/.test(values.freeDays.trim()) ? Number(values.freeDays) : Number.NaN,
    rate: values.rate.trim(),
  })
  const { form, dialog } = useFormDialog<Values>({
    name: `office.tariff.${warehouseId}`,
    initial: { validFrom: today(), freeDays: '14', unit: tariffUnit.codes.pallet, rate: '', currency: 'RMB' },
    check: (values) => findingsOf(TariffSave, bodyOf(values)),
    send: async (values) => {
      await api('POST warehouse/online/tariff/save', { body: bodyOf(values) as TariffSave })
      showToast({ kind: 'success', text: t('saved') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['tariff'] }),
    onClose,
  })
  return (
    <FormDialog {...dialog} title={t('new')} saveLabel={t('save')}>
      <Field form={form} name="validFrom" label={t('validFrom')} hint={t('validFromHint')} isRequired>
        {(control) => <DayInput control={control} />}
      </Field>
      <TextField form={form} name="freeDays" label={t('freeDays')} maxLength={4} isRequired />
      <CodeField form={form} name="unit" label={t('unit')} list={tariffUnit} />
      <TextField form={form} name="rate" label={t('rate')} hint={t('rateHint')} maxLength={16} isRequired />
      <SelectField form={form} name="currency" label={t('currency')} options={currencies} isRequired />
    </FormDialog>
  )
}

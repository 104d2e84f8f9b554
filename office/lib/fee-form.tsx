import { feeAmount, feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import { feeUnit } from '@quayside/contract/finance/finance.codes.ts'
import { formatAmount, isRate, type Rate, times } from '@quayside/contract/kernel/money.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { ChoiceInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeOptions, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from './api.ts'
import { useEntries } from './entry-names.ts'
import styles from './fee-form.module.css'
import { checkFee, type FeeValues, feeDraftOf } from './fee-values.ts'
import { withoutPrefix } from './field-paths.ts'
import { CompanyPicker, OrderPicker } from './pickers.tsx'

type Props = {
  /** Without them the form asks for an order or a customer. */
  readonly orders?: readonly { readonly id: string; readonly orderNo: string }[]
  readonly onClose: () => void
}

/** A fee on one order or customer, or the same fee on each of many orders. */
export function FeeForm({ orders = [], onClose }: Props) {
  const t = useTranslations('officeFinance.fee')
  const finance = useTranslations('officeFinance')
  const fields = useTranslations('financeFields.fee')
  const kinds = useEntries(String(feeKinds))
  const currencies = useCurrencyOptions()
  const codeOptions = useCodeOptions()
  const queries = useQueryClient()
  const isMany = orders.length > 0
  const { form, dialog } = useFormDialog<FeeValues>({
    name: isMany ? 'office.fees' : 'office.fee',
    initial: {
      on: 'order',
      orderId: '',
      companyId: '',
      kind: '',
      currency: 'RMB',
      quantity: '1',
      unit: '',
      unitPrice: '',
      chargedOn: today(),
      note: '',
    },
    check: (values) => checkFee(values, isMany),
    send: async (given) => {
      const fees = isMany ? orders.map(({ id }) => feeDraftOf(given, id)) : [feeDraftOf(given)]
      await withoutPrefix(/^fees\.\d+\./, api('POST finance/online/cost/chargeMany', { body: { fees } }))
      showToast({ kind: 'success', text: t('saved') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['fee'] }),
    onClose,
  })
  const { values } = form
  const count = isMany ? orders.length : 1
  const one = isRate(values.quantity) && isRate(values.unitPrice) ? feeAmount(values) : undefined
  const sum = one && `${values.currency} ${formatAmount(times(one, String(count) as Rate))}`

  return (
    <FormDialog
      {...dialog}
      title={isMany ? t('onMany', { count }) : t('charge')}
      saveLabel={sum === undefined ? t('charge') : t('save', { sum })}
    >
      {isMany ? (
        <p className={`q-form-note ${styles['orders']}`}>
          {orders.map(({ orderNo }) => orderNo).join(' · ')}
        </p>
      ) : (
        <>
          <Field form={form} name="on" label={t('on')} isWide>
            {(control) => (
              <ChoiceInput
                control={control}
                options={[
                  { value: 'order', label: t('onOrder') },
                  { value: 'company', label: t('onCompany') },
                ]}
              />
            )}
          </Field>
          {values.on === 'order' ? (
            <Field form={form} name="orderId" label={finance('order')} isRequired isWide>
              {(control) => <OrderPicker control={control} label={finance('order')} />}
            </Field>
          ) : (
            <Field form={form} name="companyId" label={finance('company')} isRequired isWide>
              {(control) => <CompanyPicker control={control} label={finance('company')} />}
            </Field>
          )}
        </>
      )}
      <SelectField form={form} name="kind" label={fields('kind')} options={kinds} isRequired />
      <SelectField form={form} name="currency" label={fields('currency')} options={currencies} isRequired />
      <TextField form={form} name="quantity" label={fields('quantity')} maxLength={20} isRequired />
      <TextField form={form} name="unitPrice" label={fields('unitPrice')} maxLength={20} isRequired />
      <SelectField form={form} name="unit" label={fields('unit')} options={codeOptions(feeUnit)} />
      <Field form={form} name="chargedOn" label={fields('chargedOn')} isRequired>
        {(control) => <DayInput control={control} />}
      </Field>
      <TextField form={form} name="note" label={fields('note')} maxLength={500} isWide />
      {sum !== undefined && (
        <p className="q-form-note" role="status">
          {isMany ? t('each', { count, sum }) : t('one', { sum })}
        </p>
      )}
    </FormDialog>
  )
}

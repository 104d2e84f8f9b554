import { feeAmount } from '@quayside/contract/finance/fee.rules.ts'
import { feeUnit } from '@quayside/contract/finance/finance.codes.ts'
import { QuotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import { formatAmount, isRate } from '@quayside/contract/kernel/money.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useCodeOptions, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'

type Values = { currency: string; unitPrice: string; feeQuantity: string; feeUnit: string; note: string }
type FieldName = 'unitPrice' | 'currency' | 'feeQuantity' | 'feeUnit'

type Props = {
  readonly record: {
    readonly id: string
    readonly number: string
    readonly currency: string
    readonly unitPrice: string | null
    readonly feeQuantity: string | null
    readonly feeUnit: string
  }
  /** The quantity that is offered where none was set. */
  readonly quantity?: string
  readonly label: string
  readonly labelOf: (name: FieldName) => string
  /** Where the customer reads an explanation of the price. */
  readonly noteLabel?: string
  readonly effect?: string
  readonly onSave: (fee: QuotedFee) => Promise<unknown>
  readonly onClose: () => void
}

/** What a document costs: unit price, quantity and unit, with the amount that follows from them. */
export function FeeDialog(props: Props) {
  const { record, quantity = '1', label, labelOf, noteLabel, effect, onSave, onClose } = props
  const currencies = useCurrencyOptions()
  const choices = useCodeOptions()
  const { form, dialog } = useFormDialog<Values>({
    name: `office.fee.${record.number}`,
    initial: {
      currency: record.currency || 'RMB',
      unitPrice: record.unitPrice ?? '',
      feeQuantity: record.feeQuantity ?? quantity,
      feeUnit: record.feeUnit,
      note: '',
    },
    check: (values) => findingsOf(QuotedFee, values),
    send: (values) => onSave(QuotedFee.parse(values)),
    onClose,
  })
  const { currency, unitPrice, feeQuantity } = form.values
  const sum =
    isRate(unitPrice) && isRate(feeQuantity)
      ? `${currency} ${formatAmount(feeAmount({ currency, quantity: feeQuantity, unitPrice }))}`
      : undefined
  return (
    <FormDialog
      {...dialog}
      title={`${label} ${record.number}`}
      saveLabel={sum === undefined ? label : `${label} · ${sum}`}
    >
      <TextField form={form} name="unitPrice" label={labelOf('unitPrice')} maxLength={20} isRequired />
      <SelectField form={form} name="currency" label={labelOf('currency')} options={currencies} isRequired />
      <TextField form={form} name="feeQuantity" label={labelOf('feeQuantity')} maxLength={20} isRequired />
      <SelectField form={form} name="feeUnit" label={labelOf('feeUnit')} options={choices(feeUnit)} />
      {noteLabel !== undefined && (
        <TextField form={form} name="note" label={noteLabel} maxLength={500} isWide />
      )}
      {effect !== undefined && (
        <p className="q-form-note" role="status">
          {effect}
        </p>
      )}
    </FormDialog>
  )
}

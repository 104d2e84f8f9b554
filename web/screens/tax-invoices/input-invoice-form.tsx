import { type Amount, formatAmount, isAmount, roundAmount } from '@quayside/contract/kernel/money.ts'
import { checkInputInvoice, inputTotals } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import { type InputInvoiceDetail, InputInvoiceSave } from '@quayside/contract/tax-invoices/input-invoice.ts'
import { readInvoiceCode } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { taxOf } from '@quayside/contract/tax-invoices/vat.ts'
import { AttachmentField } from '@quayside/kit/attachment-field.tsx'
import { Button } from '@quayside/kit/button.tsx'
import { TextField } from '@quayside/kit/common-fields.tsx'
import type { StoredFile } from '@quayside/kit/context.tsx'
import type { FormProps } from '@quayside/kit/crud-list.tsx'
import { DayInput } from '@quayside/kit/date-inputs.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import type { Form } from '@quayside/kit/form.ts'
import { Input } from '@quayside/kit/input.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/record-dialog.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'
import { today } from '@quayside/kit/today.ts'
import Big from 'big.js'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useInputInvoice } from './input-invoice-record.tsx'
import { emptyInputLine, InputLineFields, type InputLineValues } from './input-line-fields.tsx'
import styles from './tax-invoices.module.css'

type Values = {
  invoiceCode: string
  invoiceNo: string
  sellerName: string
  sellerTaxNo: string
  issuedOn: string
  amount: string
  note: string
  lines: readonly InputLineValues[]
  files: readonly StoredFile[]
}

const empty = (): Values => ({
  invoiceCode: '',
  invoiceNo: '',
  sellerName: '',
  sellerTaxNo: '',
  issuedOn: today(),
  amount: '',
  note: '',
  lines: [emptyInputLine('line-1')],
  files: [],
})
const valuesOf = (invoice: InputInvoiceDetail): Values => ({
  invoiceCode: invoice.invoiceCode,
  invoiceNo: invoice.invoiceNo,
  sellerName: invoice.sellerName,
  sellerTaxNo: invoice.sellerTaxNo,
  issuedOn: invoice.issuedOn,
  amount: invoice.amount,
  note: invoice.note,
  lines: invoice.lines.map(
    ({ id: _id, position: _position, matchedQty: _qty, matches: _matches, rate, ...line }) => ({
      ...line,
      rate: String(rate),
    }),
  ),
  files: invoice.attachments.map(toStoredFile),
})
const bodyOf = ({ files, lines, ...values }: Values) => ({
  ...values,
  lines: lines.map(({ rate, ...line }) => ({ ...line, rate: Number(rate) as 13 })),
  attachments: { 'input-invoice': files.map(({ id }) => id) },
})

export default function InputInvoiceForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useInputInvoice(id)}>
      {(invoice) => <InvoiceForm invoice={invoice} onClose={onClose} />}
    </WholeRecord>
  )
}

function InvoiceForm({ invoice, onClose }: { invoice: InputInvoiceDetail | undefined; onClose: () => void }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const dialog = useRecordDialog<Values, InputInvoiceDetail>({
    entity: 'inputInvoice',
    record: invoice,
    empty: empty(),
    valuesOf,
    texts: t,
    label: (name) => (name === 'lines' ? t('lines') : name === 'files' ? t('file') : fields(name)),
    say: {
      lines: (lines) => String(lines.length),
      files: (files) => files.map(({ name }) => name).join(', '),
    },
    check: (values) => {
      const wrong = findingsOf(InputInvoiceSave, bodyOf(values))
      return wrong.length > 0 ? wrong : checkInputInvoice(bodyOf(values) as never)
    },
    save: (values, over) =>
      api('POST tax/online/inputInvoice/save', { body: { ...over, ...bodyOf(values) } }),
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog}>
      {!invoice && <ScanField form={form} />}
      <TextField form={form} name="invoiceNo" label={fields('invoiceNo')} maxLength={20} isRequired />
      <TextField form={form} name="invoiceCode" label={fields('invoiceCode')} maxLength={12} />
      <TextField form={form} name="sellerName" label={fields('sellerName')} maxLength={200} isRequired />
      <TextField form={form} name="sellerTaxNo" label={fields('sellerTaxNo')} maxLength={20} isRequired />
      <Field form={form} name="issuedOn" label={fields('issuedOn')} isRequired>
        {(control) => <DayInput control={control} latest={today()} />}
      </Field>
      <TextField form={form} name="amount" label={fields('amount')} maxLength={20} isRequired />
      <LinesField form={form} />
      <Field form={form} name="files" label={t('file')} isWide>
        {(control) => <AttachmentField control={control} label={t('file')} />}
      </Field>
      <TextField form={form} name="note" label={fields('note')} maxLength={500} isWide />
    </RecordDialog>
  )
}

/** The text of the invoice's QR code fills in its number and day. */
function ScanField({ form }: { form: Form<Values> }) {
  const t = useTranslations('taxInvoiceScreens.input')
  return (
    <label className={styles['wide']}>
      {t('scan')}
      <Input
        placeholder={t('scanHint')}
        maxLength={300}
        onChange={(event) => {
          const read = readInvoiceCode(event.target.value)
          if (!read) return
          form.set('invoiceCode', read.invoiceCode)
          form.set('invoiceNo', read.invoiceNo)
          form.set('issuedOn', read.issuedOn)
        }}
      />
    </label>
  )
}

/** Amount and tax follow quantity, price and rate until they are typed. */
function computed(line: InputLineValues): InputLineValues {
  if (!/^\d+(\.\d+)?$/.test(line.qty) || !/^\d+(\.\d+)?$/.test(line.price)) return line
  const amount = roundAmount(new Big(line.qty).times(line.price))
  return { ...line, amount, tax: taxOf(amount, Number(line.rate)) }
}

function LinesField({ form }: { form: Form<Values> }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const { lines } = form.values
  const isWhole = lines.every(({ amount, tax }) => isAmount(amount) && isAmount(tax))
  const total = isWhole
    ? inputTotals(lines as readonly (InputLineValues & { amount: Amount; tax: Amount })[]).amount
    : undefined
  const change = (next: readonly InputLineValues[]) => form.set('lines', next)
  return (
    <div className={styles['wide']}>
      {lines.map((line, place) => (
        <InputLineFields
          key={line.key}
          line={line}
          place={place}
          errorOf={(field) => form.errors[`lines.${place}.${field}`]}
          onChange={(typed) => {
            const follows = 'qty' in typed || 'price' in typed || 'rate' in typed
            const next = { ...line, ...typed }
            change(lines.map((each, index) => (index === place ? (follows ? computed(next) : next) : each)))
          }}
          {...(lines.length > 1 && { onRemove: () => change(lines.filter((_, index) => index !== place)) })}
        />
      ))}
      <Button
        size="small"
        onClick={() => change([...lines, emptyInputLine(`line-${Date.now().toString(36)}`)])}
      >
        {t('addLine')}
      </Button>{' '}
      {total && <span role="status">{t('sum', { sum: `RMB ${formatAmount(total)}` })}</span>}
    </div>
  )
}

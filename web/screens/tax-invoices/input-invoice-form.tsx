import { type Amount, formatAmount, isAmount } from '@quayside/contract/kernel/money.ts'
import { inputTotals } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import type { InputInvoiceDetail } from '@quayside/contract/tax-invoices/input-invoice.ts'
import {
  confirmationState,
  confirmationStateTone,
  inputAnomaly,
} from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { readInvoiceCode } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { AttachmentField, pictureEndings } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { LinesFormPage } from '@quayside/kit/lines-form/lines-form-page.tsx'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useWrong } from '@quayside/kit/lines-form/use-wrong.ts'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { DayField, TextField } from '../../lib/transport/fields.tsx'
import { EInvoiceField } from './e-invoice-field.tsx'
import { InputInvoiceLines } from './input-invoice-lines.tsx'
import { type InputInvoiceForm as Form, useInputInvoiceForm } from './use-input-invoice-form.ts'

/** The original of a digital invoice is its XML or OFD. */
const fileEndings = [...pictureEndings, 'xml', 'ofd']

type Props = {
  readonly invoice?: InputInvoiceDetail | undefined
  readonly onEntered: (saved: Known) => void
}

/** A supplier's invoice: its head, the text of its QR code, its lines as a sheet, its file. */
export function InputInvoiceForm({ invoice, onEntered }: Props) {
  const t = useTranslations('taxInvoiceScreens.input')
  const codeText = useCodeText()
  const editor = useInputInvoiceForm(invoice, onEntered)
  const wrong = useWrong(editor)
  return (
    <LinesFormPage
      editor={editor}
      header={{
        title: invoice ? t('editTitle', { number: invoice.number }) : t('new'),
        state: invoice && (
          <StateTag list={confirmationState} tones={confirmationStateTone} value={invoice.state} />
        ),
      }}
      may={{ save: false, submit: { label: t('save'), confirm: t('saveConfirm') } }}
      wrong={wrong}
      labelOf={editor.labelOf}
    >
      {invoice && invoice.anomaly !== null && (
        <RecordNote
          text={t('anomaly', { anomaly: codeText(inputAnomaly, invoice.anomaly), reason: invoice.reason })}
        />
      )}
      <Head editor={editor} isNew={!invoice} />
      <InputInvoiceLines editor={editor} />
      <FormSection title={t('more')}>
        <Field form={editor.form} name="attachments.input-invoice" label={t('file')} isWide>
          {(control) => <AttachmentField control={control} label={t('file')} endings={fileEndings} />}
        </Field>
        <TextField editor={editor} name="note" max={500} isLong />
      </FormSection>
      <LinesStale editor={editor} labelOf={editor.labelOf} />
    </LinesFormPage>
  )
}

function Head({ editor, isNew }: { editor: Form; isNew: boolean }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const sum = sumOf(editor)
  return (
    <FormSection title={t('head')}>
      <EInvoiceField editor={editor} />
      {isNew && <ScanField editor={editor} />}
      <TextField editor={editor} name="invoiceNo" max={20} />
      <TextField editor={editor} name="invoiceCode" max={12} />
      {editor.form.values.amount.trim().startsWith('-') && (
        <TextField editor={editor} name="redOf" max={20} />
      )}
      <DayField editor={editor} name="issuedOn" />
      <TextField editor={editor} name="sellerName" max={200} />
      <TextField editor={editor} name="sellerTaxNo" max={20} />
      <TextField editor={editor} name="amount" max={20} {...(sum && { hint: t('sum', { sum }) })} />
    </FormSection>
  )
}

/** The sum of the lines that have amount and tax. */
function sumOf(editor: Form): string | undefined {
  const lines = editor.rows
    .map(({ cells }) => ({ amount: cells['amount'] ?? '', tax: cells['tax'] ?? '' }))
    .filter(({ amount, tax }) => isAmount(amount) && isAmount(tax))
  if (lines.length === 0) return undefined
  return `RMB ${formatAmount(inputTotals(lines as { amount: Amount; tax: Amount }[]).amount)}`
}

/** The text of the invoice's QR code fills in its number and day. */
function ScanField({ editor: { form } }: { editor: Form }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const id = useId()
  return (
    <div className="q-field" data-wide>
      <label htmlFor={id}>{t('scan')}</label>
      <Input
        id={id}
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
    </div>
  )
}

import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field, type FieldForm } from '@quayside/kit/form/field.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'

/** What an issued invoice is known by. */
export type IssuedValues = {
  invoiceCode: string
  invoiceNo: string
  issuedOn: string
  expressCompany: string
  expressNo: string
}
export const emptyIssued = (): IssuedValues => ({
  invoiceCode: '',
  invoiceNo: '',
  issuedOn: today(),
  expressCompany: '',
  expressNo: '',
})

export function IssuedFields({ form }: { form: FieldForm<IssuedValues> }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  return (
    <>
      <TextField
        form={form}
        name="invoiceNo"
        label={fields('invoiceNo')}
        hint={t('digitalHint')}
        maxLength={20}
        isRequired
      />
      <TextField form={form} name="invoiceCode" label={fields('invoiceCode')} maxLength={12} />
      <Field form={form} name="issuedOn" label={fields('issuedOn')} isRequired>
        {(control) => <DayInput control={control} latest={today()} />}
      </Field>
      <TextField form={form} name="expressCompany" label={fields('expressCompany')} maxLength={60} />
      <TextField form={form} name="expressNo" label={fields('expressNo')} maxLength={60} />
    </>
  )
}

export function FilesField(props: { form: FieldForm<{ files: readonly StoredFile[] }>; label: string }) {
  return (
    <Field form={props.form} name="files" label={props.label} isWide>
      {(control) => <AttachmentField control={control} label={props.label} />}
    </Field>
  )
}

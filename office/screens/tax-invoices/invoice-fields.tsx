import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
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

export function IssuedFields<V extends IssuedValues>({ form }: { form: Form<V> }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const own = form as unknown as Form<IssuedValues>
  return (
    <>
      <TextField
        form={own}
        name="invoiceNo"
        label={fields('invoiceNo')}
        hint={t('digitalHint')}
        maxLength={20}
        isRequired
      />
      <TextField form={own} name="invoiceCode" label={fields('invoiceCode')} maxLength={12} />
      <Field form={own} name="issuedOn" label={fields('issuedOn')} isRequired>
        {(control) => <DayInput control={control} latest={today()} />}
      </Field>
      <TextField form={own} name="expressCompany" label={fields('expressCompany')} maxLength={60} />
      <TextField form={own} name="expressNo" label={fields('expressNo')} maxLength={60} />
    </>
  )
}

export function FilesField<V extends { files: readonly StoredFile[] }>(props: {
  form: Form<V>
  label: string
}) {
  const own = props.form as unknown as Form<{ files: readonly StoredFile[] }>
  return (
    <Field form={own} name="files" label={props.label} isWide>
      {(control) => <AttachmentField control={control} label={props.label} />}
    </Field>
  )
}

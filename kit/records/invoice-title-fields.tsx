import { invoiceKind } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { useTranslations } from 'use-intl'
import { SelectField } from '../form/common-fields.tsx'
import type { FieldForm } from '../form/field.tsx'
import { useCodeOptions } from '../record/state-tag.tsx'

type Values = { titleId: string; kind: string }
type Title = { readonly id: string; readonly title: string; readonly taxNo: string }

/** In whose name a sales invoice is made, and of which kind it is. */
export function InvoiceTitleFields({ form, titles }: { form: FieldForm<Values>; titles: readonly Title[] }) {
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const codeOptions = useCodeOptions()
  return (
    <>
      <SelectField
        form={form}
        name="titleId"
        label={fields('title')}
        options={titles.map(({ id, title, taxNo }) => ({ value: id, label: `${title} ${taxNo}` }))}
        isRequired
        isWide
      />
      <SelectField
        form={form}
        name="kind"
        label={fields('kind')}
        options={codeOptions(invoiceKind)}
        isRequired
      />
    </>
  )
}

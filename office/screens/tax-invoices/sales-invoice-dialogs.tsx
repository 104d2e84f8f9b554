import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { IssueInput, ReverseInput, type SalesInvoiceReview } from '@quayside/contract/office/tax-invoices.ts'
import { checkInvoiceNumber } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { CompanyUploads } from '../../lib/company-uploads.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { emptyIssued, FilesField, IssuedFields, type IssuedValues } from './invoice-fields.tsx'

type Props = { readonly invoice: SalesInvoiceReview; readonly onClose: () => void }
type Files = { files: readonly StoredFile[] }

const withIds = <V extends Files>({ files, ...values }: V) => ({
  ...values,
  fileIds: files.map(({ id }) => id),
})

type Given<V extends Files> = ReturnType<typeof withIds<V>>
type StepProps<V extends Files> = Props & {
  readonly name: 'issue' | 'reverse'
  readonly number: string
  readonly initial: V
  readonly check: (given: Given<V>) => readonly Finding[]
  readonly send: (given: Given<V>) => Promise<unknown>
  readonly children: (form: Form<V>) => ReactNode
}

function StepDialog<V extends Files>(props: StepProps<V>) {
  const { invoice, name, number, initial, check, send, onClose, children } = props
  const step = useStepText('invoice')(name)
  const goOn = useGoOn('salesInvoice', invoice.id)
  const { form, dialog } = useFormDialog<V>({
    name: `office.${name}Invoice.${invoice.id}`,
    initial,
    check: (values) => check(withIds(values)),
    send: (values) => send(withIds(values)),
    saved: () => goOn({ isSettled: true }),
    onClose,
  })
  return (
    <CompanyUploads
      send={(file) => uploadTo('POST tax/online/salesInvoice/{id}/upload', file, {}, { id: invoice.id })}
    >
      <FormDialog {...dialog} title={`${step.label} ${number}`} saveLabel={step.label}>
        {children(form)}
        <p className="q-form-note" role="status">
          {step.confirm}
        </p>
      </FormDialog>
    </CompanyUploads>
  )
}

/** Number, day and file of the invoice that was made. */
export function IssueDialog({ invoice, onClose }: Props) {
  const t = useTranslations('officeTaxInvoices')
  return (
    <StepDialog<IssuedValues & Files>
      invoice={invoice}
      name="issue"
      number={invoice.number}
      initial={{ ...emptyIssued(), files: [] }}
      check={(given) => {
        const wrong = findingsOf(IssueInput, given)
        return wrong.length > 0 ? wrong : checkInvoiceNumber(given)
      }}
      send={(given) => takeStep('salesInvoice', invoice.id, 'issue', given)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <IssuedFields form={form} />
          <FilesField form={form} label={t('file')} />
        </>
      )}
    </StepDialog>
  )
}

/** The red-letter invoice that takes an issued one back. */
export function ReverseDialog({ invoice, onClose }: Props) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  return (
    <StepDialog<{ redInvoiceNo: string; reason: string } & Files>
      invoice={invoice}
      name="reverse"
      number={invoice.invoiceNo}
      initial={{ redInvoiceNo: '', reason: '', files: [] }}
      check={(given) => findingsOf(ReverseInput, given)}
      send={(given) => takeStep('salesInvoice', invoice.id, 'reverse', given)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="redInvoiceNo"
            label={fields('redInvoiceNo')}
            maxLength={20}
            isRequired
          />
          <TextField form={form} name="reason" label={t('reason')} maxLength={500} isRequired isWide />
          <FilesField form={form} label={t('redFile')} />
        </>
      )}
    </StepDialog>
  )
}

import { IssueInput, ReverseInput, type SalesInvoiceReview } from '@quayside/contract/office/tax-invoices.ts'
import { checkInvoiceNumber } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { TextField } from '@quayside/kit/common-fields.tsx'
import { KitProvider, type StoredFile, useSurroundings } from '@quayside/kit/context.tsx'
import { useDraft } from '@quayside/kit/draft.ts'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { useForm } from '@quayside/kit/form.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { useStepText } from '@quayside/kit/state-actions.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { emptyIssued, FilesField, IssuedFields, type IssuedValues } from './invoice-fields.tsx'

type Props = { readonly invoice: SalesInvoiceReview; readonly onClose: () => void }
type Files = { files: readonly StoredFile[] }

const withIds = <V extends Files>({ files, ...values }: V) => ({
  ...values,
  fileIds: files.map(({ id }) => id),
})

/** The file is stored for the customer's company, so these forms have their own upload call. */
function Uploading({ id, children }: { id: string; children: ReactNode }) {
  const surroundings = useSurroundings()
  async function upload(file: File): Promise<StoredFile> {
    const taken = await uploadTo('POST tax/online/salesInvoice/{id}/upload', file, {}, { id })
    return { id: taken.id, name: taken.name, size: taken.bytes, mime: taken.mime }
  }
  return <KitProvider value={{ ...surroundings, upload }}>{children}</KitProvider>
}

/** Number, day and file of the invoice that was made. */
export function IssueDialog({ invoice, onClose }: Props) {
  const t = useTranslations('officeTaxInvoices')
  const step = useStepText('invoice')('issue')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('salesInvoice', invoice.id)
  const form = useForm<IssuedValues & Files>({
    initial: { ...emptyIssued(), files: [] },
    check: (values) => {
      const wrong = findingsOf(IssueInput, withIds(values))
      return textsOf(wrong.length > 0 ? wrong : checkInvoiceNumber(values))
    },
  })
  const draft = useDraft(`office.issueInvoice.${invoice.id}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('salesInvoice', invoice.id, 'issue', withIds(values))
      draft.drop()
      onClose()
      await goOn({ isSettled: true })
    })
  return (
    <Uploading id={invoice.id}>
      <FormDialog
        title={`${step.label} ${invoice.number}`}
        form={form}
        draft={draft}
        saveLabel={step.label}
        onSave={() => void save().catch(() => undefined)}
        onClose={onClose}
      >
        <IssuedFields form={form} />
        <FilesField form={form} label={t('file')} />
        <p className="q-form-note" role="status">
          {step.confirm}
        </p>
      </FormDialog>
    </Uploading>
  )
}

/** The red-letter invoice that takes an issued one back. */
export function ReverseDialog({ invoice, onClose }: Props) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const step = useStepText('invoice')('reverse')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('salesInvoice', invoice.id)
  const form = useForm<{ redInvoiceNo: string; reason: string } & Files>({
    initial: { redInvoiceNo: '', reason: '', files: [] },
    check: (values) => textsOf(findingsOf(ReverseInput, withIds(values))),
  })
  const draft = useDraft(`office.reverseInvoice.${invoice.id}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('salesInvoice', invoice.id, 'reverse', withIds(values))
      draft.drop()
      onClose()
      await goOn({ isSettled: true })
    })
  return (
    <Uploading id={invoice.id}>
      <FormDialog
        title={`${step.label} ${invoice.invoiceNo}`}
        form={form}
        draft={draft}
        saveLabel={step.label}
        onSave={() => void save().catch(() => undefined)}
        onClose={onClose}
      >
        <TextField form={form} name="redInvoiceNo" label={fields('redInvoiceNo')} maxLength={20} isRequired />
        <TextField form={form} name="reason" label={t('reason')} maxLength={500} isRequired isWide />
        <FilesField form={form} label={t('redFile')} />
        <p className="q-form-note" role="status">
          {step.confirm}
        </p>
      </FormDialog>
    </Uploading>
  )
}

import { AnomalyInput, type InputInvoiceReview } from '@quayside/contract/office/input-invoice.ts'
import { isOpenInputInvoice } from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import { inputAnomaly } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { InputInvoiceDetails } from '@quayside/kit/records/input-invoice.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { useMay } from '../../lib/may.ts'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { takeStep } from '../../lib/records.ts'
import { MatchPanel } from './match-panel.tsx'
import { MatchedLines } from './matched-lines.tsx'

export const InputInvoiceRecord = () => (
  <RecordQuery kind="inputInvoice">{(invoice) => <Invoice key={invoice.id} invoice={invoice} />}</RecordQuery>
)

function Invoice({ invoice }: { invoice: InputInvoiceReview }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const may = useMay()
  const [isReporting, setReporting] = useState(false)
  const isMatchable = isOpenInputInvoice(invoice.state) && may('inputInvoice-match')
  return (
    <RecordPage
      kind="inputInvoice"
      record={invoice}
      header={{ sum: { currency: 'RMB', value: invoice.amount } }}
      steps={{
        begin: { reportAnomaly: () => setReporting(true) },
        events: { match: t('match.event') },
      }}
      {...(invoice.attachments.length > 0 && { aside: <Documents files={invoice.attachments} /> })}
    >
      <Panel title={t('invoicePanel')}>
        <Details>
          <InputInvoiceDetails invoice={invoice} />
          {invoice.anomaly !== null && (
            <CodedDetail label={fields('anomaly')} list={inputAnomaly} value={invoice.anomaly} />
          )}
          <TextDetail label={fields('reason')} value={invoice.reason} isWide />
          <TextDetail label={fields('note')} value={invoice.note} isWide />
        </Details>
      </Panel>
      {isMatchable ? <MatchPanel invoice={invoice} /> : <MatchedLines lines={invoice.lines} />}
      {isReporting && <AnomalyDialog invoice={invoice} onClose={() => setReporting(false)} />}
    </RecordPage>
  )
}

/** What differs, in words that the customer reads. */
function AnomalyDialog({ invoice, onClose }: { invoice: InputInvoiceReview; onClose: () => void }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const codeOptions = useCodeOptions()
  const goOn = useGoOn('inputInvoice', invoice.id)
  const { form, dialog } = useFormDialog<{ anomaly: string; reason: string }>({
    name: `office.anomaly.${invoice.id}`,
    initial: { anomaly: 'quantity', reason: '' },
    check: (values) => findingsOf(AnomalyInput, values),
    send: (values) => takeStep('inputInvoice', invoice.id, 'reportAnomaly', values),
    saved: () => goOn({ isSettled: true }),
    onClose,
  })
  return (
    <FormDialog {...dialog} title={`${t('anomalyTitle')} ${invoice.number}`} saveLabel={t('anomalyTitle')}>
      <SelectField
        form={form}
        name="anomaly"
        label={fields('anomaly')}
        options={codeOptions(inputAnomaly)}
        isRequired
      />
      <TextField form={form} name="reason" label={t('reason')} maxLength={500} isRequired isWide />
    </FormDialog>
  )
}

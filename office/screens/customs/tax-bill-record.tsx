import { taxBillKind } from '@quayside/contract/customs/customs.codes.ts'
import { taxBillColumns } from '@quayside/contract/customs/tax-bill.ts'
import { checkDayOrder } from '@quayside/contract/kernel/day-order.ts'
import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { PayTaxInput, type TaxBillReview } from '@quayside/contract/office/tax-bill.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentNumber } from '../../lib/document-number.tsx'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { takeStep } from '../../lib/records.ts'
import { LateCharge } from './tax-bills-table.tsx'

export const TaxBillRecord = () => (
  <RecordQuery kind="taxBill">{(bill) => <Bill key={bill.id} bill={bill} />}</RecordQuery>
)

function Bill({ bill }: { bill: TaxBillReview }) {
  const t = useTranslations('officeCustoms.bill')
  const fields = useTranslations('declarationFields.taxBill')
  const [asked, setAsked] = useState<'pay' | 'recordPaid'>()
  const shown = fieldsOf(taxBillColumns, bill, fields)
  return (
    <RecordPage
      kind="taxBill"
      record={bill}
      header={{ sum: { currency: 'RMB', value: bill.amount } }}
      steps={{ begin: { pay: () => setAsked('pay'), recordPaid: () => setAsked('recordPaid') } }}
      {...(bill.attachments.length > 0 && { aside: <Documents files={bill.attachments} /> })}
    >
      <Panel title={t('title')}>
        <Details>
          <CodedDetail label={fields('kind')} list={taxBillKind} value={bill.kind} />
          <MoneyDetail label={fields('amount')} value={amount(bill.amount)} />
          <Detail label={fields('declarationNo')}>
            <Code href={recordAddress('declaration', bill.declarationId)}>{bill.declarationNo}</Code>
          </Detail>
          <Detail label={fields('orderNo')}>
            <Code href={recordAddress('order', bill.orderId)}>{bill.orderNo}</Code>
          </Detail>
          {shown('issuedOn', 'dueOn', 'paidOn')}
          <Detail label={fields('daysLate')}>{bill.daysLate}</Detail>
          <Detail label={fields('lateCharge')}>
            <LateCharge value={bill.lateCharge} />
          </Detail>
          <Detail label={t('voucher')}>
            <DocumentNumber number={bill.voucherNo} />
          </Detail>
          {shown('differenceReason')}
          {shown('note')}
        </Details>
      </Panel>
      {asked && <PaidForm bill={bill} step={asked} onClose={() => setAsked(undefined)} />}
    </RecordPage>
  )
}

type Values = { paidOn: string; bankReference: string; note: string }

/** When it was paid and, where the provider did, by which bank transfer. */
function PaidForm(props: { bill: TaxBillReview; step: 'pay' | 'recordPaid'; onClose: () => void }) {
  const { bill, step, onClose } = props
  const t = useTranslations('officeCustoms.bill')
  const fields = useTranslations('declarationFields.taxBill')
  const text = useStepText('taxBill')(step)
  const goOn = useGoOn('taxBill', bill.id)
  const { form, dialog } = useFormDialog<Values>({
    name: `office.taxBill.${step}.${bill.id}`,
    initial: { paidOn: today(), bankReference: '', note: '' },
    check: (values) => [
      ...findingsOf(PayTaxInput, values),
      ...checkDayOrder('taxBill', { issuedOn: bill.issuedOn, paidOn: values.paidOn }, 'paidOn'),
    ],
    send: async ({ bankReference, ...given }) => {
      if (step === 'pay') await takeStep('taxBill', bill.id, 'pay', { ...given, bankReference })
      else await takeStep('taxBill', bill.id, 'recordPaid', given)
    },
    saved: () => goOn({ isSettled: true }),
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={`${text.label} ${bill.number}`}
      saveLabel={`${text.label} RMB ${formatAmount(bill.amount)}`}
    >
      <Field form={form} name="paidOn" label={fields('paidOn')} isRequired>
        {(control) => <DayInput control={control} latest={today()} />}
      </Field>
      {step === 'pay' && (
        <TextField form={form} name="bankReference" label={t('bankReference')} maxLength={60} />
      )}
      <TextField form={form} name="note" label={fields('note')} maxLength={500} isWide />
      <p className="q-form-note" role="status">
        {text.confirm}
      </p>
    </FormDialog>
  )
}

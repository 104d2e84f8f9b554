import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import {
  paymentApplicationStateTone,
  paymentApplicationState as states,
} from '@quayside/contract/payments/payment.codes.ts'
import type { PaymentApplicationDetail } from '@quayside/contract/payments/payment-application.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { type StepInput, useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'
import { PayPanel } from '../../lib/finance/pay-panel.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { ApplicationProgress } from './application-progress.tsx'
import { ApplicationAmounts } from './application-record.amounts.tsx'
import { ApplicationDocuments, BankSlip } from './application-record.documents.tsx'
import { AppliedOrders } from './application-record.orders.tsx'

type Props = { readonly application: PaymentApplicationDetail }

const steps = ['release', 'refuse', 'cancel'] as const
const awaitingMoney: ReadonlySet<number> = new Set([states.codes.unreviewed, states.codes.arranged])

/** An application's page: how far it is, what it pays and to whom, the bank's slip, and the steps one may take. */
export function ApplicationRecord({ application }: Props) {
  const t = useTranslations('payments.record')
  const fields = useTranslations('paymentFields.paymentApplication')
  const queries = useQueryClient()
  const { id } = application

  async function run(name: string, { note }: StepInput): Promise<void> {
    const step = steps.find((each) => each === name)
    if (step === undefined) return
    if (step === 'refuse')
      await api('POST finance/online/paymentApplication/{id}/refuse', {
        params: { id },
        body: { reason: note },
      })
    else await api(`POST finance/online/paymentApplication/{id}/${step}`, { params: { id }, body: {} })
    showToast({ kind: 'success', text: t(`done.${step}`) })
    await Promise.all(
      ['paymentApplication', 'order'].map((entity) => queries.invalidateQueries({ queryKey: [entity] })),
    )
  }

  const { actions, question } = useStepActions({
    machine: 'paymentApplication',
    mains: ['release'],
    sums: { release: `${application.currency} ${formatAmount(amount(application.amount))}` },
    steps: application.nextSteps,
    onStep: run,
  })
  const paper: RecordAction = {
    key: 'paper',
    place: 'print',
    label: t('paper'),
    run: () => void downloadPaper(id).catch(() => undefined),
  }
  const history = (
    <RecordHistory created={t('created')} machine="paymentApplication" entries={application.timeline} />
  )
  return (
    <RecordFrame
      title={{ number: application.number }}
      state={<StateTag list={states} tones={paymentApplicationStateTone} value={application.state} />}
      parties={
        <PageLink href={pageAddress('/supplierInfo', { id: application.supplierId })}>
          {application.supplierName}
        </PageLink>
      }
      sum={{ currency: application.currency, value: application.amount }}
      actions={
        <>
          <RecordActions actions={[...actions, paper]} />
          {question}
        </>
      }
      notes={<RecordNote label={fields('reason')} text={application.reason} />}
      progress={<ApplicationProgress application={application} />}
      brief={
        <>
          <ApplicationAmounts application={application} />
          <Beneficiary application={application} />
          {history}
        </>
      }
      aside={
        <>
          <PayPanel
            applicationId={id}
            isMain={actions.every(({ place }) => place !== 'main')}
            isExpected={awaitingMoney.has(application.state)}
          />
          <BankSlip application={application} />
          <ApplicationAmounts application={application} />
          {history}
        </>
      }
    >
      <AppliedOrders application={application} />
      <Beneficiary application={application} />
      <ApplicationDocuments application={application} />
    </RecordFrame>
  )
}

async function downloadPaper(id: string): Promise<void> {
  saveDownload(await api('GET finance/online/paymentApplication/{id}/paper', { params: { id } }))
}

function Beneficiary({ application }: Props) {
  const t = useTranslations('payments.form')
  const fields = useTranslations('payments.account')
  const record = useTranslations('payments.record')
  const applicationFields = useTranslations('paymentFields.paymentApplication')
  const countryName = useCountryName()
  return (
    <Panel title={t('beneficiary')}>
      <Details>
        <Detail label={t('supplier')}>
          <PageLink href={pageAddress('/supplierInfo', { id: application.supplierId })}>
            {application.supplierName}
          </PageLink>
        </Detail>
        <TextDetail label={fields('accountName')} value={application.accountName} />
        <CodeDetail label={fields('accountNumber')} value={application.accountNumber} />
        <TextDetail label={fields('bankName')} value={application.bankName} />
        <TextDetail label={fields('swiftCode')} value={application.swiftCode} />
        <TextDetail label={fields('bankCountry')} value={countryName(application.bankCountry)} />
        <TextDetail label={fields('bankAddress')} value={application.bankAddress} isWide />
        {application.otherSupplierReason !== '' && (
          <TextDetail
            label={applicationFields('otherSupplierReason')}
            value={application.otherSupplierReason}
            isWide
          />
        )}
        {isYes(application.isAccountRecent) && (
          <Detail label={record('guard')} isWide>
            {record('guardNote')}
          </Detail>
        )}
      </Details>
    </Panel>
  )
}

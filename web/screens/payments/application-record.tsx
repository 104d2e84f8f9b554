import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import {
  paymentApplicationStateTone,
  paymentApplicationState as states,
} from '@quayside/contract/payments/payment.codes.ts'
import type { PaymentApplicationDetail } from '@quayside/contract/payments/payment-application.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { StateActions, type StepInput } from '@quayside/kit/record/state-actions.tsx'
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
import styles from './payments.module.css'

type Props = { readonly application: PaymentApplicationDetail }

const steps = ['release', 'refuse', 'cancel'] as const

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

  return (
    <>
      <PageHeader
        title={application.number}
        state={<StateTag list={states} tones={paymentApplicationStateTone} value={application.state} />}
        note={`${application.supplierName} · ${application.currency} ${formatAmount(amount(application.amount))}`}
        actions={
          <>
            <Button onClick={() => void downloadPaper(application.id).catch(() => undefined)}>
              {t('paper')}
            </Button>
            <StateActions
              machine="paymentApplication"
              main="release"
              steps={application.nextSteps}
              onStep={run}
            />
          </>
        }
      />
      {application.reason !== '' && (
        <p className="q-refused-note" role="note">
          <b>{fields('reason')}</b> {application.reason}
        </p>
      )}
      <ApplicationProgress application={application} />
      <div className={`q-record ${styles['record']}`}>
        <div>
          <AppliedOrders application={application} />
          <Beneficiary application={application} />
          <ApplicationDocuments application={application} />
        </div>
        <div>
          <PayPanel applicationId={id} />
          <BankSlip application={application} />
          <ApplicationAmounts application={application} />
          <RecordHistory
            title={t('history')}
            created={t('created')}
            machine="paymentApplication"
            entries={application.timeline}
          />
        </div>
      </div>
    </>
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

import { amount, formatAmount, isPositive, type Rate, zero } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import {
  bankFeeBearer,
  paymentApplicationStateTone,
  paymentApplicationState as states,
} from '@quayside/contract/payments/payment.codes.ts'
import {
  type ApplicationDocument,
  applicationDocuments,
  bankSlip,
  type PaymentApplicationDetail,
} from '@quayside/contract/payments/payment-application.ts'
import { FileList } from '@quayside/kit/attachment-field.tsx'
import { Button } from '@quayside/kit/button.tsx'
import { Code, DateText } from '@quayside/kit/cells.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { Money, RateCell } from '@quayside/kit/money.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { RecordHistory } from '@quayside/kit/record-history.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { StateActions, type StepInput } from '@quayside/kit/state-actions.tsx'
import { CodeText, StateTag } from '@quayside/kit/state-tag.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCountryName } from '../../lib/countries.ts'
import { useEntryNames } from '../../lib/dictionary.ts'
import { pageAddress } from '../../lib/pages.ts'
import { ApplicationProgress } from './application-progress.tsx'
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
          <Orders application={application} />
          <Beneficiary application={application} />
          <Documents application={application} />
        </div>
        <div>
          <Slip application={application} />
          <Amounts application={application} />
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

function Orders({ application }: Props) {
  const t = useTranslations('payments.form')
  const { currency } = application
  return (
    <Panel title={t('orders')}>
      <ShortTable
        rows={application.lines}
        keyOf={(line) => line.orderId}
        columns={[
          {
            title: t('orderNo'),
            isRowHead: true,
            cell: (line) => (
              <Code href={pageAddress('/orderInfo', { id: line.orderId })}>{line.orderNo}</Code>
            ),
          },
          { title: t('kind'), cell: (line) => <CodeText list={orderKind} value={line.modelType} /> },
          { title: t('state'), cell: (line) => <CodeText list={orderState} value={line.orderState} /> },
          {
            title: t('orderAmount'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.orderAmount)} currency={currency} />,
          },
          {
            title: t('thisApplication'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.amount)} currency={currency} />,
          },
        ]}
      />
    </Panel>
  )
}

function Beneficiary({ application }: Props) {
  const t = useTranslations('payments.form')
  const fields = useTranslations('payments.account')
  const record = useTranslations('payments.record')
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
        {isYes(application.isAccountRecent) && (
          <Detail label={record('guard')} isWide>
            {record('guardNote')}
          </Detail>
        )}
      </Details>
    </Panel>
  )
}

function Amounts({ application }: Props) {
  const t = useTranslations('payments.record')
  const fields = useTranslations('paymentFields.paymentApplication')
  const methodName = useEntryNames('1015')
  const over = amount(application.overLimitBy)
  const isForeign = application.currency !== 'RMB'
  return (
    <Panel title={t('amounts')}>
      <dl className={styles['sums']}>
        <div data-main>
          <dt>{fields('amount')}</dt>
          <dd>
            <Money value={amount(application.amount)} currency={application.currency} />
          </dd>
        </div>
        {isForeign && (
          <div>
            <dt>{t('rateOf', { day: application.rateDate })}</dt>
            <dd>
              <RateCell value={application.rate as Rate} />
            </dd>
          </div>
        )}
        <div>
          <dt>{fields('rmbAmount')}</dt>
          <dd>
            <Money value={amount(application.rmbAmount)} currency="RMB" />
          </dd>
        </div>
        {application.state !== states.codes.paid && (
          <div>
            <dt>{t('earmarked')}</dt>
            <dd>
              <Money value={amount(application.earmarked)} currency="RMB" />
            </dd>
          </div>
        )}
        {application.bankCharge !== null && (
          <div>
            <dt>{fields('bankCharge')}</dt>
            <dd>
              <Money value={amount(application.bankCharge)} currency={application.currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>{fields('bankFeeBearer')}</dt>
          <dd>
            <CodeText list={bankFeeBearer} value={application.bankFeeBearer} />
          </dd>
        </div>
        <div>
          <dt>{fields('paymentMethod')}</dt>
          <dd>{methodName(application.paymentMethod)}</dd>
        </div>
        <div>
          <dt>{fields('appliedByName')}</dt>
          <dd>{application.appliedByName}</dd>
        </div>
        {application.releasedByName !== '' && (
          <div>
            <dt>{t('releasedBy')}</dt>
            <dd>{application.releasedByName}</dd>
          </div>
        )}
      </dl>
      {isPositive(over) && (
        <p className={styles['warning']}>{t('overLimit', { amount: formatAmount(over) })}</p>
      )}
      {application.remark !== '' && <p className={styles['quiet']}>{application.remark}</p>}
    </Panel>
  )
}

/** What the bank confirmed; the file opens in the preview. */
function Slip({ application }: Props) {
  const t = useTranslations('payments.record')
  const files = application.attachments.filter(({ kind }) => kind === bankSlip).map(toStoredFile)
  if (application.state !== states.codes.paid) return null
  return (
    <Panel title={t('slip')}>
      {files.length > 0 ? <FileList files={files} /> : <p className={styles['quiet']}>{t('noSlip')}</p>}
      <p className={styles['quiet']}>
        {t('paidOn')} <DateText value={application.paidOn} />
        {application.bankCharge !== null &&
          ` · ${t('charged', { charge: `${application.currency} ${formatAmount(amount(application.bankCharge ?? zero))}` })}`}
      </p>
    </Panel>
  )
}

function Documents({ application }: Props) {
  const t = useTranslations('payments.record')
  const kinds = useTranslations('payments.documents')
  const filesOf = (wanted: ApplicationDocument) =>
    application.attachments.filter(({ kind }) => kind === wanted).map(toStoredFile)
  const shown = applicationDocuments.filter((kind) => filesOf(kind).length > 0)
  return (
    <Panel title={t('files')}>
      {shown.length === 0 ? (
        <p className={styles['quiet']}>{t('noFiles')}</p>
      ) : (
        <Details>
          {shown.map((kind) => (
            <Detail key={kind} label={kinds(kind)} isWide>
              <FileList files={filesOf(kind)} />
            </Detail>
          ))}
        </Details>
      )}
    </Panel>
  )
}

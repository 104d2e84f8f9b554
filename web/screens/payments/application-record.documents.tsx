import { amount, formatAmount, zero } from '@quayside/contract/kernel/money.ts'
import { paymentApplicationState as states } from '@quayside/contract/payments/payment.codes.ts'
import {
  applicationDocuments,
  bankSlip,
  type PaymentApplicationDetail,
} from '@quayside/contract/payments/payment-application.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { FilesPanel } from '@quayside/kit/files/files-panel.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './payments.module.css'

type Props = { readonly application: PaymentApplicationDetail }

/** What the bank confirmed; the file opens in the preview. */
export function BankSlip({ application }: Props) {
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

export function ApplicationDocuments({ application }: Props) {
  const names = useTranslations('payments.documents')
  const kinds = applicationDocuments.map((kind) => ({ kind, label: names(kind) }))
  return <FilesPanel files={application.attachments} kinds={kinds} />
}

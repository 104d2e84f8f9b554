import { type PayTo, payToOf } from '@quayside/contract/finance/pay-to.ts'
import { QrCode } from '@quayside/kit/files/qr-code.tsx'
import { CodeDetail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import styles from './finance.module.css'
import { sumText } from './sums.ts'

type Props = {
  /** Nothing where the provider has published none for the currency. */
  readonly account: PayTo | undefined
  readonly currency: string
  /** What is to be sent, where it is one sum. */
  readonly due?: { readonly amount: string; readonly reference: string } | undefined
}

/** The provider's account of a currency, to copy or to read with a phone. */
export function PayToAccount({ account, currency, due }: Props) {
  const t = useTranslations('payTo')
  const label = t('account', { currency })
  if (!account)
    return (
      <section className={styles['pay-to']} aria-label={label}>
        <b>{t('unknown', { currency })}</b>
      </section>
    )
  const fields = ['accountName', 'bankName', 'accountNumber', 'swiftCode', 'bankAddress'] as const
  const shown = fields.filter((name) => account[name] !== '')
  const lines = [
    ...shown.map((name) => `${t(name)} ${account[name]}`),
    ...(due ? [`${t('amount')} ${sumText(currency, due.amount)}`] : []),
    ...(due && due.reference !== '' ? [`${t('reference')} ${due.reference}`] : []),
  ]
  return (
    <section className={styles['pay-to']} aria-label={label}>
      <div>
        <h3>{label}</h3>
        <Details>
          <TextDetail label={t('accountName')} value={account.accountName} isWide />
          <CodeDetail label={t('accountNumber')} value={account.accountNumber} />
          <TextDetail label={t('bankName')} value={account.bankName} />
          {account.swiftCode !== '' && <CodeDetail label={t('swiftCode')} value={account.swiftCode} />}
          {account.bankAddress !== '' && (
            <TextDetail label={t('bankAddress')} value={account.bankAddress} isWide />
          )}
          {due && due.reference !== '' && <CodeDetail label={t('reference')} value={due.reference} />}
        </Details>
        <p>{t('remark')}</p>
      </div>
      <figure>
        <Suspense>
          <QrCode value={lines.join('\n')} label={t('qr', { currency })} />
        </Suspense>
        <figcaption>{t('qrNote')}</figcaption>
      </figure>
    </section>
  )
}

/** The same for a form in which the currency is chosen. */
export function ChosenPayTo({ currency, due }: Pick<Props, 'currency' | 'due'>) {
  const { data } = useQuery({
    queryKey: ['payTo'],
    queryFn: () => api('GET tax/online/capitalAppointment/payTo', {}, { isQuiet: true }),
  })
  if (!data) return null
  return <PayToAccount account={payToOf(data, currency)} currency={currency} due={due} />
}

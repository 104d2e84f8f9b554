import type { TodayRecord } from '@quayside/contract/home/home-today.ts'
import { amount, formatAmount, formatRate, isZero, minus } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { PaymentApplicationDetail } from '@quayside/contract/payments/payment-application.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { type StepInput, useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { todayHref, todoHref } from './home-links.tsx'
import styles from './home-release.module.css'

export default withPhrases(['home', 'machines', 'payments'], ReleaseCard)

/** Decided from here: payee, account, orders and who submitted stand above the button that releases the payment. */
function ReleaseCard({ record }: { record: TodayRecord }) {
  const t = useTranslations('home.release')
  const today = useTranslations('home.today')
  const { id } = record
  const { data: application } = useQuery({
    queryKey: ['paymentApplication', 'detail', id],
    queryFn: () => api('GET finance/online/paymentApplication/{id}', { params: { id } }, { isQuiet: true }),
  })
  return (
    <li className={styles['release']} data-tone="waits">
      <header>
        <b>{t('title')}</b>
        {record.count > 1 && (
          <PageLink href={todoHref('paymentsToRelease', record.modelType)}>
            {today('more', { count: record.count - 1 })}
          </PageLink>
        )}
        <PageLink href={todayHref(record)}>{record.number}</PageLink>
      </header>
      <p className={styles['release-sum']}>
        <Money value={record.amount} currency={record.currency} />
      </p>
      {application && <Decision application={application} />}
    </li>
  )
}

function Decision({ application }: { application: PaymentApplicationDetail }) {
  const t = useTranslations('home.release')
  const done = useTranslations('payments.record.done')
  const queries = useQueryClient()
  const { id, paidBefore, currency, timeline } = application
  const sum = `${currency} ${formatAmount(application.amount)}`

  async function run(name: string, { note }: StepInput): Promise<void> {
    const params = { id }
    if (name === 'refuse')
      await api('POST finance/online/paymentApplication/{id}/refuse', { params, body: { reason: note } })
    else if (name === 'release')
      await api('POST finance/online/paymentApplication/{id}/release', { params, body: {} })
    else return
    showToast({ kind: 'success', text: done(name) })
    await Promise.all(
      ['paymentApplication', 'order', 'home'].map((entity) =>
        queries.invalidateQueries({ queryKey: [entity] }),
      ),
    )
  }
  const { actions, question } = useStepActions({
    machine: 'paymentApplication',
    mains: ['release'],
    sums: { release: sum },
    steps: application.nextSteps.filter(({ name }) => name === 'release' || name === 'refuse'),
    onStep: run,
  })
  return (
    <>
      {currency !== 'RMB' && (
        <p className={styles['release-rmb']}>
          {t('rmb', { amount: formatAmount(application.rmbAmount), rate: formatRate(application.rate) })}
        </p>
      )}
      <dl>
        <Fact name={t('payTo')}>{application.supplierName}</Fact>
        <Fact name={t('account')}>
          {application.bankName} ····{application.accountNumber.slice(-4)}
          <small>{t('paid', { times: paidBefore.timesPaid, on: paidBefore.lastPaid?.on ?? '' })}</small>
          {isYes(application.isAccountRecent) && <small data-warning>{t('recent')}</small>}
        </Fact>
        <Fact name={t('orders')}>
          {application.lines.map((line) => {
            const isWhole = isZero(minus(amount(line.orderAmount), amount(line.amount)))
            return (
              <span key={line.orderId}>
                {isWhole
                  ? t('whole', { number: line.orderNo })
                  : t('part', { number: line.orderNo, amount: formatAmount(line.amount) })}
              </span>
            )
          })}
        </Fact>
        <Fact name={t('by')}>
          {application.appliedByName} <DateText value={timeline.at(-1)?.at} hasTime />
        </Fact>
      </dl>
      <div className={styles['release-steps']}>
        {actions
          .toSorted((a, b) => Number(a.place === 'main') - Number(b.place === 'main'))
          .map((action) => (
            <Button
              key={action.key}
              {...(action.place === 'main' && { look: 'signal' as const })}
              {...('run' in action && { onClick: action.run })}
            >
              {action.label}
            </Button>
          ))}
      </div>
      {question}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

import { amount, formatAmount, formatRate, isZero, minus } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import type {
  PaymentApplicationDetail,
  PaymentApplicationRow,
} from '@quayside/contract/payments/payment-application.ts'
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
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { todoHref } from './home-links.tsx'
import { heights, Panel, PendingRows } from './home-panel.tsx'
import styles from './home-release.module.css'

export default withPhrases(['home', 'machines', 'payments'], ReleasePanel)

const shownAtOnce = 3
const query = {
  state: paymentApplicationState.codes.toRelease,
  isMine: 0,
  pageNum: 1,
  pageSize: shownAtOnce,
} as const

/** Decided from here: of the first application payee, account, orders and who submitted stand above the buttons. */
function ReleasePanel({ count, isMain }: { count: number; isMain: boolean }) {
  const t = useTranslations('home.release')
  const today = useTranslations('home.today')
  const { data } = useQuery({
    queryKey: ['paymentApplication', 'list', 'toRelease'],
    queryFn: () => api('GET finance/online/paymentQuery/list', { query }, { isQuiet: true }),
  })
  const [first, ...others] = data?.rows ?? []
  return (
    <Panel title={t('title')} note={t('count', { count })} minHeight={first ? 0 : heights.release}>
      {!data && <PendingRows panelHeight={heights.release} />}
      {first && <ReleaseCard key={first.id} row={first} isMain={isMain} />}
      {others.map(({ id, number, supplierName, currency, amount: sum }) => (
        <div key={id} className={styles['release-other']}>
          <PageLink href={pageAddress('/paymentInfo', { id })}>{number}</PageLink>
          <span>{supplierName}</span>
          <Money value={sum} currency={currency} />
        </div>
      ))}
      {data && count > shownAtOnce && (
        <div className={styles['release-other']}>
          <PageLink href={todoHref('paymentsToRelease', null)}>
            {today('more', { count: count - shownAtOnce })}
          </PageLink>
        </div>
      )}
    </Panel>
  )
}

function ReleaseCard({ row, isMain }: { row: PaymentApplicationRow; isMain: boolean }) {
  const { id } = row
  const { data: application } = useQuery({
    queryKey: ['paymentApplication', 'detail', id],
    queryFn: () => api('GET finance/online/paymentApplication/{id}', { params: { id } }, { isQuiet: true }),
  })
  return (
    <div className={styles['release']}>
      <PageLink href={pageAddress('/paymentInfo', { id })}>{row.number}</PageLink>
      <p className={styles['release-sum']}>
        <Money value={row.amount} currency={row.currency} />
      </p>
      {application && <Decision application={application} isMain={isMain} />}
    </div>
  )
}

function Decision({ application, isMain }: { application: PaymentApplicationDetail; isMain: boolean }) {
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
          <span>
            {application.bankName} <code>****{application.accountNumber.slice(-4)}</code>
          </span>
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
              {...(action.place === 'main' && isMain && { look: 'signal' as const })}
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

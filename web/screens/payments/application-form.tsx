import { type Amount, formatAmount, formatRate } from '@quayside/contract/kernel/money.ts'
import { Button } from '@quayside/kit/button.tsx'
import { useInstant } from '@quayside/kit/cells.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { DraftNotice } from '@quayside/kit/draft-notice.tsx'
import '@quayside/kit/form.css'
import { LeaveGuard } from '@quayside/kit/leave-guard.tsx'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import type { Download } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { closePage, pageKeyOf } from '../../lib/open-pages.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { ApplicationBeneficiary } from './application-beneficiary.tsx'
import { type Check, checksOf } from './application-checks.ts'
import styles from './application-form.module.css'
import { ApplicationOrders } from './application-orders.tsx'
import { ApplicationChecks, ApplicationNext, ApplicationSummary } from './application-side.tsx'
import { type ApplicationSums, sumsOf } from './application-sums.ts'
import { ApplicationTerms } from './application-terms.tsx'
import { type ApplicationForm, useApplicationForm } from './use-application-form.ts'

const ApplicationPreview = lazy(() => import('./application-preview.tsx'))

/** A new payment application, with the orders that the address names. */
export function PaymentApplicationForm() {
  const { orderIds = '' } = usePageSearch('/toCopeWithApplication')
  return <NewApplication key={orderIds} orderIds={orderIds.split(',').filter((id) => /^\d+$/.test(id))} />
}

function NewApplication({ orderIds }: { orderIds: readonly string[] }) {
  const t = useTranslations('payments.form')
  const instant = useInstant()
  const navigate = useNavigate()
  const of = useApplicationForm({
    orderIds,
    async onApplied({ id, number }, isEarlier) {
      showToast({ kind: 'success', text: t(isEarlier ? 'appliedBefore' : 'applied', { number }) })
      await navigate({ href: pageAddress('/paymentInfo', { id }) })
      closePage(pageKeyOf('/toCopeWithApplication', undefined))
    },
  })
  const { form, draft } = of
  const sums = sumsOf(form.values, of)
  const checks = checksOf(of.findings, {
    hasOrders: form.values.orders.length > 0,
    hasAccount: of.beneficiary !== undefined || form.values.isNewAccount,
    needsCode: of.needsCode,
  })
  const locate = (path: string): void => {
    const target = document.getElementById(`${form.id}-${path}`)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || of.isAsking) return
    event.preventDefault()
    of.submit()
  }
  return (
    <form
      className={styles['page']}
      noValidate
      aria-label={t('title')}
      onKeyDown={onKey}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <LeaveGuard isDirty={form.isDirty && !form.isSaving} />
      <PageHeader
        title={t('title')}
        note={
          draft.savedAt && form.isDirty ? t('kept', { time: instant(draft.savedAt).slice(-5) }) : undefined
        }
        actions={
          <Button onClick={() => void navigate({ href: pageAddress('/paymentQuery') })}>
            {t('earlier')}
          </Button>
        }
      />
      <DraftNotice draft={draft} />
      {of.error !== null && <LoadFailed text={t('failed')} onRetry={() => void of.retry()} />}
      <div className={styles['columns']}>
        <div>
          <ApplicationOrders of={of} />
          <ApplicationBeneficiary of={of} />
          <ApplicationTerms of={of} sums={sums} />
        </div>
        <aside aria-label={t('aside')}>
          <ApplicationSummary of={of} sums={sums} />
          <ApplicationChecks of={of} checks={checks} onLocate={locate} />
          <ApplicationNext of={of} sums={sums} />
        </aside>
      </div>
      <SubmitBar of={of} sums={sums} checks={checks} />
      {of.isAsking && <SubmitQuestion of={of} sums={sums} />}
    </form>
  )
}

type BarProps = {
  readonly of: ApplicationForm
  readonly sums: ApplicationSums
  readonly checks: readonly Check[]
}

/** The sum, how it comes about, and the button, in sight while the form scrolls. */
function SubmitBar({ of, sums, checks }: BarProps) {
  const t = useTranslations('payments.form')
  const open = useTranslations('payments.checks')
  const { form, currency } = of
  const left = checks.filter(({ path }) => path !== undefined)
  const [first] = left
  const [paper, setPaper] = useState<Download>()
  const [isDrawing, setDrawing] = useState(false)
  async function preview(): Promise<void> {
    setDrawing(true)
    setPaper(await of.preview().catch(() => undefined))
    setDrawing(false)
  }
  return (
    <div className={styles['bar']} role="region" aria-label={t('bar')}>
      <span>{t('barOrders', { count: form.values.orders.length })}</span>
      {form.values.orders.length > 0 && (
        <span>
          {currency} <b>{formatAmount(sums.requested)}</b>
        </span>
      )}
      {sums.factor !== undefined && sums.rmb !== undefined && currency !== 'RMB' && (
        <span>
          × {formatRate(sums.factor)} = RMB <b>{formatAmount(sums.rmb)}</b>
        </span>
      )}
      <div>
        {first && (
          <em role="status">{t('barLeft', { count: left.length, first: open(`short.${first.name}`) })}</em>
        )}
        <Button
          look="text"
          className={styles['preview']}
          isBusy={isDrawing}
          disabled={!of.isSettled || form.values.orders.length === 0}
          onClick={() => void preview()}
        >
          {t('preview')}
        </Button>
        <Button
          look="signal"
          isBusy={form.isSaving || !of.isSettled}
          title="Ctrl ↵"
          aria-keyshortcuts="Control+Enter"
          onClick={of.submit}
        >
          {t('submit')}
        </Button>
      </div>
      {paper && (
        <Suspense>
          <ApplicationPreview paper={paper} onClose={() => setPaper(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** What will happen, before it happens; the button names the sum. */
function SubmitQuestion({ of, sums }: Omit<BarProps, 'checks'>) {
  const t = useTranslations('payments.confirm')
  const { form, currency, supplier, beneficiary } = of
  const { values } = form
  const asked = `${currency} ${formatAmount(sums.requested)}`
  return (
    <Dialog
      isSticky
      title={t('title')}
      action={{
        label: t('run', { amount: asked }),
        isBusy: form.isSaving,
        isFocused: true,
        run: () => void of.sendNow().catch(() => undefined),
      }}
      onClose={of.stopAsking}
    >
      <p>
        {t('what', {
          count: values.orders.length,
          amount: asked,
          rmb: sums.rmb ? formatAmount(sums.rmb) : '–',
          supplier: supplier?.name ?? '–',
          bank: values.isNewAccount ? values['account.bankName'] : (beneficiary?.bankName ?? '–'),
          account: (values.isNewAccount
            ? values['account.accountNumber']
            : (beneficiary?.accountNumber ?? '')
          ).slice(-4),
        })}
      </p>
      <ul className={styles['confirm']}>
        <li>{t('reserved')}</li>
        {values.isNewAccount && <li>{t('accountSaved')}</li>}
        <li>{sums.isToRelease ? t('release') : t('review')}</li>
        {sums.overLimitBy !== undefined && (
          <li>{t('overLimit', { amount: formatAmount(sums.overLimitBy as Amount) })}</li>
        )}
        <li>{t('cancel')}</li>
      </ul>
    </Dialog>
  )
}

import { DraftNotice } from '@quayside/kit/form/draft-notice.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { LeaveGuard } from '@quayside/kit/overlays/leave-guard.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { closePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageName } from '../../lib/pages/page-name.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { ApplicationBeneficiary } from './application-beneficiary.tsx'
import { ApplicationChecks } from './application-checks.list.tsx'
import { checksOf } from './application-checks.ts'
import styles from './application-form.module.css'
import { ApplicationOrders } from './application-orders.tsx'
import { ApplicationNext, ApplicationSummary } from './application-side.tsx'
import { SubmitBar, SubmitQuestion } from './application-submit.tsx'
import { sumsOf } from './application-sums.ts'
import { ApplicationTerms } from './application-terms.tsx'
import { useApplicationForm } from './use-application-form.ts'
import '@quayside/kit/form/form.css'

/** A new payment application, with the orders that the address names. */
export function PaymentApplicationForm() {
  const { orderIds = '' } = usePageSearch('/toCopeWithApplication')
  return <NewApplication key={orderIds} orderIds={orderIds.split(',').filter((id) => /^\d+$/.test(id))} />
}

function NewApplication({ orderIds }: { orderIds: readonly string[] }) {
  const t = useTranslations('payments.form')
  const title = usePageName()('/toCopeWithApplication')
  const instant = useInstant()
  const navigate = useNavigate()
  const editor = useApplicationForm({
    orderIds,
    async onApplied({ id, number }, isEarlier) {
      showToast({ kind: 'success', text: t(isEarlier ? 'appliedBefore' : 'applied', { number }) })
      await navigate({ href: pageAddress('/paymentInfo', { id }) })
      closePage(pageKeyOf('/toCopeWithApplication', undefined))
    },
  })
  const { form, draft } = editor
  const sums = sumsOf(form.values, editor)
  const checks = checksOf(editor.findings, {
    hasOrders: form.values.orders.length > 0,
    hasAccount: editor.beneficiary !== undefined || form.values.isNewAccount,
    needsCode: editor.needsCode,
  })
  const locate = (path: string): void => {
    const target = document.getElementById(`${form.id}-${path}`)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || editor.isAsking) return
    event.preventDefault()
    editor.submit()
  }
  return (
    <form
      className={styles['page']}
      noValidate
      aria-label={title}
      onKeyDown={onKey}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <LeaveGuard isDirty={form.isDirty && !form.isSaving} />
      <PageHeader
        title={title}
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
      {editor.error !== null && <LoadFailed text={t('failed')} onRetry={() => void editor.retry()} />}
      <div className={styles['columns']}>
        <div>
          <ApplicationOrders editor={editor} />
          <ApplicationBeneficiary editor={editor} />
          <ApplicationTerms editor={editor} sums={sums} />
        </div>
        <aside aria-label={t('aside')}>
          <ApplicationSummary editor={editor} sums={sums} />
          <ApplicationChecks editor={editor} checks={checks} onLocate={locate} />
          <ApplicationNext editor={editor} sums={sums} />
        </aside>
      </div>
      <SubmitBar editor={editor} sums={sums} checks={checks} />
      {editor.isAsking && <SubmitQuestion editor={editor} sums={sums} />}
    </form>
  )
}

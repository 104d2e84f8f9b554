import { type Amount, formatAmount, formatRate } from '@quayside/contract/kernel/money.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import type { Download } from '@quayside/kit/page/download.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Check } from './application-checks.ts'
import styles from './application-form.module.css'
import type { ApplicationSums } from './application-sums.ts'
import type { ApplicationForm } from './use-application-form.ts'

const ApplicationPreview = lazyPart(() => import('./application-preview.tsx'))

type BarProps = {
  readonly editor: ApplicationForm
  readonly sums: ApplicationSums
  readonly checks: readonly Check[]
}

/** The sum, how it comes about, and the button, in sight while the form scrolls. */
export function SubmitBar({ editor, sums, checks }: BarProps) {
  const t = useTranslations('payments.form')
  const open = useTranslations('payments.checks')
  const { form, currency } = editor
  const left = checks.filter(({ path }) => path !== undefined)
  const [first] = left
  const [paper, setPaper] = useState<Download>()
  const [isDrawing, setDrawing] = useState(false)
  async function preview(): Promise<void> {
    setDrawing(true)
    setPaper(await editor.preview().catch(() => undefined))
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
        <span className={styles['proof']}>
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
          disabled={!editor.isSettled || form.values.orders.length === 0}
          onClick={() => void preview()}
        >
          {t('preview')}
        </Button>
        <Button
          look="signal"
          isBusy={form.isSaving || editor.isWanted}
          title="Ctrl ↵"
          aria-keyshortcuts="Control+Enter"
          onClick={editor.submit}
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
export function SubmitQuestion({ editor, sums }: Omit<BarProps, 'checks'>) {
  const t = useTranslations('payments.confirm')
  const { form, currency, supplier, beneficiary } = editor
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
        run: () => void editor.sendNow().catch(() => undefined),
      }}
      onClose={editor.stopAsking}
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

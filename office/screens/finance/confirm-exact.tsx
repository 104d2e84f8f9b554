import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { BankBoard } from '@quayside/contract/office/bank.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { refreshMoney } from './reopen-dialog.tsx'

export const sumsText = (sums: BankBoard['exact']['sums']): string =>
  sums.map((each) => `${each.currency} ${formatAmount(amount(each.amount))}`).join(' · ')

export function ConfirmExact({ exact, onClose }: { exact: BankBoard['exact']; onClose: () => void }) {
  const t = useTranslations('officeFinance.bank')
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const given = { count: exact.count, sum: sumsText(exact.sums) }
  async function confirm(): Promise<void> {
    setSending(true)
    try {
      const done = await api('POST finance/online/bankLine/confirmExact', { body: {} })
      showToast({ kind: 'success', text: t('confirmedAll', done) })
      onClose()
      await refreshMoney(queries)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      title={t('confirmAll', given)}
      action={{
        label: t('confirmAll', given),
        isBusy: isSending,
        isFocused: true,
        run: () => void confirm().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p>{t('confirmAllText', given)}</p>
    </Dialog>
  )
}

import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { BankBoard } from '@quayside/contract/office/bank.ts'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

/** What a decision about a bank line changes besides the line; the work queue counts lines. */
const changed = ['bankLine', 'cashVoucher', 'debt', 'announcedTransfer', 'task']
export const refreshMoney = async (queries: QueryClient): Promise<void> => {
  await Promise.all(changed.map((key) => queries.invalidateQueries({ queryKey: [key] })))
}

type Props = {
  readonly line: BankBoard['lines'][number]
  readonly onClose: () => void
}

/** Takes a decision back, with a reason. */
export function ReopenDialog({ line, onClose }: Props) {
  const t = useTranslations('officeFinance.bank')
  const queries = useQueryClient()
  const sum = `${line.currency} ${formatAmount(amount(line.amount))}`
  const what = [line.payerName, sum, line.voucherNo].filter(Boolean).join(' · ')
  return (
    <StepDialog
      step={{ needs: ['reason'] }}
      text={{ label: t('reopen'), confirm: t('reopenText', { what }) }}
      onClose={onClose}
      onConfirm={async (reason) => {
        await api('POST finance/online/bankLine/{id}/reopen', { params: { id: line.id }, body: { reason } })
        await refreshMoney(queries)
      }}
    />
  )
}

import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { CashVoucherReview } from '@quayside/contract/office/voucher.ts'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useGoOn } from '../../lib/record-page.tsx'

type Props = {
  readonly voucher: CashVoucherReview
  readonly use: CashVoucherReview['uses'][number]
  readonly onClose: () => void
}

/** Takes one write-off back, with the reason that stays at its counter-entry. */
export function UndoDialog({ voucher, use, onClose }: Props) {
  const t = useTranslations('officeFinance.voucher')
  const goOn = useGoOn('cashVoucher', voucher.id)
  const sum = `${voucher.currency} ${formatAmount(amount(use.amount))}`
  return (
    <StepDialog
      step={{ needs: ['reason'] }}
      text={{ label: t('undo'), confirm: t('undoText', { document: use.documentNo, sum }) }}
      onClose={onClose}
      onConfirm={async (reason) => {
        await api('POST finance/online/depositUse/{id}/undo', { params: { id: use.id }, body: { reason } })
        await goOn({ isSettled: false })
      }}
    />
  )
}

import { bookingQuestions } from '@quayside/contract/finance/voucher.rules.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { BankBoard, BankCandidate } from '@quayside/contract/office/bank.ts'
import { useQuestions } from '@quayside/kit/overlays/questions.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { refreshMoney } from './reopen-dialog.tsx'

type Line = BankBoard['lines'][number]

type Undecided = {
  readonly line: Line
  readonly candidate: BankCandidate | undefined
  readonly onDone: () => void
}

/** Confirms who the money is from, or sets the line aside. */
export function useBankDecision({ line, candidate, onDone }: Undecided) {
  const t = useTranslations('officeFinance.bank')
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const { sendAsked, questions } = useQuestions(bookingQuestions)
  /** `work` answers false where the person did not confirm what it asked. */
  async function decide(work: () => Promise<boolean>): Promise<void> {
    if (isSending) return
    setSending(true)
    try {
      if (!(await work())) return
      onDone()
      await refreshMoney(queries)
    } finally {
      setSending(false)
    }
  }
  const confirm = (parts: readonly { itemId: string; amount: string }[], isKept: boolean): void => {
    if (!candidate) return
    const { companyId: of, transferId, applicationId } = candidate
    const body = {
      companyId: of,
      transferId,
      applicationId: isKept ? applicationId : null,
      parts: parts.map((part) => ({ itemId: part.itemId, amount: amount(part.amount) })),
    }
    void decide(async () => {
      const done = await sendAsked((confirmed) =>
        api('POST finance/online/bankLine/{id}/confirm', {
          params: { id: line.id },
          body: { ...body, confirmed },
        }),
      )
      if (done) showToast({ kind: 'success', text: t('confirmed', { number: done.voucherNo }) })
      return done !== undefined
    }).catch(() => undefined)
  }
  const setAside = (): void =>
    void decide(async () => {
      await api('POST finance/online/bankLine/{id}/setAside', { params: { id: line.id }, body: {} })
      return true
    }).catch(() => undefined)
  return { isSending, confirm, setAside, questions }
}

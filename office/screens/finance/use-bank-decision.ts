import { amount } from '@quayside/contract/kernel/money.ts'
import type { BankBoard, BankCandidate } from '@quayside/contract/office/bank.ts'
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
  async function decide(work: () => Promise<string | undefined>): Promise<void> {
    if (isSending) return
    setSending(true)
    try {
      const number = await work()
      if (number !== undefined) showToast({ kind: 'success', text: t('confirmed', { number }) })
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
      const done = await api('POST finance/online/bankLine/{id}/confirm', { params: { id: line.id }, body })
      return done.voucherNo
    }).catch(() => undefined)
  }
  const setAside = (): void =>
    void decide(async () => {
      await api('POST finance/online/bankLine/{id}/setAside', { params: { id: line.id }, body: {} })
      return undefined
    }).catch(() => undefined)
  return { isSending, confirm, setAside }
}

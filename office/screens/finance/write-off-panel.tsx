import { itemKind } from '@quayside/contract/finance/finance.codes.ts'
import {
  type Amount,
  amount,
  exceeds,
  formatAmount,
  isAmount,
  isPositive,
  minus,
  sum,
} from '@quayside/contract/kernel/money.ts'
import type { CashVoucherReview } from '@quayside/contract/office/voucher.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { DocumentNumber } from '../../lib/document-number.tsx'
import styles from './finance.module.css'

const key = 'POST finance/online/cashVoucher/{id}/writeOffProposal'

/** What the free money would settle, oldest debts first; each amount may be changed before it is written off. */
export function WriteOffPanel({ voucher }: { voucher: CashVoucherReview }) {
  const t = useTranslations('officeFinance.voucher')
  const finance = useTranslations('officeFinance')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const { id, currency } = voucher
  const { data } = useQuery({
    queryKey: ['cashVoucher', 'proposal', id, voucher.version, voucher.free],
    queryFn: () => api(key, { params: { id }, body: {} }, { isQuiet: true }),
  })
  /** Amounts that were changed, by item. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)
  if (!data) return null
  if (data.items.length === 0)
    return (
      <Panel title={t('writeOff')}>
        <p>{t('noDebts')}</p>
      </Panel>
    )
  const proposed = new Map(data.parts.map((part) => [part.itemId, part.amount]))
  const textOf = (itemId: string): string => typed[itemId] ?? proposed.get(itemId) ?? ''
  const amountOf = (itemId: string): Amount => {
    const text = textOf(itemId)
    return isAmount(text) ? amount(text) : amount('0')
  }
  const isWrong = (itemId: string, outstanding: string): boolean =>
    textOf(itemId) !== '' && (!isAmount(textOf(itemId)) || exceeds(amountOf(itemId), amount(outstanding)))
  const parts = data.items
    .map((item) => ({ itemId: item.id, amount: amountOf(item.id) }))
    .filter((part) => isPositive(part.amount))
  const total = sum(parts.map((part) => part.amount))
  const free = amount(data.free)
  const isTooMuch = exceeds(total, free)
  const hasWrong = data.items.some((item) => isWrong(item.id, item.outstanding))

  async function writeOff(): Promise<void> {
    setSending(true)
    try {
      await api('POST finance/online/cashVoucher/{id}/writeOff', { params: { id }, body: { parts } })
      setTyped({})
      showToast({ kind: 'success', text: t('written') })
      await Promise.all(
        ['cashVoucher', 'debt', 'task'].map((entity) => queries.invalidateQueries({ queryKey: [entity] })),
      )
    } finally {
      setSending(false)
    }
  }
  return (
    <Panel title={t('writeOff')}>
      <p className="q-page-note">{t('writeOffLead')}</p>
      <ShortTable
        rows={data.items}
        columns={[
          { title: t('dueOn'), cell: (item) => <DateText value={item.dueOn} /> },
          { title: t('item2'), cell: (item) => codeText(itemKind, item.kind) },
          {
            title: t('document'),
            isRowHead: true,
            cell: (item) => (
              <DocumentNumber
                number={item.documentNo}
                record={{ kind: item.documentKind, id: item.documentId }}
              />
            ),
          },
          { title: finance('order'), cell: (item) => <Code>{item.orderNo}</Code> },
          {
            title: t('outstanding'),
            isFigure: true,
            cell: (item) => <Money value={amount(item.outstanding)} />,
          },
          {
            title: t('thisTime'),
            cell: (item) => (
              <Input
                size="small"
                className={styles['part'] ?? ''}
                inputMode="decimal"
                value={textOf(item.id)}
                aria-label={t('thisTimeOf', { document: item.documentNo })}
                aria-invalid={isWrong(item.id, item.outstanding)}
                onChange={(event) => setTyped({ ...typed, [item.id]: event.target.value.trim() })}
              />
            ),
          },
          {
            title: t('after'),
            isFigure: true,
            cell: (item) => <Money value={minus(amount(item.outstanding), amountOf(item.id))} />,
          },
        ]}
      />
      <p className={styles['totals']} role="status">
        <b>
          {t('total')} {currency} {formatAmount(total)}
        </b>
        {isTooMuch ? (
          <span className="q-field-error">{t('tooMuch', { free: formatAmount(free) })}</span>
        ) : (
          <span>{t('left', { sum: `${currency} ${formatAmount(minus(free, total))}` })}</span>
        )}
        {Object.keys(typed).length > 0 && <Button onClick={() => setTyped({})}>{t('reset')}</Button>}
        <Button
          look="signal"
          isBusy={isSending}
          disabled={parts.length === 0 || isTooMuch || hasWrong}
          onClick={() => void writeOff().catch(() => undefined)}
        >
          {t('doWriteOff', { sum: `${currency} ${formatAmount(total)}` })}
        </Button>
      </p>
    </Panel>
  )
}

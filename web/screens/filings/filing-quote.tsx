import { filingQuoteState } from '@quayside/contract/filings/filing.codes.ts'
import type { AcceptFee } from '@quayside/contract/filings/filing-quote.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { StateActions, type StepInput } from '@quayside/kit/record/state-actions.tsx'
import { FilingQuotePanel, type QuotedFiling } from '@quayside/kit/records/filing-quote.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

const calls = {
  labelOrder: {
    acceptFee: (id: string, body: AcceptFee) =>
      api('POST filing/online/label/{id}/acceptFee', { params: { id }, body }),
    declineFee: (id: string, reason: string) =>
      api('POST filing/online/label/{id}/declineFee', { params: { id }, body: { reason } }),
  },
  approvalOrder: {
    acceptFee: (id: string, body: AcceptFee) =>
      api('POST filing/online/approval/{id}/acceptFee', { params: { id }, body }),
    declineFee: (id: string, reason: string) =>
      api('POST filing/online/approval/{id}/declineFee', { params: { id }, body: { reason } }),
  },
}

type Props = {
  readonly kind: keyof typeof calls
  readonly filing: QuotedFiling & { readonly id: string; readonly nextSteps: readonly NextStep[] }
  /** To accept it is the main action of the page. */
  readonly isMain: boolean
}

const stepsOf = ({ nextSteps }: Pick<Props['filing'], 'nextSteps'>): readonly NextStep[] =>
  nextSteps.filter(({ name }) => name === 'acceptFee' || name === 'declineFee')

/** A price was named, and the customer may answer it. */
export const isQuoteOpen = (filing: Props['filing']): boolean =>
  filing.quoteState === filingQuoteState.codes.quoted && stepsOf(filing).length > 0

/** The price that the provider named, with what the customer may answer. */
export function FilingQuote({ kind, filing, isMain }: Props) {
  const t = useTranslations('filingQuotes')
  const queries = useQueryClient()
  const { id, amount, currency } = filing
  const steps = stepsOf(filing)
  async function run(name: string, { note }: StepInput): Promise<void> {
    if (name === 'declineFee') await calls[kind].declineFee(id, note)
    else
      await calls[kind].acceptFee(id, {
        currency: currency as AcceptFee['currency'],
        amount: (amount ?? '0') as Amount,
        ...(note !== '' && { note }),
      })
    showToast({ kind: 'success', text: t(name === 'declineFee' ? 'done.declineFee' : 'done.acceptFee') })
    await queries.invalidateQueries({ queryKey: [kind] })
  }
  return (
    <>
      {isQuoteOpen(filing) && (
        <RecordNote
          text={t('waits', { sum: `${currency} ${formatAmount((amount ?? '0') as Amount)}` })}
          isWaiting
        />
      )}
      <FilingQuotePanel
        kind={kind}
        filing={filing}
        side="customer"
        actions={
          steps.length > 0 && (
            <StateActions machine={kind} steps={steps} {...(isMain && { main: 'acceptFee' })} onStep={run} />
          )
        }
      />
    </>
  )
}

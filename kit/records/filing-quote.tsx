import {
  approvalOrderState,
  filingQuoteState,
  filingQuoteStateTone,
  labelOrderState,
} from '@quayside/contract/filings/filing.codes.ts'
import type { LabelOrder } from '@quayside/contract/filings/label-order.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Panel } from '../page/panel.tsx'
import { Detail, Details, TextDetail } from '../record/details.tsx'
import { StateTag, ToneTag } from '../record/state-tag.tsx'
import { QuotedFeeDetails } from './quoted-fee.tsx'

/** What a filing has of its price; label orders and approval filings have the same. */
export type QuotedFiling = Pick<
  LabelOrder,
  | 'state'
  | 'quoteState'
  | 'currency'
  | 'feeQuantity'
  | 'feeUnit'
  | 'unitPrice'
  | 'amount'
  | 'quoteNote'
  | 'quoteAnswer'
>

type Props = {
  readonly kind: 'labelOrder' | 'approvalOrder'
  readonly filing: QuotedFiling
  readonly side: 'customer' | 'provider'
  readonly actions?: ReactNode
}

const completed = {
  labelOrder: labelOrderState.codes.completed,
  approvalOrder: approvalOrderState.codes.completed,
}

/** The price of a filing, whether it was accepted, and when it is charged; nothing before it is named. */
export function FilingQuotePanel({ kind, filing, side, actions }: Props) {
  const t = useTranslations('filingQuotes')
  const fields = useTranslations(
    kind === 'labelOrder' ? 'labelFields.labelOrder' : 'approvalFields.approvalOrder',
  )
  const { quoteState, amount } = filing
  if (quoteState === filingQuoteState.codes.none || amount === null) return null
  const isFree = Number(amount) === 0
  const isAccepted = quoteState === filingQuoteState.codes.accepted
  const isWaiting = quoteState === filingQuoteState.codes.quoted && side === 'provider'
  return (
    <Panel title={t('title')} actions={actions}>
      <Details>
        <Detail label={fields('quoteState')}>
          {isWaiting ? (
            <ToneTag tone="underway">{t('waitsForCustomer')}</ToneTag>
          ) : (
            <StateTag list={filingQuoteState} tones={filingQuoteStateTone} value={quoteState} />
          )}
        </Detail>
        <QuotedFeeDetails fee={filing} labels={fields} free={t('free')} />
        {filing.quoteNote !== '' && (
          <TextDetail label={fields('quoteNote')} value={filing.quoteNote} isWide />
        )}
        {filing.quoteAnswer !== '' && (
          <TextDetail label={fields('quoteAnswer')} value={filing.quoteAnswer} isWide />
        )}
      </Details>
      {isAccepted && !isFree && (
        <p className="q-page-note">{t(filing.state === completed[kind] ? 'charged' : 'follows')}</p>
      )}
    </Panel>
  )
}

import type { InputInvoiceReview, MatchProposals } from '@quayside/contract/office/input-invoice.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { refusedFieldsOf } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { takeStep } from '../../lib/records.ts'
import { type MatchedPart, MatchLine } from './match-line.tsx'
import styles from './match-panel.module.css'

type Parts = Readonly<Record<string, readonly MatchedPart[]>>

/** The proposal for an invoice, to be checked and changed line by line. */
export function MatchPanel({ invoice }: { invoice: InputInvoiceReview }) {
  const t = useTranslations('officeTaxInvoices.match')
  const { data } = useQuery({
    queryKey: ['inputInvoice', 'proposals', invoice.id, invoice.version],
    queryFn: () =>
      api('GET tax/online/inputInvoice/proposals', { query: { invoiceId: invoice.id } }, { isQuiet: true }),
    // What is being matched stays while another version of the invoice is read.
    placeholderData: keepOfSameRecord(invoice.id),
  })
  if (!data) return <Panel title={t('title')}>{''}</Panel>
  return <Matching invoice={invoice} proposals={data} />
}

const proposedParts = ({ proposals }: MatchProposals): Parts =>
  Object.fromEntries(
    proposals.map(({ lineId, parts }) => [
      lineId,
      parts.map(({ orderLineId, qty }) => ({ orderLineId, qty })),
    ]),
  )

function Matching({ invoice, proposals }: { invoice: InputInvoiceReview; proposals: MatchProposals }) {
  const t = useTranslations('officeTaxInvoices.match')
  const queries = useQueryClient()
  const isBegun = invoice.lines.some(({ matches }) => matches.length > 0)
  const [typed, setParts] = useState<Parts>()
  const matched = isBegun
    ? Object.fromEntries(
        invoice.lines.map(({ id, matches }) => [
          id,
          matches.map(({ orderLineId, qty }) => ({ orderLineId, qty })),
        ]),
      )
    : proposedParts(proposals)
  const parts: Parts = typed ?? matched
  const [isSaving, setSaving] = useState(false)
  const [wrong, setWrong] = useState<ReadonlyMap<MatchedPart, string>>(new Map())
  const textsOf = useFindingTexts()
  const change = (lineId: string, own: readonly MatchedPart[]) => setParts({ ...parts, [lineId]: own })
  async function save(): Promise<void> {
    setSaving(true)
    const sent = Object.entries(parts).flatMap(([lineId, own]) =>
      own
        .filter(({ orderLineId, qty }) => orderLineId !== '' && qty !== '')
        .map((part) => ({ part, match: { lineId, ...part } })),
    )
    try {
      await takeStep('inputInvoice', invoice.id, 'match', { matches: sent.map(({ match }) => match) })
      setWrong(new Map())
      setParts(undefined)
      showToast({ kind: 'success', text: t('saved') })
    } catch (error) {
      const texts = Object.entries(textsOf(refusedFieldsOf(error)))
      setWrong(
        new Map(
          sent.flatMap(({ part }, place) => {
            const [, text] = texts.find(([path]) => path.startsWith(`matches.${place}.`)) ?? []
            return text === undefined ? [] : [[part, text]]
          }),
        ),
      )
    } finally {
      setSaving(false)
    }
    await queries.invalidateQueries({ queryKey: ['inputInvoice'] })
  }
  return (
    <Panel
      title={t('title')}
      actions={
        <span className={styles['actions']}>
          <Button onClick={() => setParts(proposedParts(proposals))}>{t('propose')}</Button>
          <Button isBusy={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
        </span>
      }
    >
      <p className="q-page-note">{t('lead')}</p>
      {invoice.lines.map((line) => (
        <MatchLine
          key={line.id}
          line={line}
          parts={parts[line.id] ?? []}
          proposals={proposals}
          wrong={wrong}
          onChange={(own) => change(line.id, own)}
        />
      ))}
    </Panel>
  )
}

import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { InputInvoiceReview, MatchProposals } from '@quayside/contract/office/input-invoice.ts'
import type { InputInvoiceLine } from '@quayside/contract/tax-invoices/input-invoice.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Input } from '@quayside/kit/input.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/panel.tsx'
import { Select } from '@quayside/kit/select.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Big from 'big.js'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { takeStep } from '../../lib/records.ts'
import styles from './match-panel.module.css'

type Part = { readonly orderLineId: string; readonly qty: string }
type Parts = Readonly<Record<string, readonly Part[]>>

const isQuantity = (text: string): boolean => /^\d+(\.\d{1,6})?$/.test(text)
const leftOf = (line: InputInvoiceLine, parts: readonly Part[]): Big =>
  parts.reduce((left, { qty }) => left.minus(isQuantity(qty) ? qty : 0), new Big(line.qty))

/** The proposal for an invoice, to be checked and changed line by line. */
export function MatchPanel({ invoice }: { invoice: InputInvoiceReview }) {
  const t = useTranslations('officeTaxInvoices.match')
  const { data } = useQuery({
    queryKey: ['inputInvoice', 'proposals', invoice.id, invoice.version],
    queryFn: () =>
      api('GET tax/online/inputInvoice/proposals', { query: { invoiceId: invoice.id } }, { isQuiet: true }),
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
  const [parts, setParts] = useState<Parts>(() =>
    isBegun
      ? Object.fromEntries(
          invoice.lines.map(({ id, matches }) => [
            id,
            matches.map(({ orderLineId, qty }) => ({ orderLineId, qty })),
          ]),
        )
      : proposedParts(proposals),
  )
  const [isSaving, setSaving] = useState(false)
  const change = (lineId: string, own: readonly Part[]) => setParts({ ...parts, [lineId]: own })
  async function save(): Promise<void> {
    setSaving(true)
    const matches = Object.entries(parts).flatMap(([lineId, own]) =>
      own
        .filter(({ orderLineId, qty }) => orderLineId !== '' && qty !== '')
        .map((part) => ({ lineId, ...part })),
    )
    await takeStep('inputInvoice', invoice.id, 'match', { matches })
      .then(() => showToast({ kind: 'success', text: t('saved') }))
      .catch(() => undefined)
    setSaving(false)
    await queries.invalidateQueries({ queryKey: ['inputInvoice'] })
  }
  return (
    <Panel
      title={t('title')}
      actions={
        <span className={styles['actions']}>
          <Button onClick={() => setParts(proposedParts(proposals))}>{t('propose')}</Button>
          <Button look="primary" isBusy={isSaving} onClick={() => void save()}>
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
          onChange={(own) => change(line.id, own)}
        />
      ))}
    </Panel>
  )
}

type LineProps = {
  readonly line: InputInvoiceLine
  readonly parts: readonly Part[]
  readonly proposals: MatchProposals
  readonly onChange: (parts: readonly Part[]) => void
}

function MatchLine({ line, parts, proposals, onChange }: LineProps) {
  const t = useTranslations('officeTaxInvoices.match')
  const options = proposals.candidates.map((each) => ({
    value: each.orderLineId,
    label: t('candidate', {
      orderNo: each.orderNo,
      position: String(each.position + 1),
      model: each.model,
      name: each.name,
      left: formatQuantity(each.left),
    }),
  }))
  const proposed = proposals.proposals.find(({ lineId }) => lineId === line.id)?.parts ?? []
  const left = leftOf(line, parts)
  const set = (place: number, part: Partial<Part>) =>
    onChange(parts.map((each, index) => (index === place ? { ...each, ...part } : each)))
  return (
    <section className={styles['line']} aria-label={line.name}>
      <div className={styles['goods']}>
        <b>{line.name}</b>
        <span>
          {line.specification} × {formatQuantity(line.qty)} {line.unit}
        </span>
        <span data-state={left.eq(0) ? 'done' : 'open'}>
          {left.eq(0) ? t('whole') : t('open', { left: formatQuantity(left.toString()) })}
        </span>
      </div>
      <div className={styles['parts']}>
        {parts.map((part, place) => {
          const reasons = proposed.find(({ orderLineId }) => orderLineId === part.orderLineId)?.reasons ?? []
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows are entered by hand and have no id
            <div key={place} className={styles['part']}>
              <Select
                aria-label={t('orderLine')}
                placeholder={t('choose')}
                value={part.orderLineId === '' ? null : part.orderLineId}
                options={options}
                onChange={(value) => set(place, { orderLineId: value ?? '' })}
              />
              <Input
                aria-label={t('qty')}
                inputMode="decimal"
                maxLength={20}
                value={part.qty}
                onChange={(event) => set(place, { qty: event.target.value })}
              />
              <Button look="text" onClick={() => onChange(parts.filter((_, index) => index !== place))}>
                {t('remove')}
              </Button>
              {reasons.length > 0 && (
                <small>
                  {t('because', { reasons: reasons.map((reason) => t(`reasons.${reason}`)).join(' · ') })}
                </small>
              )}
            </div>
          )
        })}
        {options.length === 0 && parts.length === 0 ? (
          <p className="q-nothing">{t('none')}</p>
        ) : (
          <Button
            size="small"
            onClick={() => onChange([...parts, { orderLineId: '', qty: left.gt(0) ? left.toString() : '' }])}
          >
            {t('add')}
          </Button>
        )}
      </div>
    </section>
  )
}

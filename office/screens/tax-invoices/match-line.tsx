import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { MatchProposals } from '@quayside/contract/office/input-invoice.ts'
import type { InputInvoiceLine } from '@quayside/contract/tax-invoices/input-invoice.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import Big from 'big.js'
import { useTranslations } from 'use-intl'
import styles from './match-panel.module.css'

export type MatchedPart = { readonly orderLineId: string; readonly qty: string }

const isQuantity = (text: string): boolean => /^\d+(\.\d{1,6})?$/.test(text)
const leftOf = (line: InputInvoiceLine, parts: readonly MatchedPart[]): Big =>
  parts.reduce((left, { qty }) => left.minus(isQuantity(qty) ? qty : 0), new Big(line.qty))

type Props = {
  readonly line: InputInvoiceLine
  readonly parts: readonly MatchedPart[]
  readonly proposals: MatchProposals
  /** What the server refused, by the part as it was sent. */
  readonly wrong: ReadonlyMap<MatchedPart, string>
  readonly onChange: (parts: readonly MatchedPart[]) => void
}

export function MatchLine({ line, parts, proposals, wrong, onChange }: Props) {
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
  const set = (place: number, part: Partial<MatchedPart>) =>
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
                aria-invalid={wrong.has(part)}
                inputMode="decimal"
                maxLength={20}
                value={part.qty}
                onChange={(event) => set(place, { qty: event.target.value })}
              />
              <Button look="text" onClick={() => onChange(parts.filter((_, index) => index !== place))}>
                {t('remove')}
              </Button>
              {wrong.has(part) && (
                <small className="q-field-error" role="alert">
                  {wrong.get(part)}
                </small>
              )}
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

import { chargeBasis } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { QuoteLink } from '@quayside/contract/forwarding/quote-request.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { useProblemText } from '@quayside/kit/public/use-problem-text.ts'
import type { Problem } from '@quayside/kit/public/use-public-form.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { ChargeValues } from '@quayside/kit/records/quotation-values.ts'
import { useTranslations } from 'use-intl'

export const noCharge: ChargeValues = {
  kind: 'OF',
  basis: 0,
  quantity: '1',
  currency: 'USD',
  unitPrice: '',
  isIncluded: false,
}

type Props = {
  readonly link: QuoteLink
  readonly charges: readonly ChargeValues[]
  readonly problems: readonly Problem[]
  readonly onChange: (charges: readonly ChargeValues[]) => void
}

/** The charges of a quotation, one a row. */
export function QuoteCharges({ link, charges, problems, onChange }: Props) {
  const t = useTranslations('quoteLink')
  const codeText = useCodeText()
  const sentence = useProblemText()
  const set = (place: number, values: Partial<ChargeValues>): void =>
    onChange(charges.map((charge, each) => (each === place ? { ...charge, ...values } : charge)))
  const general = sentence(problems, 'charges')
  return (
    <section aria-labelledby="quote-charges">
      <h2 id="quote-charges">{t('charges')}</h2>
      <div className="quote-charges">
        <table>
          <thead>
            <tr>
              {(['kind', 'basis', 'amountColumn', 'currency', 'price', 'included'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {charges.map((charge, place) => {
              const wrong = problems.find(({ path = '' }) => path.startsWith(`charges.${place}.`))
              return (
                <tr key={place}>
                  <td>
                    <select
                      aria-label={t('kind')}
                      aria-invalid={wrong !== undefined}
                      value={charge.kind}
                      onChange={(event) => set(place, { kind: event.target.value })}
                    >
                      <option value="">{t('choose')}</option>
                      {link.chargeKinds.map(({ value, name }) => (
                        <option key={value} value={value}>
                          {name}
                        </option>
                      ))}
                    </select>
                    {wrong && (
                      <p className="field-error" role="alert">
                        {sentence([wrong], wrong.path ?? '')}
                      </p>
                    )}
                  </td>
                  <td>
                    <select
                      aria-label={t('basis')}
                      value={charge.basis}
                      onChange={(event) => set(place, { basis: Number(event.target.value) })}
                    >
                      {chargeBasis.values.map((value) => (
                        <option key={value} value={value}>
                          {codeText(chargeBasis, value)}
                        </option>
                      ))}
                    </select>
                  </td>
                  <td>
                    <input
                      aria-label={t('amountColumn')}
                      inputMode="decimal"
                      maxLength={14}
                      value={charge.quantity}
                      onChange={(event) => set(place, { quantity: event.target.value })}
                    />
                  </td>
                  <td>
                    <select
                      aria-label={t('currency')}
                      value={charge.currency}
                      onChange={(event) => set(place, { currency: event.target.value })}
                    >
                      {currencies.values.map((value) => (
                        <option key={value}>{value}</option>
                      ))}
                    </select>
                  </td>
                  <td>
                    <input
                      aria-label={t('price')}
                      inputMode="decimal"
                      maxLength={20}
                      disabled={charge.isIncluded}
                      value={charge.isIncluded ? '' : charge.unitPrice}
                      onChange={(event) => set(place, { unitPrice: event.target.value })}
                    />
                  </td>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={t('included')}
                      checked={charge.isIncluded}
                      onChange={(event) => set(place, { isIncluded: event.target.checked })}
                    />
                  </td>
                  <td>
                    <button
                      type="button"
                      className="link-button"
                      aria-label={t('remove', { place: place + 1 })}
                      disabled={charges.length === 1}
                      onClick={() => onChange(charges.filter((_charge, each) => each !== place))}
                    >
                      ×
                    </button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {general !== undefined && (
        <p className="field-error" role="alert">
          {general}
        </p>
      )}
      <button
        type="button"
        className="button"
        onClick={() => onChange([...charges, { ...noCharge, kind: '' }])}
      >
        {t('add')}
      </button>
    </section>
  )
}

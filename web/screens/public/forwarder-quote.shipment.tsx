import { freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { QuoteLink } from '@quayside/contract/forwarding/quote-request.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'

/** The goods and their way, as far as a carrier needs them. */
export function QuoteShipment({ link }: { link: QuoteLink }) {
  const t = useTranslations('quoteLink')
  const codeText = useCodeText()
  const { shipment } = link
  const mode = shipment.mode === null ? '' : codeText(freightMode, shipment.mode)
  const load = [
    shipment.quantity !== null && t('quantity', { value: formatQuantity(shipment.quantity) }),
    shipment.grossWeight !== null && t('weight', { value: formatQuantity(shipment.grossWeight) }),
    shipment.volume !== null && t('volume', { value: formatQuantity(shipment.volume) }),
    shipment.containerCount !== null &&
      shipment.containerType !== '' &&
      t('containers', {
        count: shipment.containerCount,
        type: shipment.containerType,
      }),
  ].filter((part) => part !== false)
  const pairs = [
    [
      t('route'),
      [mode, `${link.origin} → ${link.destination}`, shipment.incoterm].filter(Boolean).join(' · '),
    ],
    [t('goods'), shipment.goodsName],
    [t('load'), load.join(' · ')],
    [t('ready'), shipment.readyOn ?? ''],
    [t('departBy'), shipment.departBy ?? ''],
    [t('arriveBy'), shipment.arriveBy ?? ''],
  ].filter(([, value]) => value !== '')
  return (
    <section aria-labelledby="quote-shipment">
      <h2 id="quote-shipment">{t('shipment')}</h2>
      <dl className="quote-facts">
        {pairs.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {shipment.sizes.length > 0 && (
        <ul>
          {shipment.sizes.map((size, place) => (
            <li key={place}>{t('size', size)}</li>
          ))}
        </ul>
      )}
      {isYes(shipment.isInsured) && <p>{t('insured')}</p>}
    </section>
  )
}

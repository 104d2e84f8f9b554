import type { Rate } from '@quayside/contract/kernel/money.ts'
import { foreignCurrency, type RateSourceKey, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import type { LatestRate } from '@quayside/contract/rates/rate.ts'
import { rateChange } from '@quayside/contract/rates/rate-change.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { RateCell } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { heights, Panel, Quiet } from './home-panel.tsx'
import styles from './home-table.module.css'

const rateHref = (source: RateSourceKey, currency: string): string =>
  source === rateSource.codes.customs
    ? pageAddress('/customsExchangeRate', { currency })
    : pageAddress('/exchangeRate', { source, currency })

/** §2: the three sources side by side. */
export function RatePanel({ rates }: { rates: readonly LatestRate[] }) {
  const t = useTranslations('home.rates')
  return (
    <Panel title={t('title')} note={t('note')} all={pageAddress('/exchangeRate')} minHeight={heights.rates}>
      {rates.length === 0 ? <Quiet>{t('none')}</Quiet> : <RateTable rates={rates} />}
    </Panel>
  )
}

function RateTable({ rates }: { rates: readonly LatestRate[] }) {
  const t = useTranslations('home.rates')
  const codeText = useCodeText()
  const sources = rateSource.values
  return (
    <div className={styles['home-scroll']}>
      <table className={`${styles['home-table']} ${styles['home-rates']}`}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('currency')}</th>
            {sources.map((source) => (
              <th key={source} scope="col">
                {codeText(rateSource, source)}
                <small>{rates.find((rate) => rate.source === source)?.day.slice(5) ?? ''}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {foreignCurrency.values.map((currency) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              {sources.map((source) => (
                <td key={source}>
                  <OneRate
                    rate={rates.find((each) => each.source === source && each.currency === currency)}
                    href={rateHref(source, currency)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const arrows = { up: '▲', down: '▼', same: '' } as const

/** Red rises and green falls, as in Chinese markets; the arrow says the same without colour. */
function OneRate({ rate, href }: { rate: LatestRate | undefined; href: string }) {
  if (!rate || rate.middle === null) return <Nothing />
  const direction = rateChange(rate.middle, rate.previous?.middle)?.direction ?? 'same'
  return (
    <PageLink href={href}>
      <RateCell value={rate.middle as Rate} />
      <i data-direction={direction} aria-hidden="true">
        {arrows[direction]}
      </i>
    </PageLink>
  )
}

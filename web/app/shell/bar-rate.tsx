import { formatRate, rate } from '@quayside/contract/kernel/money.ts'
import { rateChange } from '@quayside/contract/rates/rate-change.ts'
import { Link } from '@quayside/kit/page/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './bar-rate.module.css'

const arrows = { up: '▲', down: '▼', same: '' } as const
/** The rate is published once a day; a page that is left open overnight refetches it. */
const freshFor = 30 * 60_000

/** The dollar at the authority's central parity, with the direction of its change. */
export default function BarRate() {
  const t = useTranslations('shell.rate')
  const { data } = useQuery({
    queryKey: ['rate', 'latest', 'safe'],
    queryFn: ({ signal }) =>
      api('GET base/online/rate/latest', { query: { source: 'safe' } }, { isQuiet: true, signal }),
    staleTime: freshFor,
    refetchInterval: freshFor,
  })
  const dollar = data?.find((each) => each.currency === 'USD')
  if (!dollar?.middle) return null
  const direction = rateChange(dollar.middle, dollar.previous?.middle)?.direction ?? 'same'
  // §9: rates have six decimals.
  const figure = `USD ${formatRate(rate(dollar.middle))}`
  return (
    <Link
      href={pageAddress('/exchangeRate')}
      className={styles['bar-rate']}
      aria-label={t('label', { shown: `${figure} ${arrows[direction]}`.trim(), day: dollar.day, direction })}
      title={dollar.day}
    >
      {figure} <span data-direction={direction}>{arrows[direction]}</span>
    </Link>
  )
}

import { daysLeft, nearExpiryDays, usualExpiryDays } from '@quayside/contract/warehouse/goods-days.ts'
import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { today } from '@quayside/kit/page/today.ts'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { TwoLines } from './two-lines.tsx'

/** Until when the goods are good, marked where that is soon or has been. */
export function LotExpiry({ lot }: { lot: Pick<Stock, 'expiresOn'> }) {
  const t = useTranslations('stock.expiry')
  const left = daysLeft(lot.expiresOn, today())
  const { data } = useQuery({
    queryKey: ['stock', 'expirySetting'],
    queryFn: () => api('GET warehouse/online/expirySetting', undefined, { isQuiet: true }),
    enabled: lot.expiresOn !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const ahead = data?.days ?? usualExpiryDays
  if (lot.expiresOn === null || left === null) return <Nothing />
  if (left < 0) return <TwoLines first={lot.expiresOn} second={t('since', { days: -left })} tone="past" />
  return (
    <TwoLines
      first={lot.expiresOn}
      second={left === 0 ? t('lastDay') : t('left', { days: left })}
      {...(left <= nearExpiryDays(ahead) && { tone: 'near' as const })}
    />
  )
}

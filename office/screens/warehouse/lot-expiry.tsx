import type { OfficeStock } from '@quayside/contract/office/stock.ts'
import { nearExpiryDays, usualExpiryDays } from '@quayside/contract/warehouse/goods-days.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'

/** Until when the goods are good, and how many days that is where it is soon or has been. */
export function LotExpiry({
  lot: { expiresOn, daysLeft },
}: {
  lot: Pick<OfficeStock, 'expiresOn' | 'daysLeft'>
}) {
  const t = useTranslations('officeWarehouse.stock.expiry')
  if (expiresOn === null || daysLeft === null) return <Nothing />
  return (
    <>
      <DateText value={expiresOn} />{' '}
      {daysLeft < 0 ? (
        <ToneTag tone="refused">{t('since', { days: -daysLeft })}</ToneTag>
      ) : (
        daysLeft <= nearExpiryDays(usualExpiryDays) && (
          <ToneTag tone="waitsForYou">{t('left', { days: daysLeft })}</ToneTag>
        )
      )}
    </>
  )
}

import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { costByMonth } from '@quayside/contract/warehouse/storage-cost.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import costStyles from './lot-cost.module.css'

export function LotCostMonths({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.cost')
  const can = useCan()
  const months = costByMonth(lot.costParts)
  return (
    <table className={costStyles['months']}>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('dayCount')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('fee')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, days, cost }) => {
          const charge = lot.charges.find(({ from }) => from.startsWith(month))
          return (
            <tr key={`${month} ${cost.currency}`}>
              <th scope="row">{month}</th>
              <td>{t('days', { days })}</td>
              <td>
                <Money value={cost.amount} />
              </td>
              <td>
                {charge === undefined ? (
                  t('notCharged')
                ) : (
                  <Code
                    {...(can('finance-fee-list') && {
                      href: pageAddress('/costBreakdown', { record: charge.feeId }),
                    })}
                  >
                    {charge.feeNumber}
                  </Code>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('so')}</th>
          <td>{t('days', { days: months.reduce((sum, { days }) => sum + days, 0) })}</td>
          <td>
            <Money value={lot.cost as Amount} />
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

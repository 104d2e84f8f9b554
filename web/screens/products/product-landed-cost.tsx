import { type Amount, formatQuantity, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './products.module.css'

const shownAtMost = 10

/** What a product cost until it had arrived, order by order, the newest first. */
export function ProductLandedCost({ productId }: { productId: string }) {
  const t = useTranslations('landedCost')
  const { data } = useQuery({
    queryKey: ['order', 'landedCost', 'product', productId],
    queryFn: ({ signal }) =>
      api(
        'GET report/online/list',
        { query: { reportNo: 'landedCost', productId, pageSize: shownAtMost } },
        { signal, isQuiet: true },
      ),
  })
  if (!data) return null
  return (
    <>
      <h3 className={styles['product-section']}>
        {t('history')}
        <small>RMB</small>
      </h3>
      {data.rows.length === 0 ? (
        <p className={styles['product-note']}>{t('noHistory')}</p>
      ) : (
        <>
          <table className={styles['price-rows']}>
            <thead>
              <tr>
                <th scope="col">{t('orderDate')}</th>
                <th scope="col">{t('order')}</th>
                <th scope="col" data-right>
                  {t('quantity')}
                </th>
                <th scope="col" data-right>
                  {t('total')}
                </th>
                <th scope="col" data-right>
                  {t('unitCost')}
                </th>
                <th scope="col">{t('state')}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ id, cells, links }) => (
                <tr key={id}>
                  <td>{cells['orderDate']}</td>
                  <td>
                    {links['orderNo'] ? (
                      <PageLink
                        href={pageAddress('/orderInfo', {
                          id: links['orderNo'].search['id'] ?? '',
                          tab: 'landedCost',
                        })}
                      >
                        {cells['orderNo']}
                      </PageLink>
                    ) : (
                      cells['orderNo']
                    )}
                  </td>
                  <td data-right>{formatQuantity(cells['quantity'] ?? '')}</td>
                  <td data-right>
                    <Money value={(cells['total'] ?? null) as Amount | null} />
                  </td>
                  <td data-right>
                    {cells['unitCost'] ? formatRate(cells['unitCost'] as Rate) : <Nothing />}
                  </td>
                  <td>{cells['state']}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles['product-links']}>
            <PageLink href={pageAddress('/otherReports', { reportNo: 'landedCost', productId })}>
              {t('allLines')}
            </PageLink>
          </div>
        </>
      )}
    </>
  )
}

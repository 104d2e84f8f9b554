import { checkedPapers } from '@quayside/contract/customs/compared-papers.ts'
import { comparedPapers } from '@quayside/contract/customs/three-way-check.ts'
import { type Amount, formatAmount, sum } from '@quayside/contract/kernel/money.ts'
import { declarationState, declarationStateTone } from '@quayside/contract/orders/declaration.codes.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { CheckDifferences, CheckSummary, CheckTable } from '@quayside/kit/records/three-way-check.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './order-customs.module.css'

const OrderDeclaration = lazyPart(() => import('./order-declaration.tsx'))

const useIsShown = ({ modelType }: OrderDetail): boolean =>
  useCan()('customs-declaration-list') &&
  (modelType === orderKind.codes.import || modelType === orderKind.codes.export)

/** The order's customs declarations with their states. */
export function OrderDeclarations({ order }: { order: OrderDetail }) {
  const t = useTranslations('customsScreens.declarations')
  const verbs = useTranslations('kit.list')
  const isShown = useIsShown(order)
  const [opened, setOpened] = useState<string>()
  const { data } = useQuery({
    queryKey: ['declaration', 'of', order.id, order.version],
    placeholderData: keepOfSameRecord(order.id),
    queryFn: () =>
      api(
        'GET customs/online/declaration/list',
        { query: { orderId: order.id, pageSize: 200, orderByColumn: 'number', isAsc: 'asc' } },
        { isQuiet: true },
      ),
    enabled: isShown,
  })
  if (!data || data.rows.length === 0) return null
  return (
    <Panel
      title={`${t('title')} · ${t('count', { count: data.rows.length })}`}
      actions={
        <Can permission="customs-declaration-export">
          <Button
            size="small"
            onClick={() =>
              void api('GET customs/online/declaration/export', { query: { orderId: order.id } }).then(
                saveDownload,
                () => undefined,
              )
            }
          >
            {verbs('export')}
          </Button>
        </Can>
      }
    >
      <ul className={styles['declarations']}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <div>
              <Button
                look="link"
                size="small"
                aria-label={t('open', { number: row.declarationNo || row.number })}
                onClick={() => setOpened(row.id)}
              >
                <span className="q-code">{row.declarationNo || row.number}</span>
              </Button>
              <StateTag list={declarationState} tones={declarationStateTone} value={row.state} />
            </div>
            <p>
              {[
                t('lineCount', { count: row.lineCount }),
                `${row.currency} ${formatAmount(row.value as Amount)}`,
                t('taxes', {
                  amount: formatAmount(
                    sum([row.duty as Amount, row.consumptionTax as Amount, row.vat as Amount]),
                  ),
                }),
              ].join(' · ')}
            </p>
            {row.differsFromReceipt === 1 && <p data-wrong>{t('differsFromReceipt')}</p>}
            {row.reason !== '' && <p data-wrong>{row.reason}</p>}
          </li>
        ))}
      </ul>
      <Suspense>
        {opened !== undefined && (
          <OrderDeclaration key={opened} id={opened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </Panel>
  )
}

/** Lines against invoice, packing list and declarations, once one of them is there. */
export function OrderThreeWayCheck({ order }: { order: OrderDetail }) {
  const t = useTranslations('customsScreens.check')
  const isShown = useIsShown(order)
  const { data: check } = useQuery({
    queryKey: ['declaration', 'check', order.id, order.version],
    placeholderData: keepOfSameRecord(order.id),
    queryFn: () =>
      api('GET customs/online/declaration/check', { query: { orderId: order.id } }, { isQuiet: true }),
    enabled: isShown && order.submittedAt !== null,
  })
  if (!check || comparedPapers(check).compared.length === 0) return null
  return (
    <Panel title={t('title')}>
      <p className={styles['note']}>
        <CheckSummary check={check} texts={t} />
      </p>
      <CheckTable check={check} papers={checkedPapers} texts={t} />
      <CheckDifferences check={check} texts={t} />
    </Panel>
  )
}

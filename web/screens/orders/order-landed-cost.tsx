import { type Amount, formatAmount, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { rateSource } from '@quayside/contract/rates/rate.codes.ts'
import {
  costBasis,
  costFallback,
  costKind,
  costSource,
  costState,
  costStateTone,
} from '@quayside/contract/reports/landed-cost.codes.ts'
import type { LandedCost } from '@quayside/contract/reports/landed-cost.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText, StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CostBasesDialog } from '../../lib/reports/cost-bases-dialog.tsx'
import { api } from '../../lib/session/api.ts'
import { Figure, MoneyTable } from './money-table.tsx'
import { LandedCostLines } from './order-landed-cost.lines.tsx'
import moneyStyles from './order-money.module.css'
import styles from './order-record.module.css'

type Props = { readonly order: OrderDetail }

/** What the goods of an order cost until they have arrived: by kind, with the rates, and line by line. */
export const OrderLandedCost = ({ order }: Props) => (
  <WithCost order={order}>
    {(cost) => (
      <div className={moneyStyles['landed']}>
        <div className={`q-record ${moneyStyles['money']}`}>
          <div>
            <Parts cost={cost} />
          </div>
          <div>
            <Rates cost={cost} />
          </div>
        </div>
        <LandedCostLines orderId={order.id} count={cost.lineCount} version={order.version} />
      </div>
    )}
  </WithCost>
)

/** The same in one column, below the order's other money; its lines take the whole width elsewhere. */
export const OrderCostParts = ({ order }: Props) => (
  <WithCost order={order}>
    {(cost) => (
      <>
        <Parts cost={cost} />
        <Rates cost={cost} />
      </>
    )}
  </WithCost>
)

export const OrderCostLines = ({ order }: Props) => (
  <WithCost order={order}>
    {(cost) => <LandedCostLines orderId={order.id} count={cost.lineCount} version={order.version} />}
  </WithCost>
)

/** The parts of one page ask once. */
function WithCost({ order, children }: Props & { readonly children: (cost: LandedCost) => ReactNode }) {
  const t = useTranslations('kit.list')
  const answer = useQuery({
    queryKey: ['order', 'landedCost', order.id, order.version],
    placeholderData: keepOfSameRecord(order.id),
    queryFn: ({ signal }) =>
      api('GET report/online/landedCost/{id}', { params: { id: order.id } }, { signal, isQuiet: true }),
  })
  if (answer.isPending) return <TableSkeleton label={t('loading')} />
  if (!answer.data)
    return (
      <LoadFailed text={failureText(answer.error) ?? t('failed')} onRetry={() => void answer.refetch()} />
    )
  return children(answer.data)
}

function Parts({ cost }: { cost: LandedCost }) {
  const t = useTranslations('landedCost')
  const [isChoosing, setChoosing] = useState(false)
  const ofCost = cost.parts.filter(({ kind }) => kind !== 'vat')
  const vat = cost.parts.find(({ kind }) => kind === 'vat')
  return (
    <MoneyTable
      title={t('title')}
      note={t('note')}
      isEmpty={cost.parts.length === 0}
      action={
        <Can permission="report-landedCost-edit">
          <div>
            <Button onClick={() => setChoosing(true)}>{t('bases')}</Button>
            {isChoosing && <CostBasesDialog onClose={() => setChoosing(false)} />}
          </div>
        </Can>
      }
      heads={[
        { text: t('kind') },
        { text: t('state') },
        { text: t('sources') },
        { text: t('basis') },
        { text: t('amount'), isFigure: true },
      ]}
    >
      <tbody>
        {ofCost.map((part) => (
          <PartRow key={part.kind} part={part} />
        ))}
        <tr>
          <th scope="row" colSpan={4}>
            {t('total')} RMB
          </th>
          <Figure>
            <b>
              <Money value={cost.total as Amount} />
            </b>
          </Figure>
        </tr>
        {vat && <PartRow part={vat} />}
      </tbody>
    </MoneyTable>
  )
}

function PartRow({ part }: { part: LandedCost['parts'][number] }) {
  const t = useTranslations('landedCost')
  return (
    <tr>
      <td>{part.kind === 'vat' ? t('vatApart') : <CodeText list={costKind} value={part.kind} />}</td>
      <td>
        <StateTag list={costState} tones={costStateTone} value={part.state} />
      </td>
      <td>
        {part.sources.map(({ source, amount }) => (
          <div key={source}>
            <CodeText list={costSource} value={source} />
            {part.sources.length > 1 && <small className="q-number"> {formatAmount(amount as Amount)}</small>}
          </div>
        ))}
      </td>
      <td>
        {part.basis === '' ? t('byDeclaration') : <CodeText list={costBasis} value={part.basis} />}
        {part.fallback !== '' && (
          <div className={styles['order-note']} role="note">
            <CodeText list={costFallback} value={part.fallback} />
          </div>
        )}
      </td>
      <Figure>
        <Money value={part.amount as Amount} />
      </Figure>
    </tr>
  )
}

/** Every rate at which something was converted, and what could not be. */
function Rates({ cost }: { cost: LandedCost }) {
  const t = useTranslations('landedCost')
  const codeText = useCodeText()
  const { rates, missingRates, unweighed, unclassified } = cost
  return (
    <Panel title={t('rates')}>
      {rates.length === 0 && <p className={moneyStyles['quiet']}>{t('noRates')}</p>}
      <dl className={styles['order-lines-list']}>
        {rates.map((rate) => (
          <div key={`${rate.currency} ${rate.documentNo ?? ''} ${rate.paid ?? ''}`}>
            <dt>
              {rate.paid === null
                ? `${rate.currency} · ${t('estimatedAt')}`
                : t('paidAt', {
                    number: rate.documentNo ?? '',
                    currency: rate.currency,
                    amount: formatAmount(rate.paid as Amount),
                  })}
              <br />
              <small>
                {t('rateDay', { source: codeText(rateSource, rate.source), day: rate.day ?? '' }).trim()}
              </small>
            </dt>
            <dd className="q-number">{formatRate(rate.rate as Rate)}</dd>
          </div>
        ))}
      </dl>
      {[
        missingRates.length > 0 ? t('missingRates', { currencies: missingRates.join(', ') }) : '',
        unweighed > 0 ? t('unweighed', { count: unweighed }) : '',
        unclassified > 0 ? t('unclassified', { count: unclassified }) : '',
      ]
        .filter((note) => note !== '')
        .map((note) => (
          <p key={note} className={styles['order-note']} role="note">
            {note}
          </p>
        ))}
    </Panel>
  )
}

import type { Debt } from '@quayside/contract/finance/debt.ts'
import { type Amount, isPositive } from '@quayside/contract/kernel/money.ts'
import type { OrderMoneyView } from '@quayside/contract/payments/order-money-view.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { DocumentLink } from '../../lib/finance/links.tsx'
import { useBasis, useMovementName } from '../../lib/finance/movement-name.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { Figure, MoneyTable } from './money-table.tsx'

type Of = { readonly money: OrderMoneyView }

/** Goods, taxes and fees: what each is made of and what of it is settled. */
export function OrderItems({ money }: Of) {
  const t = useTranslations('financeScreens.orderMoney')
  const can = useCan()
  const { items, sums, orderId } = money
  const hasFees = items.some(({ documentKind }) => documentKind === 'fee')
  return (
    <MoneyTable
      title={t('items')}
      isEmpty={items.length === 0}
      note={items.length === 0 ? t('noItems') : t('itemsNote')}
      action={
        hasFees && can('finance-fee-dispute') ? (
          <PageLink href={pageAddress('/costBreakdown', { orderId })}>{t('toDispute')}</PageLink>
        ) : undefined
      }
      heads={[
        { text: t('item') },
        { text: t('basis') },
        { text: t('document') },
        { text: t('dueOn') },
        { text: t('amount'), isFigure: true },
        { text: t('settled'), isFigure: true },
        { text: t('outstanding'), isFigure: true },
      ]}
    >
      <tbody>
        {items.map((item) => (
          <Item key={item.id} item={item} hasCurrency={sums.length > 1} />
        ))}
      </tbody>
      <tfoot>
        {sums.map((each) => (
          <tr key={each.currency}>
            <th scope="row" colSpan={4}>
              {t('total')} {each.currency}
            </th>
            <Figure>
              <Money value={each.amount as Amount} />
            </Figure>
            <Figure>
              <Money value={each.settled as Amount} />
            </Figure>
            <Figure>
              <Money value={each.outstanding as Amount} />
            </Figure>
          </tr>
        ))}
      </tfoot>
    </MoneyTable>
  )
}

function Item({ item, hasCurrency }: { item: Debt; hasCurrency: boolean }) {
  const t = useTranslations('financeScreens.debts')
  const nameOf = useMovementName()
  const basisOf = useBasis()
  const isOpen = isPositive(item.outstanding as Amount)
  return (
    <tr>
      <td>
        {nameOf({ itemKind: item.kind, feeKind: item.feeKind })}{' '}
        {item.disputeId !== null && (
          <PageLink href={pageAddress('/costBreakdown', { record: item.documentId })}>
            <ToneTag tone="underway">{t('dispute')}</ToneTag>
          </PageLink>
        )}
      </td>
      <td>{basisOf(item.basis, item.feeKind) || <Nothing />}</td>
      <td>
        <DocumentLink document={item} />
      </td>
      <td>{isOpen ? <DateText value={item.dueOn} /> : <Nothing />}</td>
      <Figure>
        <Money value={item.amount as Amount} {...(hasCurrency && { currency: item.currency })} />
      </Figure>
      <Figure>
        <Money value={item.settled as Amount} />
      </Figure>
      <td data-figure data-open={isOpen || undefined}>
        <Money value={item.outstanding as Amount} />
      </td>
    </tr>
  )
}

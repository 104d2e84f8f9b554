import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { Invoiceable } from '@quayside/contract/tax-invoices/invoiceable.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { OrderLink } from '../../lib/finance/links.tsx'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import styles from './tax-invoices.module.css'

export const wholeOf = (items: readonly Invoiceable[]): Record<string, string> =>
  Object.fromEntries(items.map(({ id, left }) => [id, left]))

type Props = {
  readonly items: readonly Invoiceable[]
  readonly amounts: Readonly<Record<string, string>>
  readonly onChange: (amounts: Readonly<Record<string, string>>) => void
  readonly errorOf: (place: number) => string | undefined
}

/** The debts to choose from, each with what is asked for of it. */
export function RequestItems({ items, amounts, onChange, errorOf }: Props) {
  const t = useTranslations('taxInvoiceScreens.sales')
  const nameOf = useMovementName()
  if (items.length === 0) return <p className="q-nothing">{t('pick.none')}</p>
  const places = Object.keys(amounts)
  const toggle = ({ id, left }: Invoiceable, isChosen: boolean) => {
    const { [id]: _dropped, ...others } = amounts
    onChange(isChosen ? { ...others, [id]: left } : others)
  }
  return (
    <>
      <Checkbox
        checked={places.length === items.length}
        onChange={(isAll) => onChange(isAll ? wholeOf(items) : {})}
      >
        {t('pick.all')}
      </Checkbox>
      <ShortTable<Invoiceable>
        rows={items}
        columns={[
          {
            title: t('item'),
            isRowHead: true,
            cell: (item) => (
              <Checkbox checked={item.id in amounts} onChange={(isChosen) => toggle(item, isChosen)}>
                {nameOf({ itemKind: item.kind, feeKind: item.feeKind })}{' '}
                <span className="q-whole" data-code>
                  {item.documentNo}
                </span>
              </Checkbox>
            ),
          },
          {
            title: t('order'),
            cell: ({ orderId, orderNo }) =>
              orderId === null ? <Nothing /> : <OrderLink id={orderId} number={orderNo} />,
          },
          { title: t('pick.left'), isFigure: true, cell: ({ left }) => <Money value={left as Amount} /> },
          { title: t('pick.dueOn'), cell: ({ dueOn }) => <DateText value={dueOn} /> },
          {
            title: t('pick.amount'),
            isFigure: true,
            cell: (item) => {
              const typed = amounts[item.id]
              if (typed === undefined) return <Nothing />
              const error = errorOf(places.indexOf(item.id))
              return (
                <div className={styles['amount']}>
                  <Input
                    aria-label={`${t('pick.amount')} ${item.documentNo}`}
                    aria-invalid={error !== undefined}
                    inputMode="decimal"
                    maxLength={20}
                    value={typed}
                    onChange={(event) => onChange({ ...amounts, [item.id]: event.target.value })}
                  />
                  {error !== undefined && <small role="alert">{error}</small>}
                </div>
              )
            },
          },
        ]}
      />
    </>
  )
}

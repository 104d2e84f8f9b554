import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type OrderAction, orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderOverview, OverviewFigure } from '@quayside/contract/orders/order-overview.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import type { PaymentApplicationCounts } from '@quayside/contract/payments/payment-application.ts'
import { warehouseInState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import type { Messages } from '@quayside/phrases/load.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import type { DueGroup } from './home-due.ts'
import { figureHref } from './home-links.tsx'
import { heights, Panel, Quiet } from './home-panel.tsx'
import styles from './home-rows.module.css'

type Link = { readonly href: string; readonly count: number; readonly modelType?: number }
type Todo = {
  readonly name: keyof Omit<Messages['home']['todo'], 'title' | 'none'>
  readonly tone: 'waits' | 'refused' | 'underway'
  readonly links: readonly Link[]
}

const ofOrders = [
  { name: 'auditFailed', tone: 'refused', needs: 'save' },
  { name: 'priceAuditFailed', tone: 'refused', needs: 'save' },
  { name: 'returned', tone: 'refused', needs: 'save' },
  { name: 'toSubmit', tone: 'waits', needs: 'submit' },
  { name: 'toRelease', tone: 'waits', needs: 'release' },
  { name: 'ownToRelease', tone: 'underway', needs: 'submit' },
] as const satisfies readonly {
  name: Todo['name'] & OverviewFigure
  tone: Todo['tone']
  needs: OrderAction
}[]

const toRelease = String(paymentApplicationState.codes.toRelease)

type Waiting = {
  readonly overview: OrderOverview | undefined
  readonly classifications: number
  readonly applications: Pick<PaymentApplicationCounts, 'waitsForMe' | 'ownToRelease'> | undefined
  /** Inbound orders: differences to confirm, and those that failed the audit. */
  readonly inbounds: { readonly differences: number | undefined; readonly refused: number | undefined }
  readonly unread: number
  readonly can: (permission: string) => boolean
}

/** What waits for this member, refused records first; without empty entries and other members' work. */
export function todosOf(waiting: Waiting): Todo[] {
  const { overview, classifications, applications, inbounds, unread, can } = waiting
  const single = (name: Todo['name'], tone: Todo['tone'], href: string, count: number): Todo => ({
    name,
    tone,
    links: [{ href, count }],
  })
  const all: Todo[] = [
    ...ofOrders.map(({ name, tone, needs }) => ({
      name,
      tone,
      links: (overview?.kinds ?? [])
        .filter(({ modelType }) => can(orderPermission(modelType, needs)))
        .map(({ modelType, [name]: count }) => ({ modelType, count, href: figureHref(modelType, name) })),
    })),
    single(
      'inboundRefused',
      'refused',
      pageAddress('/storage', { state: String(warehouseInState.codes.auditFailed) }),
      can('logistics-inbound-save') ? (inbounds.refused ?? 0) : 0,
    ),
    single(
      'inboundDifferences',
      'waits',
      pageAddress('/storage', { hasDifference: '1' }),
      can('logistics-inbound-decide') ? (inbounds.differences ?? 0) : 0,
    ),
    single(
      'contracts',
      'waits',
      pageAddress('/ElectronicContract', { isSignable: '1' }),
      can('order-contract-sign') ? (overview?.contractsToSign ?? 0) : 0,
    ),
    single(
      'paymentsToRelease',
      'waits',
      pageAddress('/paymentQuery', { state: toRelease, isMine: '0' }),
      applications?.waitsForMe ?? 0,
    ),
    single(
      'ownPaymentsToRelease',
      'underway',
      pageAddress('/paymentQuery', { state: toRelease, isMine: '1' }),
      applications?.ownToRelease ?? 0,
    ),
    single('classification', 'waits', pageAddress('/myRequestion', { state: '2' }), classifications),
    single('unread', 'underway', pageAddress('/systematicNotification', { isRead: '0', sType: '0' }), unread),
  ]
  return all
    .map((todo) => ({ ...todo, links: todo.links.filter(({ count }) => count > 0) }))
    .filter(({ links }) => links.length > 0)
}

type Props = {
  readonly todos: readonly Todo[]
  readonly due: readonly DueGroup[]
  readonly isLoading: boolean
  /** Given where a part could not be loaded: what waits is then not known. */
  readonly onRetry?: () => void
}

export function TodoPanel({ todos, due, isLoading, onRetry }: Props) {
  const t = useTranslations('home.todo')
  const home = useTranslations('home')
  const codeText = useCodeText()
  const format = useFormatter()
  return (
    <Panel title={t('title')} minHeight={heights.todo}>
      {onRetry && <LoadFailed text={home('failed')} onRetry={onRetry} />}
      {todos.length + due.length === 0 && !isLoading ? (
        onRetry === undefined && <Quiet>{t('none')}</Quiet>
      ) : (
        <ul className={`${styles['home-rows']} ${styles['home-todo']}`} aria-busy={isLoading}>
          {due.map((group) => (
            <DueRow key={group.name} group={group} />
          ))}
          {todos.map(({ name, tone, links }) => (
            <li key={name} data-tone={tone}>
              <span>{t(name)}</span>
              <span className={styles['home-links']}>
                {links.map(({ href, count, modelType }) => (
                  <PageLink key={href} href={href}>
                    {modelType !== undefined && `${codeText(orderKind, modelType)} `}
                    <b>{format.number(count)}</b>
                  </PageLink>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** One kind of deadline: the next ones by number and day, and how many there are. */
function DueRow({ group: { name, isLate, named, all } }: { group: DueGroup }) {
  const t = useTranslations('home.due')
  const when = useTranslations('home.deadlines')
  const format = useFormatter()
  const daysText = (days: number): string => {
    if (days === 0) return when('today')
    return days < 0 ? when('late', { days: -days }) : when('left', { days })
  }
  return (
    <li data-tone={isLate ? 'refused' : 'waits'}>
      <span>{t(name)}</span>
      <span className={styles['home-links']}>
        {named.map(({ href, number, currency, amount, dueOn, daysLeft }) => (
          <PageLink key={`${href} ${dueOn}`} href={href} title={dueOn}>
            {number || `${currency} ${formatAmount(amount as Amount)}`} <b>{daysText(daysLeft)}</b>
          </PageLink>
        ))}
        {all.count > named.length && (
          <PageLink href={all.href}>
            {t('all')} <b>{format.number(all.count)}</b>
          </PageLink>
        )}
      </span>
    </li>
  )
}

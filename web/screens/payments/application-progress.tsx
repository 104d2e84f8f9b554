import { amount, formatAmount, isPositive } from '@quayside/contract/kernel/money.ts'
import { paymentApplicationState as states } from '@quayside/contract/payments/payment.codes.ts'
import type { PaymentApplicationDetail } from '@quayside/contract/payments/payment-application.ts'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './payments.module.css'

const way = ['applied', 'released', 'arranged', 'received', 'paid'] as const
type Stop = (typeof way)[number]

/** How far the application is: released where that was asked for, arranged, the money received, paid. */
export function ApplicationProgress({ application }: { application: PaymentApplicationDetail }) {
  const t = useTranslations('payments.progress')
  const { state, timeline, receivedInFullOn, payBy, paidOn } = application
  const { cancelled, rejected, toRelease, arranged, paid } = states.codes
  const at = (transition: string): string | undefined =>
    timeline.find((entry) => entry.transition === transition)?.at
  const isEnded = state === cancelled || state === rejected
  const needsRelease = state === toRelease || at('release') !== undefined || at('refuse') !== undefined
  const reached: Readonly<Record<Stop, string | null | undefined>> = {
    applied: application.createdAt,
    released: at('release'),
    arranged: at('arrange') ?? (state === arranged || state === paid ? application.updatedAt : undefined),
    received: receivedInFullOn,
    paid: paidOn,
  }
  /** Without a colleague's release, and where the provider paid before the money was there, that stage is left out. */
  const isOnWay: Partial<Record<Stop, boolean>> = {
    released: needsRelease,
    received: state !== paid || receivedInFullOn !== null,
  }
  const stops = way.filter((stop) => isOnWay[stop] ?? true)
  const isReached = (stop: Stop): boolean => Boolean(reached[stop])
  const here = isEnded ? undefined : stops.find((stop) => !isReached(stop))
  const notes: Partial<Record<Stop, ReactNode>> = {
    released: state === toRelease ? t('waitsForColleague') : undefined,
    arranged: here === 'arranged' ? t('waitsForProvider') : undefined,
    received: isPositive(amount(application.earmarked))
      ? t('earmarked', { amount: formatAmount(amount(application.earmarked)) })
      : undefined,
    paid: application.isCalendarMissing
      ? t('calendarMissing')
      : payBy
        ? t('payBy', { day: payBy })
        : undefined,
  }
  return (
    <section className={`q-panel ${styles['progress']}`}>
      <Stages
        label={t('label')}
        stages={stops.map((stop) => ({
          key: stop,
          label: t(stop),
          is: isReached(stop) ? 'passed' : stop === here ? 'here' : 'ahead',
          note: reached[stop] ? (
            <DateText value={reached[stop]} hasTime={reached[stop]?.length !== 10} />
          ) : (
            notes[stop]
          ),
        }))}
      />
    </section>
  )
}

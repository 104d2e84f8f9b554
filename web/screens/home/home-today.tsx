import type { HomeView } from '@quayside/contract/home/home.api.ts'
import type { TodayName, TodayRecord } from '@quayside/contract/home/home-today.ts'
import { homeTodos, type TodoName } from '@quayside/contract/home/home-todos.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { usePhone } from '@quayside/kit/page/media.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { todayHref, todoHref } from './home-links.tsx'
import { heights, Panel, PendingPanel, Quiet } from './home-panel.tsx'
import styles from './home-today.module.css'
import { OtherTodos } from './home-todo.tsx'

/** What is approved most: on a phone it is decided from home. Only phones need the panels. */
const decided = {
  paymentsToRelease: lazyPart(() => import('./home-release.tsx')),
  contracts: lazyPart(() => import('./home-sign.tsx')),
  inboundDifferences: lazyPart(() => import('./home-difference.tsx')),
} satisfies { readonly [N in TodoName]?: unknown }
/** The texts of each panel, and its height. */
const decidedParts = {
  paymentsToRelease: 'release',
  contracts: 'sign',
  inboundDifferences: 'difference',
} as const
const isDecided = (name: TodoName): name is keyof typeof decided => name in decided

/** Whether something is decided from home: its button is then the filled one. */
export const hasDecisions = (todos: Props['todos']): boolean =>
  todos.some(({ name, count }) => isDecided(name) && count > 0)

type Props = Pick<HomeView, 'today' | 'todos'>

const toneOf = ({ name }: TodayRecord) => homeTodos[name].tone

/** What this member does first: one record of each of the most urgent to-dos, the others folded below. */
export function TodayPanel({ today, todos }: Props) {
  const t = useTranslations('home')
  const isPhone = usePhone()
  /** Stays while its dialog says what was signed, although nothing is left to sign. */
  const [held, setHeld] = useState<keyof typeof decided>()
  if (!isPhone) return <Today today={today} todos={todos} />
  const waiting = todos.flatMap(({ name, count }) => (isDecided(name) && count > 0 ? [{ name, count }] : []))
  const isGone = held !== undefined && !waiting.some(({ name }) => name === held)
  return (
    <>
      {[...waiting, ...(isGone ? [{ name: held, count: 0 }] : [])].map(({ name, count }, place) => {
        const { [name]: DecidedPanel } = decided
        const { [name]: part } = decidedParts
        return (
          <Suspense
            key={name}
            fallback={<PendingPanel title={t(`${part}.title`)} minHeight={heights[part]} />}
          >
            <DecidedPanel
              count={count}
              isMain={place === 0}
              onHold={(isHeld) => setHeld(isHeld ? name : undefined)}
            />
          </Suspense>
        )
      })}
      <Today
        today={today.filter(({ name }) => !isDecided(name))}
        todos={todos.filter(({ name }) => !isDecided(name))}
      />
    </>
  )
}

function Today({ today, todos }: Props) {
  const t = useTranslations('home.today')
  const count = (tone: string): number => today.filter((record) => toneOf(record) === tone).length
  const others = todos.filter(
    (todo) => !today.some(({ name, modelType }) => name === todo.name && modelType === todo.modelType),
  )
  return (
    <Panel
      title={t('title')}
      note={t('note')}
      minHeight={heights.todo}
      tools={
        <span className={styles['today-tones']}>
          {(['refused', 'waits'] as const).map(
            (tone) =>
              count(tone) > 0 && (
                <span key={tone} data-tone={tone}>
                  {t(tone, { count: count(tone) })}
                </span>
              ),
          )}
        </span>
      }
    >
      {today.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        <ul className={styles['today']}>
          {today.map((record) => (
            <TodayRow key={`${record.name} ${record.modelType}`} record={record} />
          ))}
        </ul>
      )}
      <OtherTodos todos={others} />
    </Panel>
  )
}

function TodayRow({ record }: { record: TodayRecord }) {
  const t = useTranslations('home.today')
  const name = record.name as TodayName
  const href = todayHref(record)
  return (
    <li data-tone={toneOf(record)}>
      <span className={styles['today-what']}>
        <span>
          {t(`what.${name}`)}
          {record.count > 1 && (
            <PageLink href={todoHref(name, record.modelType)}>
              {t('more', { count: record.count - 1 })}
            </PageLink>
          )}
        </span>
        <small>
          <PageLink href={href}>{record.number}</PageLink>
          <span title={record.about}>{record.about}</span>
        </small>
      </span>
      <span className={styles['today-sum']}>
        {record.amount !== null && <Money value={record.amount as Amount} currency={record.currency} />}
      </span>
      <Day record={record} />
      <span className={styles['today-do']}>
        <PageLink href={href} aria-label={`${t(`verb.${name}`)} ${record.number}`}>
          {t(`verb.${name}`)}
        </PageLink>
      </span>
    </li>
  )
}

/** How late it is, how long there is still time, or since when it waits. */
function Day({ record: { day, daysLeft, daysWaiting } }: { record: TodayRecord }) {
  const t = useTranslations('home.today')
  if (day === null) return <span className={styles['today-day']} />
  const text = (): string => {
    if (daysLeft === null) return daysWaiting === 0 ? t('dueToday') : t('waited', { days: daysWaiting })
    if (daysLeft < 0) return t('late', { days: -daysLeft })
    if (daysLeft === 0) return t('dueToday')
    return daysLeft === 1 ? t('dueTomorrow') : t('left', { days: daysLeft })
  }
  const urgency = daysLeft === null ? undefined : daysLeft < 0 ? 'late' : daysLeft <= 1 ? 'near' : undefined
  return (
    <span className={styles['today-day']} data-urgency={urgency}>
      {text()}
      <small title={day}>{day.slice(5)}</small>
    </span>
  )
}

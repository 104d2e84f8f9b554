import { DownOutlined, RightOutlined } from '@ant-design/icons-svg'
import type { TaskCounts } from '@quayside/contract/office/task.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { Link } from '@quayside/kit/page/link.tsx'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/may.ts'
import { handPath, type OfficePath } from '../../lib/pages.ts'
import {
  type DeskName,
  listPageOf,
  type MenuPage,
  menuPathOf,
  ownTasksPage,
  queuePage,
  visibleDesks,
} from '../menu.ts'
import { deskIcons, menuIcons } from './menu-icons.tsx'
import styles from './shell.module.css'

const bankLinesPath: OfficePath = '/office/bankLines'

type Props = {
  readonly counts: TaskCounts | undefined
  /** Only icons are shown. */
  readonly isRail: boolean
  readonly onOpen: () => void
  readonly onLeave: () => void
}

/** The pages by desk: that of the current page is open, and what somebody opened or closed stays so. */
export function SideMenu({ counts, isRail, onOpen, onLeave }: Props) {
  const t = useTranslations('office')
  const may = useMay()
  const current = menuPathOf(usePlace().pathname)
  const desks = visibleDesks(may)
  const own = desks.find(({ pages }) => pages.some(({ path }) => path === current))?.desk
  const [opened, setOpened] = useUserSetting<Partial<Record<DeskName, boolean>>>('office.desks', {})
  const set = (desk: DeskName, isOpen: boolean): void => setOpened({ ...opened, [desk]: isOpen })
  // The desk of a page that was reached otherwise opens again.
  useEffect(() => {
    if (own !== undefined && opened[own] === false) set(own, true)
  }, [own])
  const waiting = countsByPage(counts)
  const entry = ({ path, name }: MenuPage) => (
    <Link
      href={path}
      title={isRail ? t(`pages.${name}`) : undefined}
      loadsDocument={path === handPath}
      aria-current={current === path ? 'page' : undefined}
      onClick={onLeave}
    >
      {menuIcons[name]}
      <span>{t(`pages.${name}`)}</span>
      {name === 'queue' ? (
        <SideCount count={counts?.total} />
      ) : name === 'myTasks' ? (
        <SideCount count={counts?.own.tasksDue} />
      ) : (
        <QuietCount count={waiting.get(path)} />
      )}
    </Link>
  )

  return (
    <nav aria-label={t('menu.label')}>
      <div className="side-area">
        {may('task-list') && entry(queuePage)}
        {entry(ownTasksPage)}
      </div>
      {desks.map(({ desk, pages }) => {
        const isOpen = isRail ? desk === own : (opened[desk] ?? desk === own)
        return (
          <div key={desk} className="side-area" data-open={isOpen || undefined}>
            <button
              type="button"
              aria-expanded={isOpen}
              title={isRail ? t(`desks.${desk}`) : undefined}
              onClick={() => {
                set(desk, isRail || !isOpen)
                if (isRail) onOpen()
              }}
            >
              {deskIcons[desk]}
              <span>{t(`desks.${desk}`)}</span>
              {!isOpen && (
                <QuietCount count={pages.reduce((sum, { path }) => sum + (waiting.get(path) ?? 0), 0)} />
              )}
              <Icon drawing={isOpen ? DownOutlined : RightOutlined} className={styles['fold']} />
            </button>
            {isOpen && (
              <ul>
                {pages.map((page) => (
                  <li key={page.path}>{entry(page)}</li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </nav>
  )
}

/** How much waits for the reader behind each list. */
function countsByPage(counts: TaskCounts | undefined): ReadonlyMap<string, number> {
  const sums = new Map<string, number>([[bankLinesPath, counts?.bankLines?.count ?? 0]])
  for (const { kind, count } of counts?.jobs ?? []) {
    const path = listPageOf(kind)?.path
    if (path !== undefined) sums.set(path, (sums.get(path) ?? 0) + count)
  }
  return sums
}

const SideCount = ({ count }: { count: number | undefined }) =>
  count === undefined || count === 0 ? null : <b className="side-count">{count}</b>

function QuietCount({ count }: { count: number | undefined }) {
  const t = useTranslations('office.menu')
  const waits = count !== undefined && count > 0
  return (
    <small className={styles['quiet-count']} {...(waits && { title: t('waits', { count }) })}>
      {waits && count}
    </small>
  )
}

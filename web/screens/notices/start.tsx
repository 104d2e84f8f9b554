import { DateText } from '@quayside/kit/cells.tsx'
import { Can, useCan } from '@quayside/kit/context.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { useStore } from '@quayside/kit/page/store.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { addressOfNotice, useUnread } from '../../lib/unread.ts'
import './start.css'

/** §2: the shell itself is not guarded; without a session it offers to log in. */
export function Start() {
  const t = useTranslations('shell')
  const { userInfo } = useStore(session)
  if (!userInfo)
    return (
      <EmptyState
        text={t('start.signedOut')}
        action={{ label: t('user.logIn'), run: () => location.assign('/login') }}
      />
    )
  return (
    <>
      <PageHeader title={t(`start.${partOfDay()}`, { name: userInfo.userName })} />
      <div className="start-grid">
        <Can permission="home-notice-list">
          <UnreadPanel />
        </Can>
        <Can permission="home-bulletin-list">
          <BulletinPanel />
        </Can>
      </div>
    </>
  )
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours()
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

function UnreadPanel() {
  const t = useTranslations('shell')
  const unread = useUnread(useCan()('home-notice-list'))
  return (
    <section className="q-panel">
      <PanelHead title={t('start.unread')} to="/systematicNotification" />
      <ul className="start-list">
        {unread.data?.rows.map((notice) => (
          <li key={notice.id}>
            <Link to={addressOfNotice(notice) ?? '/systematicNotification'}>{notice.title}</Link>
            <DateText value={notice.createdAt} />
          </li>
        ))}
        {unread.data?.rows.length === 0 && <li>{t('bell.none')}</li>}
      </ul>
    </section>
  )
}

function BulletinPanel() {
  const t = useTranslations('shell')
  const newest = useQuery({
    queryKey: ['bulletins', 'newest'],
    queryFn: () => api('GET system/online/sysBulletin/bullentNewestList'),
  })
  return (
    <section className="q-panel">
      <PanelHead title={t('start.bulletins')} to="/corporateAnnouncements" />
      <ul className="start-list">
        {newest.data?.map((bulletin) => (
          <li key={bulletin.id}>
            <Link to="/corporateAnnouncements" search={{ id: bulletin.id } as never}>
              {bulletin.title}
            </Link>
            <DateText value={bulletin.publishedAt} />
          </li>
        ))}
        {newest.data?.length === 0 && <li>{t('start.noBulletins')}</li>}
      </ul>
    </section>
  )
}

function PanelHead({ title, to }: { title: string; to: string }) {
  const t = useTranslations('shell.start')
  return (
    <header className="start-head">
      <h2>{title}</h2>
      <Link to={to}>{t('all')}</Link>
    </header>
  )
}

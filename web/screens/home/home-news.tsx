import type { HomeView } from '@quayside/contract/home/home.api.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useNoticeAddress } from '../../lib/notices/notice-address.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { heights, Panel, Quiet } from './home-panel.tsx'
import styles from './home-rows.module.css'

const shown = 6

export function UnreadPanel({ unread }: { unread: NonNullable<HomeView['unread']> }) {
  const t = useTranslations('shell')
  const addressOf = useNoticeAddress()
  return (
    <Panel title={t('start.unread')} all={pageAddress('/systematicNotification')} minHeight={heights.unread}>
      {unread.rows.length === 0 ? (
        <Quiet>{t('bell.none')}</Quiet>
      ) : (
        <ul className={`${styles['home-rows']} ${styles['home-news']}`}>
          {unread.rows.slice(0, shown).map((notice) => (
            <li key={notice.id}>
              <PageLink href={addressOf(notice) ?? pageAddress('/systematicNotification', { isRead: '0' })}>
                {notice.title}
                <small>{notice.content}</small>
              </PageLink>
              <DateText value={notice.createdAt} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

export function BulletinPanel({ bulletins }: { bulletins: NonNullable<HomeView['bulletins']> }) {
  const t = useTranslations('shell')
  return (
    <Panel
      title={t('start.bulletins')}
      all={pageAddress('/corporateAnnouncements')}
      minHeight={heights.bulletins}
    >
      {bulletins.length === 0 ? (
        <Quiet>{t('start.noBulletins')}</Quiet>
      ) : (
        <ul className={`${styles['home-rows']} ${styles['home-news']}`}>
          {bulletins.slice(0, shown).map((bulletin) => (
            <li key={bulletin.id}>
              <PageLink href={pageAddress('/corporateAnnouncements', { id: bulletin.id })}>
                {bulletin.title}
              </PageLink>
              <DateText value={bulletin.publishedAt} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

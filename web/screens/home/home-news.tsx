import { DateText } from '@quayside/kit/cells.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { addressOfNotice, useUnread } from '../../lib/unread.ts'
import { Answer, Panel, Quiet } from './home-panel.tsx'
import styles from './home-rows.module.css'

/** As many as fit side by side without scrolling. */
const shown = 6

export function UnreadPanel() {
  const t = useTranslations('shell')
  const unread = useUnread(true)
  return (
    <Panel title={t('start.unread')} all={pageAddress('/systematicNotification')}>
      <Answer of={unread}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Quiet>{t('bell.none')}</Quiet>
          ) : (
            <ul className={`${styles['home-rows']} ${styles['home-news']}`}>
              {rows.slice(0, shown).map((notice) => (
                <li key={notice.id}>
                  <PageLink
                    href={addressOfNotice(notice) ?? pageAddress('/systematicNotification', { isRead: '0' })}
                  >
                    {notice.title}
                    <small>{notice.content}</small>
                  </PageLink>
                  <DateText value={notice.createdAt} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  )
}

export function BulletinPanel() {
  const t = useTranslations('shell')
  const newest = useQuery({
    queryKey: ['bulletins', 'newest'],
    queryFn: () => api('GET system/online/sysBulletin/bullentNewestList'),
  })
  return (
    <Panel title={t('start.bulletins')} all={pageAddress('/corporateAnnouncements')}>
      <Answer of={newest}>
        {(bulletins) =>
          bulletins.length === 0 ? (
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
          )
        }
      </Answer>
    </Panel>
  )
}

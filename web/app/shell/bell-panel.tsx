import { BellMessage, bellPanel } from '@quayside/kit/frame/bell.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { recentMessages, showToast } from '@quayside/kit/page/events.ts'
import { Link } from '@quayside/kit/page/link.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNoticeAddress } from '../../lib/notices/notice-address.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import {
  isSupported,
  turnOffBrowserNotifications,
  turnOnBrowserNotifications,
  wantsBrowserNotifications,
} from '../../lib/session/browser-notifications.ts'
import type { useUnread } from '../../lib/session/unread.ts'

type Unread = NonNullable<ReturnType<typeof useUnread>['data']>['rows']

export default function BellPanel({ unread, onLeave }: { unread: Unread; onLeave: () => void }) {
  const t = useTranslations('shell.bell')
  const [shown, setShown] = useState<'unread' | 'recent'>('unread')
  const queries = useQueryClient()
  const readAll = useMutation({
    mutationFn: () => api('PUT system/online/sysMsg/setIsRead', { body: { all: true } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notice'] }),
  })
  return (
    <div className={bellPanel}>
      <header>
        <Segmented
          size="small"
          value={shown}
          options={[
            { value: 'unread', label: t('title') },
            { value: 'recent', label: t('recent') },
          ]}
          onChange={setShown}
        />
        {shown === 'unread' && unread.length > 0 && (
          <Button look="link" size="small" onClick={() => readAll.mutate()}>
            {t('readAll')}
          </Button>
        )}
      </header>
      {shown === 'unread' ? <UnreadList unread={unread} onLeave={onLeave} /> : <RecentList />}
      <footer>
        <BrowserSwitch />
        <span>
          <Link href={pageAddress('/noticeSetting')} onClick={onLeave}>
            {t('settings')}
          </Link>
          <Link href={pageAddress('/systematicNotification')} onClick={onLeave}>
            {t('all')}
          </Link>
        </span>
      </footer>
    </div>
  )
}

function UnreadList({ unread, onLeave }: { unread: Unread; onLeave: () => void }) {
  const t = useTranslations('shell.bell')
  const addressOf = useNoticeAddress()
  if (unread.length === 0) return <p>{t('none')}</p>
  return (
    <ul>
      {unread.map((notice) => (
        <li key={notice.id}>
          <Link href={addressOf(notice) ?? pageAddress('/systematicNotification')} onClick={onLeave}>
            <BellMessage {...notice} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function RecentList() {
  const t = useTranslations('shell.bell')
  const recent = useStore(recentMessages)
  if (recent.length === 0) return <p>{t('noneRecent')}</p>
  return (
    <ul>
      {recent.map((message) => (
        <li key={message.id} data-kind={message.kind}>
          <BellMessage title={message.title} content={message.text} createdAt={message.at.toISOString()} />
        </li>
      ))}
    </ul>
  )
}

function BrowserSwitch() {
  const t = useTranslations('shell.bell')
  const isOn = useStore(wantsBrowserNotifications)
  if (!isSupported()) return <span />
  const change = async (isWanted: boolean): Promise<void> => {
    if (!isWanted) return turnOffBrowserNotifications()
    const isAllowed = await turnOnBrowserNotifications()
    showToast(
      isAllowed ? { kind: 'success', text: t('browserOn') } : { kind: 'warning', text: t('browserDenied') },
    )
  }
  return (
    <Checkbox checked={isOn} onChange={(isChecked) => void change(isChecked)}>
      {t('browser')}
    </Checkbox>
  )
}

import type { LiveMessage } from '@quayside/contract/kernel/live.ts'
import { type QueryName, touchedBy } from '@quayside/contract/kernel/query-names.ts'
import { useCan, useMayOpen } from '@quayside/kit/page/context.tsx'
import { noticeToastSeconds, showToast } from '@quayside/kit/page/events.ts'
import { openLiveChannel } from '@quayside/kit/page/live.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetEarlyAnswers } from '../../lib/pages/page-hints.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { isPushHere } from '../../lib/push/push-marks.ts'
import { notifyInBrowser } from '../../lib/session/browser-notifications.ts'
import { hearJob } from '../../lib/session/jobs.ts'
import { liveSource } from '../../lib/session/live.ts'
import { fetchUnread } from '../../lib/session/unread.ts'

/** Turns messages of the live channel into refetches, a toast of thirty seconds and a browser notification. */
export function LiveNews() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const canRead = useCan()('home-notice-list')
  const may = useMayOpen()
  const mayOpen = useRef(may)
  mayOpen.current = may

  useEffect(() => {
    /** Cancels running queries first: their answers may predate the message, and a refetch would only join them. */
    async function refetch(queryKey: readonly [QueryName?]): Promise<void> {
      forgetEarlyAnswers()
      await queries.cancelQueries({ queryKey })
      await queries.invalidateQueries({ queryKey })
    }
    async function announce({ id, shows }: LiveMessage & { type: 'notice' }): Promise<void> {
      const unread = await fetchUnread()
      const notice = unread.rows.find((row) => row.id === id)
      if (!notice) return
      const { addressOfNotice } = await import('@quayside/contract/notice-page.ts')
      const open = (): void => {
        const address = addressOfNotice(notice)
        const isOpen = address !== undefined && mayOpen.current(address)
        void navigate({ href: isOpen ? address : pageAddress('/systematicNotification') })
      }
      if (shows.includes('toast'))
        showToast({
          kind: 'info',
          title: notice.title,
          text: notice.content,
          seconds: noticeToastSeconds,
          onOpen: open,
        })
      // This browser's push message says the same.
      const isPushed = shows.includes('push') && isPushHere()
      if (shows.includes('browser') && !isPushed) notifyInBrowser(notice.title, notice.content, open)
    }
    const hear = (message: LiveMessage): void => {
      switch (message.type) {
        case 'notice':
          if (canRead && message.shows.length > 0) void announce(message).catch(() => undefined)
          void refetch(['notice'])
          void refetch(['home'])
          break
        case 'read':
          void refetch([message.entity])
          void refetch(['home'])
          break
        case 'bulletin':
          void refetch(['bulletin'])
          void refetch(['home'])
          break
        case 'event':
          for (const name of touchedBy(message.entities)) void refetch([name])
          break
        case 'job':
          hearJob(message)
          break
        case 'work':
        case 'session-ended':
          break
      }
    }
    return openLiveChannel(liveSource, hear, () => void refetch([]))
  }, [queries, navigate, canRead])
  return null
}

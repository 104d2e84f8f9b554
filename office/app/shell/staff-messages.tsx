import { BellMessage, bellPanel } from '@quayside/kit/frame/bell.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Link } from '@quayside/kit/page/link.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'

const most = 50

/** The newest messages. One that is opened is read. */
export default function StaffMessages({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('office.bell')
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['task', 'messages'],
    queryFn: () =>
      api('GET office/online/staffNotice/list', { query: { pageSize: most } }, { isQuiet: true }),
  })
  const read = async (which: { ids: string[] } | { all: true }): Promise<void> => {
    await api('PUT office/online/staffNotice/setIsRead', { body: which })
    await queries.invalidateQueries({ queryKey: ['task'] })
  }
  const rows = data?.rows ?? []
  return (
    <div className={bellPanel}>
      <header>
        <strong>{t('title')}</strong>
        {rows.some(({ isRead }) => !isRead) && (
          <Button look="link" size="small" onClick={() => void read({ all: true }).catch(() => undefined)}>
            {t('readAll')}
          </Button>
        )}
      </header>
      {error !== null && <LoadFailed text={t('failed')} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <p>{t('none')}</p>}
      <ul>
        {rows.map((message) => (
          <li key={message.id} data-read={message.isRead || undefined}>
            <Link
              href={recordAddress(message.kind, message.entityId)}
              onClick={() => {
                if (!message.isRead) void read({ ids: [message.id] }).catch(() => undefined)
                onLeave()
              }}
            >
              <BellMessage {...message} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

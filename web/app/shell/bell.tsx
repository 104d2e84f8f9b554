import { BellOutlined } from '@ant-design/icons'
import Badge from 'antd/es/badge'
import Button from 'antd/es/button'
import Popover from 'antd/es/popover'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUnread } from '../../lib/unread.ts'

const BellPanel = lazy(() => import('./bell-panel.tsx'))

export function Bell() {
  const t = useTranslations('shell.bell')
  const unread = useUnread(true)
  const [isOpen, setOpen] = useState(false)
  const count = unread.data?.total ?? 0
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <Suspense>
          <BellPanel unread={unread.data?.rows ?? []} onLeave={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Badge count={count} size="small" offset={[-6, 6]} color="#c74d08">
        <Button
          type="text"
          icon={<BellOutlined />}
          aria-label={t('label', { count })}
          aria-expanded={isOpen}
        />
      </Badge>
    </Popover>
  )
}

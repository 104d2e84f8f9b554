import { SettingOutlined } from '@ant-design/icons-svg'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PopoverButton } from '../overlays/popover.tsx'
import { Icon } from '../page/icon.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import type { ColumnSettings } from './table-settings-panel.tsx'

const Panel = lazyPart(() => import('./table-settings-panel.tsx'))

export function TableSettings({ table }: { table: ColumnSettings }) {
  const t = useTranslations('kit.list')
  const [isOpen, setOpen] = useState(false)
  return (
    <PopoverButton
      look="text"
      icon={<Icon drawing={SettingOutlined} />}
      aria-label={t('columns')}
      title={t('columns')}
      isOpen={isOpen}
      onOpen={setOpen}
      panel={
        <Suspense>
          <Panel table={table} />
        </Suspense>
      }
    />
  )
}

import { SettingOutlined } from '@ant-design/icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PopoverButton } from '../overlays/popover.tsx'
import { Icon } from '../page/icon.tsx'
import type { ColumnChoice, Row } from './table.ts'

const Panel = lazy(() => import('./table-settings-panel.tsx'))

export function TableSettings<R extends Row>({ table }: { table: ColumnChoice<R> }) {
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
          {/* The panel depends on columns and settings only, not on the type of the rows. */}
          <Panel table={table as unknown as ColumnChoice<Row>} />
        </Suspense>
      }
    />
  )
}

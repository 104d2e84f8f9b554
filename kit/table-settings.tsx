import { SettingOutlined } from '@ant-design/icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PopoverButton } from './popover.tsx'
import type { Row, TableState } from './table.ts'

const Panel = lazy(() => import('./table-settings-panel.tsx'))

export function TableSettings<R extends Row>({ table }: { table: TableState<R> }) {
  const t = useTranslations('kit.list')
  const [isOpen, setOpen] = useState(false)
  return (
    <PopoverButton
      look="text"
      icon={<SettingOutlined />}
      aria-label={t('columns')}
      title={t('columns')}
      isOpen={isOpen}
      onOpen={setOpen}
      panel={
        <Suspense>
          {/* The panel knows only columns and choices, whatever the rows are. */}
          <Panel table={table as unknown as TableState<Row>} />
        </Suspense>
      }
    />
  )
}

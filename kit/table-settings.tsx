import { SettingOutlined } from '@ant-design/icons'
import Button from 'antd/es/button'
import Popover from 'antd/es/popover'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { Row, TableState } from './table.ts'

const Panel = lazy(() => import('./table-settings-panel.tsx'))

export function TableSettings<R extends Row>({ table }: { table: TableState<R> }) {
  const t = useTranslations('kit.list')
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Suspense>
          {/* The panel knows only columns and choices, whatever the rows are. */}
          <Panel table={table as unknown as TableState<Row>} />
        </Suspense>
      }
    >
      <Button type="text" icon={<SettingOutlined />} aria-label={t('columns')} title={t('columns')} />
    </Popover>
  )
}

import { DownOutlined, RedoOutlined, SearchOutlined, UndoOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { MenuButton } from '../overlays/menu.tsx'
import type { MenuItem } from '../overlays/menu-item.ts'
import { Icon } from '../page/icon.tsx'
import { type Grid, useGrid } from './grid-store.ts'

type Props = {
  readonly grid: Grid
  readonly label: string
  readonly menu: readonly MenuItem[]
  readonly isMenuOpen: boolean
  readonly onMenu: (isOpen: boolean) => void
  readonly onFind: () => void
  readonly onDone: () => void
  readonly children: ReactNode
}

export function GridToolbar(props: Props) {
  const { grid, label, menu, isMenuOpen, onMenu, onFind, onDone, children } = props
  const t = useTranslations('linesGrid')
  const rows = useGrid(grid, (state) => state.rows.length)
  const canUndo = useGrid(grid, (state) => state.past.length > 0)
  const canRedo = useGrid(grid, (state) => state.future.length > 0)
  const tool = (name: string, icon: ReactNode, isOn: boolean, run: () => void) => (
    <Button
      look="text"
      size="small"
      icon={icon}
      aria-label={name}
      title={name}
      disabled={!isOn}
      onClick={() => {
        run()
        onDone()
      }}
    />
  )
  return (
    <div className="q-grid-toolbar">
      <h2>{label}</h2>
      <span className="q-page-note">{t('rows', { count: rows })}</span>
      {children}
      <div className="q-grid-tools">
        {tool(t('undo'), <Icon drawing={UndoOutlined} />, canUndo, grid.undo)}
        {tool(t('redo'), <Icon drawing={RedoOutlined} />, canRedo, grid.redo)}
        <Button
          look="text"
          size="small"
          icon={<Icon drawing={SearchOutlined} />}
          aria-label={t('find')}
          title={`${t('find')} Ctrl F`}
          onClick={onFind}
        />
        <MenuButton
          look="text"
          size="small"
          title={`${t('edit')} ⇧ F10`}
          items={menu}
          isOpen={isMenuOpen}
          onOpen={onMenu}
        >
          {t('edit')} <Icon drawing={DownOutlined} />
        </MenuButton>
      </div>
    </div>
  )
}

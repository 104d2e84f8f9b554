import { DownOutlined, SearchOutlined } from '@ant-design/icons-svg'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import { MenuButton } from '../overlays/menu.tsx'
import type { MenuItem } from '../overlays/menu-item.ts'
import { Icon } from '../page/icon.tsx'
import { LineIcon } from '../page/line-icon.tsx'
import { type Grid, useGrid } from './grid-store.ts'

/** Back to the left, forward to the right: the drawings of the icon set differ by the end of a circle only. */
const Turn = ({ isBack = false }: { isBack?: boolean }) => (
  <LineIcon box={16}>
    <path
      d={
        isBack
          ? 'M6 3 2.500 6.500 6 10M3 6.500h6.500a3.500 3.500 0 0 1 0 7H7'
          : 'M10 3l3.500 3.500L10 10M13 6.500H6.500a3.500 3.500 0 0 0 0 7H9'
      }
    />
  </LineIcon>
)

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
        {tool(t('undo'), <Turn isBack />, canUndo, grid.undo)}
        {tool(t('redo'), <Turn />, canRedo, grid.redo)}
        <IconButton
          look="text"
          size="small"
          drawing={SearchOutlined}
          label={t('find')}
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

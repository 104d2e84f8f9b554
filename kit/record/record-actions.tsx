import { EllipsisOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { MenuButton } from '../overlays/menu.tsx'
import type { MenuItem } from '../overlays/menu-item.ts'
import { Icon } from '../page/icon.tsx'

/** The places of a record's buttons, from the left; what is done most stands next to the main action. */
const places = ['step', 'other', 'share', 'print', 'copy', 'edit'] as const

export type RecordAction = {
  readonly key: string
  readonly label: string
  /** Of several main actions the first one is filled and the others are steps; `menu` is behind the dots. */
  readonly place: (typeof places)[number] | 'main' | 'menu'
} & ({ readonly run: () => void } | { readonly items: readonly MenuItem[] })

/** What can be done with a record: one filled button at the right, the others outlined and in the same order on every page. */
export function RecordActions({
  actions,
  children,
}: {
  actions: readonly RecordAction[]
  /** Buttons that bring a dialog of their own. */
  children?: ReactNode
}) {
  const t = useTranslations('kit.list')
  const main = actions.find(({ place }) => place === 'main')
  const placeOf = (action: RecordAction) => (action.place === 'main' ? 'step' : action.place)
  const outlined = places.flatMap((place) =>
    actions.filter((action) => action !== main && placeOf(action) === place),
  )
  const menu = actions.flatMap((action) => (action.place === 'menu' && 'run' in action ? [action] : []))
  return (
    <>
      {menu.length > 0 && (
        <MenuButton
          items={menu}
          icon={<Icon drawing={EllipsisOutlined} />}
          aria-label={t('more')}
          title={t('more')}
        />
      )}
      {children}
      {outlined.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {main && <ActionButton action={main} look="signal" />}
    </>
  )
}

const ActionButton = ({ action, look }: { action: RecordAction; look?: 'signal' }) =>
  'items' in action ? (
    <MenuButton items={action.items} {...(look && { look })}>
      {action.label}
    </MenuButton>
  ) : (
    <Button {...(look && { look })} onClick={action.run}>
      {action.label}
    </Button>
  )

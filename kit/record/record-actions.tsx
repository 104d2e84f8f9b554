import { EllipsisOutlined } from '@ant-design/icons-svg'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { MenuButton } from '../overlays/menu.tsx'
import type { MenuItem } from '../overlays/menu-item.ts'
import { Icon } from '../page/icon.tsx'
import { usePhone } from '../page/media.ts'
import { useBeside } from './beside.tsx'

/** The places of a record's buttons, from the left; what is done most stands next to the main action. */
const places = ['step', 'other', 'share', 'print', 'copy', 'edit'] as const
/** Those that lead the record on: beside its list there are no others. */
const leading = ['step', 'edit'] as const

export type RecordAction = {
  readonly key: string
  readonly label: string
  /** The first of several main actions is filled and the others are steps; `menu` is behind the dots. */
  readonly place: (typeof places)[number] | 'main' | 'menu'
} & ({ readonly run: () => void } | { readonly items: readonly MenuItem[] })

/**
 * What can be done with a record: one filled button at the right, the others outlined and in the same
 * order on every page.
 */
export function RecordActions({
  actions,
  children,
}: {
  actions: readonly RecordAction[]
  /** Buttons that bring a dialog of their own. */
  children?: ReactNode
}) {
  const t = useTranslations('kit.list')
  const isBeside = useBeside() !== undefined
  const isPhone = usePhone()
  const main = actions.find(({ place }) => place === 'main')
  const placeOf = (action: RecordAction) => (action.place === 'main' ? 'step' : action.place)
  const others = (isBeside ? leading : places).flatMap((place) =>
    actions.filter((action) => action !== main && placeOf(action) === place),
  )
  // A phone has room for one of them; the others fold into the menu.
  const outlined = isPhone ? others.slice(0, 1) : others
  const menu = [
    ...others.slice(outlined.length).flatMap(itemsOf),
    ...actions.flatMap((action) => (action.place === 'menu' && 'run' in action ? [action] : [])),
  ]
  return (
    <>
      {!isBeside && menu.length > 0 && (
        <MenuButton
          items={menu}
          icon={<Icon drawing={EllipsisOutlined} />}
          aria-label={t('more')}
          title={t('more')}
        />
      )}
      {!isBeside && children}
      {outlined.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {main && <ActionButton action={main} look="signal" />}
    </>
  )
}

const itemsOf = (action: RecordAction): readonly MenuItem[] =>
  'items' in action ? [{ key: action.key, heading: action.label }, ...action.items] : [action]

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

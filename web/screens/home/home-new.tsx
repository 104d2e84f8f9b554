import { DownOutlined } from '@ant-design/icons-svg'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useTranslations } from 'use-intl'
import { formPaths } from '../../lib/pages/order-paths.ts'
import { pageNameOf } from '../../lib/pages/page-name.ts'
import { pageAddress } from '../../lib/pages/pages.ts'

/** The kinds of order that this member may place; with one kind only, a link to its form. */
export function NewOrder({ isMain }: { isMain: boolean }) {
  const t = useTranslations('shell')
  const can = useCan()
  const navigate = useNavigate()
  const kinds = orderKind.keys.filter((kind) => can(orderPermission(orderKind.codes[kind], 'save')))
  const [only] = kinds
  const look = isMain && ({ look: 'signal' } as const)
  const open = (kind: (typeof kinds)[number]): void => void navigate({ href: pageAddress(formPaths[kind]) })
  if (only !== undefined && kinds.length === 1)
    return (
      <Button {...look} onClick={() => open(only)}>
        {t(`pages.${pageNameOf(formPaths[only])}`)}
      </Button>
    )
  const items = kinds.map((kind) => ({
    key: kind,
    label: t(`pages.${pageNameOf(formPaths[kind])}`),
    run: () => open(kind),
  }))
  return (
    <MenuButton {...look} items={items}>
      {t('areas.addOrder')} <Icon drawing={DownOutlined} />
    </MenuButton>
  )
}

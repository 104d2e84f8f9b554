import { DownOutlined } from '@ant-design/icons'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { useCan } from '@quayside/kit/context.tsx'
import { useNavigate } from '@tanstack/react-router'
import Button from 'antd/es/button'
import Dropdown from 'antd/es/dropdown'
import { useTranslations } from 'use-intl'
import { formPaths } from '../../lib/order-paths.ts'
import { pageNameOf } from '../../lib/page-name.ts'

/** The kinds of order that this member may place; of a single one, its form at once. */
export function NewOrder() {
  const t = useTranslations('shell')
  const can = useCan()
  const navigate = useNavigate()
  const kinds = orderKind.keys.filter((kind) => can(orderPermission(orderKind.codes[kind], 'save')))
  const [only] = kinds
  const open = (kind: (typeof kinds)[number]): void => void navigate({ to: formPaths[kind] })
  if (only !== undefined && kinds.length === 1)
    return (
      <Button className="q-signal" onClick={() => open(only)}>
        {t(`pages.${pageNameOf(formPaths[only])}`)}
      </Button>
    )
  const items = kinds.map((kind) => ({
    key: kind,
    label: t(`pages.${pageNameOf(formPaths[kind])}`),
    onClick: () => open(kind),
  }))
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button className="q-signal">
        {t('areas.addOrder')} <DownOutlined />
      </Button>
    </Dropdown>
  )
}

import { CheckCircleFilled } from '@ant-design/icons'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { formPaths } from '../../lib/pages/order-paths.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { Panel } from './home-panel.tsx'
import styles from './home-start.module.css'

type Counting =
  | 'GET base/online/supplier/list'
  | 'GET base/online/product/list'
  | 'GET base/online/address/list'

/** Whether there is a record already; only for users who may see it. */
function useHas(call: Counting, isAllowed: boolean): boolean {
  const answer = useQuery({
    queryKey: ['start', call],
    queryFn: ({ signal }) => api(call, { query: { pageSize: 1 } }, { signal, isQuiet: true }),
    enabled: isAllowed,
  })
  return (answer.data?.total ?? 0) > 0
}

/** Shown instead of empty figures: the steps before a company's first order, and which are done. */
export function StartPanel() {
  const t = useTranslations('home.start')
  const can = useCan()
  const firstKind = orderKind.keys.find((kind) => can(orderPermission(orderKind.codes[kind], 'save')))
  const steps = [
    {
      name: 'supplier',
      href: pageAddress('/supplierInfo'),
      isOpen: can('business-supplier-edit'),
      isDone: useHas('GET base/online/supplier/list', can('business-supplier-list')),
    },
    {
      name: 'product',
      href: pageAddress('/myGoods'),
      isOpen: can('product-goods-edit'),
      isDone: useHas('GET base/online/product/list', can('product-goods-list')),
    },
    {
      name: 'address',
      href: pageAddress('/myAddress'),
      isOpen: can('hub-address-edit'),
      isDone: useHas('GET base/online/address/list', can('hub-address-list')),
    },
    {
      name: 'order',
      href: pageAddress(formPaths[firstKind ?? 'import']),
      isOpen: firstKind !== undefined,
      isDone: false,
    },
  ] as const
  return (
    <Panel title={t('title')} note={t('note')}>
      <ol className={styles['home-start']}>
        {steps
          .filter(({ isOpen }) => isOpen)
          .map(({ name, href, isDone }) => (
            <li key={name} data-done={isDone || undefined}>
              <PageLink href={href}>{t(`${name}.title`)}</PageLink>
              {isDone && (
                <span className={styles['home-start-done']}>
                  <Icon drawing={CheckCircleFilled} /> {t('done')}
                </span>
              )}
              <p>{t(`${name}.text`)}</p>
            </li>
          ))}
      </ol>
    </Panel>
  )
}

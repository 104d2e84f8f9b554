import {
  BankOutlined,
  BellOutlined,
  FileTextOutlined,
  HomeOutlined,
  MenuOutlined,
} from '@ant-design/icons-svg'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { Link } from '@quayside/kit/page/link.tsx'
import { useTranslations } from 'use-intl'
import type { PortalPath } from '../../lib/pages/pages.ts'
import { useUnread } from '../../lib/session/unread.ts'
import { areaOf, visibleMenu } from '../menu.ts'
import styles from './bottom-bar.module.css'

type Props = { readonly current: PortalPath; readonly onMore: () => void }

const home = '/home' satisfies PortalPath
const notices = '/systematicNotification' satisfies PortalPath
const paymentList = '/paymentQuery' satisfies PortalPath

/** On a phone what is opened most is within the thumb's reach; the rest is in the menu. */
export default function BottomBar({ current, onMore }: Props) {
  const t = useTranslations('shell.bottom')
  const can = useCan()
  const unread = useUnread(can('home-notice-list')).data?.total ?? 0
  const areas = visibleMenu(can)
  const pagesOf = (name: string): readonly PortalPath[] =>
    areas.find((area) => area.name === name)?.pages ?? []
  const [orders] = pagesOf('orders')
  const money = pagesOf('finance')
  const finance = money.includes(paymentList) ? paymentList : money[0]
  const area = areaOf(current)?.name
  const entries = [
    { name: 'home', to: home, drawing: HomeOutlined, isCurrent: current === home },
    { name: 'orders', to: orders, drawing: FileTextOutlined, isCurrent: area === 'orders' },
    { name: 'finance', to: finance, drawing: BankOutlined, isCurrent: area === 'finance' },
    {
      name: 'notices',
      to: pagesOf('home').find((path) => path === notices),
      drawing: BellOutlined,
      isCurrent: current === notices,
      count: unread,
    },
  ] as const
  return (
    <nav className={styles['bottom']} aria-label={t('label')}>
      {entries.map(
        ({ name, to, drawing, isCurrent, ...more }) =>
          to && (
            <Link key={name} href={to} aria-current={isCurrent ? 'page' : undefined}>
              <Icon drawing={drawing} />
              {t(name)}
              {'count' in more && more.count > 0 && <b>{more.count > 99 ? '99+' : more.count}</b>}
            </Link>
          ),
      )}
      <button type="button" onClick={onMore}>
        <Icon drawing={MenuOutlined} />
        {t('more')}
      </button>
    </nav>
  )
}

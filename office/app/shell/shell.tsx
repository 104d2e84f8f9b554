import {
  AccountBookOutlined,
  ApiOutlined,
  AuditOutlined,
  BankOutlined,
  BarcodeOutlined,
  CalculatorOutlined,
  CalendarOutlined,
  CarOutlined,
  CommentOutlined,
  ContainerOutlined,
  DatabaseOutlined,
  DiffOutlined,
  DollarOutlined,
  EditOutlined,
  FieldTimeOutlined,
  FileAddOutlined,
  FileDoneOutlined,
  FileExcelOutlined,
  FileProtectOutlined,
  FileSearchOutlined,
  FileSyncOutlined,
  FileTextOutlined,
  GlobalOutlined,
  HomeOutlined,
  InboxOutlined,
  LoginOutlined,
  LogoutOutlined,
  MailOutlined,
  NotificationOutlined,
  PayCircleOutlined,
  PieChartOutlined,
  ProfileOutlined,
  QuestionCircleOutlined,
  ReconciliationOutlined,
  RetweetOutlined,
  RocketOutlined,
  SafetyCertificateOutlined,
  ScanOutlined,
  SendOutlined,
  ShopOutlined,
  StarOutlined,
  SwapOutlined,
  TagsOutlined,
  TeamOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { TaskCounts } from '@quayside/contract/office/task.ts'
import { BrandMark } from '@quayside/kit/brand.tsx'
import { MenuButton } from '@quayside/kit/frame/menu-button.tsx'
import { Icon } from '@quayside/kit/icon.tsx'
import '@quayside/kit/frame/frame.css'
import { Languages } from '@quayside/kit/frame/user-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLiveWork, useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { handPath } from '../../lib/pages.ts'
import { taskCounts } from '../../lib/task-counts.ts'
import { menuPathOf, type PageName, visibleMenu } from '../menu.ts'
import styles from './shell.module.css'
import { OfficeUserMenu } from './user-menu.tsx'

const icons: Record<PageName, ReactNode> = {
  queue: <Icon of={InboxOutlined} />,
  paymentApplications: <Icon of={PayCircleOutlined} />,
  cashVouchers: <Icon of={WalletOutlined} />,
  bankLines: <Icon of={RetweetOutlined} />,
  transfers: <Icon of={SendOutlined} />,
  ageing: <Icon of={PieChartOutlined} />,
  debts: <Icon of={FieldTimeOutlined} />,
  fees: <Icon of={AccountBookOutlined} />,
  feeDisputes: <Icon of={QuestionCircleOutlined} />,
  orders: <Icon of={ContainerOutlined} />,
  orderChanges: <Icon of={EditOutlined} />,
  freightEnquiries: <Icon of={FileSearchOutlined} />,
  freightQuotations: <Icon of={ReconciliationOutlined} />,
  freightOrders: <Icon of={RocketOutlined} />,
  labelOrders: <Icon of={BarcodeOutlined} />,
  services: <Icon of={StarOutlined} />,
  declarations: <Icon of={FileProtectOutlined} />,
  taxBills: <Icon of={FileTextOutlined} />,
  approvals: <Icon of={FileDoneOutlined} />,
  salesInvoices: <Icon of={FileExcelOutlined} />,
  invoiceable: <Icon of={FileAddOutlined} />,
  inputInvoices: <Icon of={FileSyncOutlined} />,
  companies: <Icon of={SafetyCertificateOutlined} />,
  companyChanges: <Icon of={SwapOutlined} />,
  suppliers: <Icon of={ShopOutlined} />,
  classifications: <Icon of={TagsOutlined} />,
  consultations: <Icon of={CommentOutlined} />,
  rates: <Icon of={DollarOutlined} />,
  tariff: <Icon of={BankOutlined} />,
  warehouses: <Icon of={HomeOutlined} />,
  inbounds: <Icon of={LoginOutlined} />,
  pickups: <Icon of={CarOutlined} />,
  stockDifferences: <Icon of={DiffOutlined} />,
  outbounds: <Icon of={LogoutOutlined} />,
  stock: <Icon of={DatabaseOutlined} />,
  stocktakings: <Icon of={CalculatorOutlined} />,
  storageFees: <Icon of={CalendarOutlined} />,
  hand: <Icon of={ScanOutlined} />,
  dictionaries: <Icon of={ProfileOutlined} />,
  bulletins: <Icon of={NotificationOutlined} />,
  messages: <Icon of={MailOutlined} />,
  settings: <Icon of={GlobalOutlined} />,
  gateway: <Icon of={ApiOutlined} />,
  staff: <Icon of={TeamOutlined} />,
  audit: <Icon of={AuditOutlined} />,
  account: <Icon of={UserOutlined} />,
}

export function Shell() {
  const t = useTranslations('office')
  const { pathname } = useLocation()
  const may = useMay()
  const [isMenuOpen, setMenuOpen] = useState(false)
  useLiveWork()
  const refetchInterval = useRefreshInterval()
  const counts = useQuery({ ...taskCounts, enabled: may('task-list'), refetchInterval }).data
  const current = menuPathOf(pathname)
  useEffect(() => {
    document.title = t('brand')
  }, [t])

  return (
    <div className={`frame ${styles['office']}`} data-menu-open={isMenuOpen || undefined}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <aside className="side" aria-label={t('brand')}>
        <div className="side-brand">
          <BrandMark size={26} />
          <span>{t('brand')}</span>
        </div>
        <nav aria-label={t('menu.label')}>
          {visibleMenu(may).map(({ area, pages }) => (
            <div key={area} className="side-area">
              <h2>{t(`areas.${area}`)}</h2>
              <ul>
                {pages.map(({ path, name }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      reloadDocument={path === handPath}
                      aria-current={current === path ? 'page' : undefined}
                      activeOptions={{ exact: true }}
                      onClick={() => setMenuOpen(false)}
                    >
                      {icons[name]}
                      <span>{t(`pages.${name}`)}</span>
                      <SideCount count={counts && sideCounts[name]?.(counts)} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </aside>
      <button
        type="button"
        className="side-shade"
        aria-label={t('menu.close')}
        onClick={() => setMenuOpen(false)}
      />
      <div className="frame-body">
        <header className="bar">
          <MenuButton label={t('menu.open')} isOpen={isMenuOpen} onOpen={() => setMenuOpen(true)} />
          <div className="bar-right">
            <Languages />
            <OfficeUserMenu />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** What waits behind an entry of the menu. */
const sideCounts: Readonly<Record<string, (counts: TaskCounts) => number>> = {
  queue: ({ total }) => total,
  bankLines: ({ bankLines }) => bankLines?.count ?? 0,
}

const SideCount = ({ count }: { count: number | undefined }) =>
  count === undefined || count === 0 ? null : <b className="side-count">{count}</b>

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
  queue: <InboxOutlined aria-hidden />,
  paymentApplications: <PayCircleOutlined aria-hidden />,
  cashVouchers: <WalletOutlined aria-hidden />,
  bankLines: <RetweetOutlined aria-hidden />,
  transfers: <SendOutlined aria-hidden />,
  ageing: <PieChartOutlined aria-hidden />,
  debts: <FieldTimeOutlined aria-hidden />,
  fees: <AccountBookOutlined aria-hidden />,
  feeDisputes: <QuestionCircleOutlined aria-hidden />,
  orders: <ContainerOutlined aria-hidden />,
  orderChanges: <EditOutlined aria-hidden />,
  freightEnquiries: <FileSearchOutlined aria-hidden />,
  freightQuotations: <ReconciliationOutlined aria-hidden />,
  freightOrders: <RocketOutlined aria-hidden />,
  labelOrders: <BarcodeOutlined aria-hidden />,
  services: <StarOutlined aria-hidden />,
  declarations: <FileProtectOutlined aria-hidden />,
  taxBills: <FileTextOutlined aria-hidden />,
  approvals: <FileDoneOutlined aria-hidden />,
  salesInvoices: <FileExcelOutlined aria-hidden />,
  invoiceable: <FileAddOutlined aria-hidden />,
  inputInvoices: <FileSyncOutlined aria-hidden />,
  companies: <SafetyCertificateOutlined aria-hidden />,
  companyChanges: <SwapOutlined aria-hidden />,
  suppliers: <ShopOutlined aria-hidden />,
  classifications: <TagsOutlined aria-hidden />,
  consultations: <CommentOutlined aria-hidden />,
  rates: <DollarOutlined aria-hidden />,
  tariff: <BankOutlined aria-hidden />,
  warehouses: <HomeOutlined aria-hidden />,
  inbounds: <LoginOutlined aria-hidden />,
  pickups: <CarOutlined aria-hidden />,
  stockDifferences: <DiffOutlined aria-hidden />,
  outbounds: <LogoutOutlined aria-hidden />,
  stock: <DatabaseOutlined aria-hidden />,
  stocktakings: <CalculatorOutlined aria-hidden />,
  storageFees: <CalendarOutlined aria-hidden />,
  hand: <ScanOutlined aria-hidden />,
  dictionaries: <ProfileOutlined aria-hidden />,
  bulletins: <NotificationOutlined aria-hidden />,
  messages: <MailOutlined aria-hidden />,
  settings: <GlobalOutlined aria-hidden />,
  gateway: <ApiOutlined aria-hidden />,
  staff: <TeamOutlined aria-hidden />,
  audit: <AuditOutlined aria-hidden />,
  account: <UserOutlined aria-hidden />,
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

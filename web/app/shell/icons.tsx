import {
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CarOutlined,
  DatabaseOutlined,
  FileTextOutlined,
  HomeOutlined,
  PlusOutlined,
  ProductOutlined,
  ProfileOutlined,
  StarOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import type { ReactNode } from 'react'
import type { AreaName } from '../menu.ts'

export const areaIcons: Record<AreaName, ReactNode> = {
  home: <Icon drawing={HomeOutlined} />,
  orders: <Icon drawing={FileTextOutlined} />,
  addOrder: <Icon drawing={PlusOutlined} />,
  finance: <Icon drawing={BankOutlined} />,
  business: <Icon drawing={TeamOutlined} />,
  product: <Icon drawing={ProductOutlined} />,
  tax: <Icon drawing={ProfileOutlined} />,
  logistics: <Icon drawing={CarOutlined} />,
  reports: <Icon drawing={BarChartOutlined} />,
  hub: <Icon drawing={UserOutlined} />,
  data: <Icon drawing={DatabaseOutlined} />,
  services: <Icon drawing={StarOutlined} />,
  approval: <Icon drawing={AuditOutlined} />,
}

/** The product's mark: a roof over water. */
export const Mark = () => (
  <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="6" fill="var(--brand)" />
    <path
      d="M16 7l7 8H9z M7 18.500c2 0 2.500 1.500 4.500 1.500s3-1.500 4.500-1.500 2.500 1.500 4.500 1.500 2.500-1.500 4.500-1.500 M9 24c1.800 0 2.300 1 4 1s2-1 3-1 2 1 3.500 1 1.700-1 3.500-1"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

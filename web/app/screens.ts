import type { PortalPath } from '../lib/pages/pages.ts'
import { businessScreens } from './screens/business.ts'
import { financeScreens } from './screens/finance.ts'
import { homeScreens } from './screens/home.ts'
import { logisticsScreens } from './screens/logistics.ts'
import { orderScreens } from './screens/order.ts'
import { productScreens } from './screens/product.ts'
import type { Screen } from './screens/screen.ts'
import { serviceScreens } from './screens/service.ts'

/** Which screen a route shows and which texts it needs; docs/screens.md lists the same. */
export const screens: Record<PortalPath, Screen> = {
  ...homeScreens,
  ...orderScreens,
  ...financeScreens,
  ...logisticsScreens,
  ...serviceScreens,
  ...businessScreens,
  ...productScreens,
}

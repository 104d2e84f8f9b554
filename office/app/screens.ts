import type { OfficePath } from '../lib/pages.ts'
import { customsScreens } from './screens/customs.ts'
import { financeScreens } from './screens/finance.ts'
import { logisticsScreens } from './screens/logistics.ts'
import { publishingScreens } from './screens/publishing.ts'
import { reviewScreens } from './screens/review.ts'
import type { Screen } from './screens/screen.ts'
import { serviceScreens } from './screens/service.ts'

/** Which screen a route shows and which texts it needs. */
export const screens: Record<OfficePath, Screen> = {
  ...reviewScreens,
  ...financeScreens,
  ...customsScreens,
  ...logisticsScreens,
  ...serviceScreens,
  ...publishingScreens,
}

import { type PortalPath, portalPaths } from '../lib/pages/pages.ts'
import { type AreaName, areaOf } from './menu.ts'
import type { Screen, Screens } from './screens/screen.ts'

const home = async (): Promise<Screens> => (await import('./screens/home.ts')).homeScreens
const order = async (): Promise<Screens> => (await import('./screens/order.ts')).orderScreens
const finance = async (): Promise<Screens> => (await import('./screens/finance.ts')).financeScreens
const product = async (): Promise<Screens> => (await import('./screens/product.ts')).productScreens
const service = async (): Promise<Screens> => (await import('./screens/service.ts')).serviceScreens

/** A page loads the table of its area of the menu; the others follow when one of their links is pointed at. */
const tables: Readonly<Record<AreaName, () => Promise<Screens>>> = {
  home,
  orders: order,
  addOrder: order,
  finance,
  business: async () => (await import('./screens/business.ts')).businessScreens,
  product,
  tax: finance,
  logistics: async () => (await import('./screens/logistics.ts')).logisticsScreens,
  reports: home,
  hub: async () => (await import('./screens/hub.ts')).hubScreens,
  data: product,
  services: service,
  approval: service,
}

/** Which screen a route shows and which texts it needs; docs/screens.md lists the same. */
export async function screenOf(path: PortalPath): Promise<Screen> {
  const { [path]: screen } = await tables[areaOf(path)?.name ?? 'home']()
  if (!screen) throw new Error(`the area of ${path} names no screen for it`)
  return screen
}

/** The build and tests read all of them. */
export const allScreens = async (): Promise<Readonly<Record<string, Screen>>> =>
  Object.fromEntries(
    await Promise.all(portalPaths.map(async (path) => [path, await screenOf(path)] as const)),
  )

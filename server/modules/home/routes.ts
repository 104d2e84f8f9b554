import { homeApi } from '@quayside/contract/home/home.api.ts'
import { type BoundRoute, bind } from '../../platform/http/bind.ts'
import { getHome } from './get-home.ts'
import { saveHomeLayout } from './save-home-layout.ts'

/** Home counts what waits by the lists of the other modules. */
export const homeRoutes = (modules: readonly BoundRoute[]): BoundRoute[] =>
  bind(homeApi, {
    'GET system/online/home': getHome(new Map(modules.map((route) => [route.key, route]))),
    'POST system/online/home/layout/save': saveHomeLayout,
  })

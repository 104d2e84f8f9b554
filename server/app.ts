import type { BoundRoute } from './platform/http/bind.ts'
import { noticeRoutes } from './modules/notices/routes.ts'

/** The list of modules: what is not named here is not served. */
export const routes: readonly BoundRoute[] = [...noticeRoutes]

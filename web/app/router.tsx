import { ListSearch } from '@quayside/kit/list/list-search.tsx'
import { readSearch, writeSearch } from '@quayside/kit/page/address.ts'
import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { ScreenFailed } from '@quayside/kit/page/screen-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'

import { type PortalPath, pageAddress, portalPaths } from '../lib/pages/pages.ts'
import { isEnrolling, isOnboarding, isSignedIn } from '../lib/session/session.ts'

import { destinationOf } from './paths.ts'
import { Permitted } from './permitted.tsx'
import { screens } from './screens.ts'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: LeavePortal })

const ready = new Map<PortalPath, ComponentType>()

/** A loaded screen is rendered without suspending: after a suspension React renders it in one task. */
export async function loadScreen(path: PortalPath): Promise<ComponentType> {
  const screen = await screens[path].load()
  ready.set(path, screen)
  return screen
}

/** An address outside the portal: a full load decides which page it is. */
function LeavePortal() {
  location.reload()
  return null
}

function routeOf(path: PortalPath) {
  const { modules } = screens[path]
  const Lazy = lazy(async () => ({ default: await loadScreen(path) }))
  const Screen = () => {
    const Ready = ready.get(path) ?? Lazy
    return <Ready />
  }
  return createRoute({
    getParentRoute: () => root,
    path,
    // §2: a guarded route without a token leads to the root, also when the session has ended meanwhile.
    beforeLoad: () => {
      const { kind } = destinationOf(path, isSignedIn(), {
        isOnboarding: isOnboarding(),
        isEnrolling: isEnrolling(),
      })
      if (kind === 'turnedAway') location.replace('/')
      if (kind === 'onboarding') location.replace('/information')
      if (kind === 'enrolment') location.replace('/secondFactor')
    },
    component: () => (
      <Suspense fallback={<TableSkeleton label="…" />}>
        <Phrases modules={modules}>
          <ListSearch>
            <Permitted path={path}>
              <Screen />
            </Permitted>
          </ListSearch>
        </Phrases>
      </Suspense>
    ),
  })
}

export const router = createRouter({
  routeTree: root.addChildren(portalPaths.map(routeOf)),
  caseSensitive: true,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  scrollRestoration: true,
  // Of every route, and of the frame around them.
  defaultErrorComponent: () => <ScreenFailed home={pageAddress('/home')} />,
})

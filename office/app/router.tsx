import { readSearch, writeSearch } from '@quayside/kit/page/address.ts'
import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { ScreenFailed } from '@quayside/kit/page/screen-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { handPath, type OfficePath, officePaths, pageAddress } from '../lib/pages.ts'
import { session } from '../lib/session.ts'
import { screens } from './screens.ts'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ notFoundComponent: ToQueue })
const factorModules: readonly PhraseModule[] = ['secondFactor', 'errors']
const setUpPath = '/office/secondFactor'
const SetUp = lazy(async () => ({
  default: (await import('../screens/staff/set-up-second-factor.tsx')).SetUpSecondFactor,
}))
const LogIn = lazy(async () => ({ default: (await import('../screens/staff/log-in.tsx')).LogIn }))

/** An unknown address leads to the work queue. */
function ToQueue() {
  location.replace('/office')
  return null
}

function requireSession({ location: at }: { location: { href: string } }): void {
  const current = session.get()
  if (current === undefined) throw redirect({ href: pageAddress('/office/login', { back: at.href }) })
  // Where a second factor is required, it is set up first.
  if (current.self.isEnrolling) throw redirect({ href: setUpPath })
}
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: requireSession,
  component: Shell,
})
/** The page for phones has no menu. Links to it and from it load a new document, because only this page may use the camera. */
const handheld = createRoute({ getParentRoute: () => root, id: 'handheld', beforeLoad: requireSession })

function routeOf(path: OfficePath) {
  const { modules, load } = screens[path]
  const Screen = lazy(async () => ({ default: await load() }))
  return createRoute({
    getParentRoute: () => (path === handPath ? handheld : inside),
    path,
    component: () => (
      <Suspense fallback={<TableSkeleton label="…" />}>
        <Phrases modules={modules}>
          <Screen />
        </Phrases>
      </Suspense>
    ),
  })
}

const logIn = createRoute({
  getParentRoute: () => root,
  path: '/office/login',
  component: () => (
    <Suspense>
      <Phrases modules={factorModules}>
        <LogIn />
      </Phrases>
    </Suspense>
  ),
})

const setUp = createRoute({
  getParentRoute: () => root,
  path: setUpPath,
  beforeLoad: () => {
    if (session.get() === undefined) throw redirect({ href: pageAddress('/office/login') })
  },
  component: () => (
    <Suspense>
      <Phrases modules={factorModules}>
        <SetUp />
      </Phrases>
    </Suspense>
  ),
})

export const router = createRouter({
  routeTree: root.addChildren([
    logIn,
    setUp,
    handheld.addChildren([routeOf(handPath)]),
    inside.addChildren(officePaths.filter((path) => path !== handPath).map(routeOf)),
  ]),
  caseSensitive: true,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  scrollRestoration: true,
  // Of every route, and of the frame around them.
  defaultErrorComponent: () => <ScreenFailed home={pageAddress('/office')} />,
})

import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { session } from '../lib/session.ts'
import { type OfficePath, officePaths } from './paths.ts'
import { ScreenFailed } from './screen-failed.tsx'
import { screens } from './screens.ts'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ notFoundComponent: ToQueue })
const LogIn = lazy(async () => ({ default: (await import('../screens/staff/log-in.tsx')).LogIn }))

/** An address that is none of ours leads to the work. */
function ToQueue() {
  location.replace('/office')
  return null
}

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: ({ location: at }) => {
    if (session.get() === undefined)
      throw redirect({ to: '/office/login' as never, search: { back: at.href } as never })
  },
  component: Shell,
})

function routeOf(path: OfficePath) {
  const { modules, load } = screens[path]
  const Screen = lazy(async () => ({ default: await load() }))
  return createRoute({
    getParentRoute: () => inside,
    path,
    component: () => (
      <Suspense fallback={<TableSkeleton label="…" />}>
        <Phrases modules={modules}>
          <Screen />
        </Phrases>
      </Suspense>
    ),
    errorComponent: ScreenFailed,
  })
}

const logIn = createRoute({
  getParentRoute: () => root,
  path: '/office/login',
  component: () => (
    <Suspense>
      <LogIn />
    </Suspense>
  ),
})

const textOnly = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

function toSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

export const router = createRouter({
  routeTree: root.addChildren([logIn, inside.addChildren(officePaths.map(routeOf))]),
  caseSensitive: true,
  parseSearch: textOnly,
  stringifySearch: toSearch,
  scrollRestoration: true,
})

import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { createRouter, type Place } from '@quayside/kit/page/router.ts'
import { CatchPage, usePlace } from '@quayside/kit/page/router-provider.tsx'
import { ScreenFailed } from '@quayside/kit/page/screen-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { handPath, officePaths, pageAddress } from '../lib/pages.ts'
import { session } from '../lib/session.ts'
import { screens } from './screens.ts'
import { Shell } from './shell/shell.tsx'

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

const logInPath = '/office/login'

/** Who has no session logs in first; where a second factor is required, it is set up next. */
function before({ pathname, href }: Place): string | undefined {
  const current = session.get()
  if (pathname === logInPath) return undefined
  if (current === undefined) return pageAddress(logInPath, pathname === setUpPath ? {} : { back: href })
  return current.self.isEnrolling && pathname !== setUpPath ? setUpPath : undefined
}

/** Stands in place of a page that throws, and of the frame around it. */
function Catch({ children }: { children: ReactNode }) {
  return (
    <CatchPage place={usePlace()} failed={<ScreenFailed home={pageAddress('/office')} />}>
      {children}
    </CatchPage>
  )
}

function pageOf(pathname: string): ReactNode {
  if (pathname === logInPath) return outside(LogIn)
  if (pathname === setUpPath) return outside(SetUp)
  const path = officePaths.find((each) => each === pathname)
  if (path === undefined) return <ToQueue />
  const { modules, load } = screens[path]
  const Screen = lazy(async () => ({ default: await load() }))
  const page = (
    <Catch key={path}>
      <Suspense fallback={<TableSkeleton label="…" />}>
        <Phrases modules={modules}>
          <Screen />
        </Phrases>
      </Suspense>
    </Catch>
  )
  // The page for phones has no menu. Links to it and from it load a new document, because only this page may use the camera.
  return path === handPath ? (
    page
  ) : (
    <Catch>
      <Shell>{page}</Shell>
    </Catch>
  )
}

const outside = (Screen: ComponentType): ReactNode => (
  <Catch>
    <Suspense>
      <Phrases modules={factorModules}>
        <Screen />
      </Phrases>
    </Suspense>
  </Catch>
)

const drawn = new Map<string, ReactNode>()

/** Made once for each path: the same element again is not drawn again when only parameters change. */
export function pageAt({ pathname }: Place): ReactNode {
  const known = drawn.get(pathname) ?? pageOf(pathname)
  drawn.set(pathname, known)
  return known
}

export const router = createRouter({ before })

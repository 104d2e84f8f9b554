import { ListSearch } from '@quayside/kit/list/list-search.tsx'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { createRouter, type Place } from '@quayside/kit/page/router.ts'
import { CatchPage, usePlace } from '@quayside/kit/page/router-provider.tsx'
import { ScreenFailed } from '@quayside/kit/page/screen-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { loadPhrases } from '@quayside/phrases/load.ts'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { type PortalPath, pageAddress, portalPaths } from '../lib/pages/pages.ts'
import { isEnrolling, isOnboarding, isSignedIn } from '../lib/session/session.ts'
import { prepareFirstData } from './first-data.ts'
import { destinationOf } from './paths.ts'
import { Permitted } from './permitted.tsx'
import { screenOf } from './screens.ts'
import { Shell } from './shell/shell.tsx'

const ready = new Map<PortalPath, ComponentType>()

/**
 * A screen with its texts, which are fetched at the same time. A loaded one is rendered without suspending: after a
 * suspension React renders it in one task.
 */
export async function loadScreen(path: PortalPath): Promise<ComponentType> {
  const { load, modules } = await screenOf(path)
  const texts = loadPhrases(currentLocale.get(), modules)
  // What fails here is fetched again where the texts are drawn, and said then.
  texts.catch(() => undefined)
  const screen = withPhrases(modules, await load())
  ready.set(path, screen)
  return screen
}

const portalPathOf = (pathname: string): PortalPath | undefined =>
  portalPaths.find((each) => each === pathname)

/** An address outside the portal: a full load decides which page it is. */
function LeavePortal() {
  location.reload()
  return null
}

/** Stands in place of a page that throws, and of the frame around it. */
function Catch({ children }: { children: ReactNode }) {
  return (
    <CatchPage place={usePlace()} failed={<ScreenFailed home={pageAddress('/home')} />}>
      {children}
    </CatchPage>
  )
}

function pageOf(path: PortalPath): ReactNode {
  const Lazy = lazy(async () => ({ default: await loadScreen(path) }))
  const Screen = () => {
    const Ready = ready.get(path) ?? Lazy
    return <Ready />
  }
  return (
    <Catch>
      <Shell>
        <Catch key={path}>
          <Suspense fallback={<TableSkeleton label="…" />}>
            <ListSearch>
              <Permitted path={path}>
                <Screen />
              </Permitted>
            </ListSearch>
          </Suspense>
        </Catch>
      </Shell>
    </Catch>
  )
}

const drawn = new Map<PortalPath, ReactNode>()

/** Made once for each path: the same element again is not drawn again when only parameters change. */
export function pageAt({ pathname }: Place): ReactNode {
  const path = portalPathOf(pathname)
  if (path === undefined) return <LeavePortal />
  const known = drawn.get(path) ?? pageOf(path)
  drawn.set(path, known)
  return known
}

export const router = createRouter({
  // §2: a guarded route without a token leads to the root, also when the session has ended meanwhile.
  before({ pathname }) {
    const path = portalPathOf(pathname)
    if (path === undefined) return undefined
    const { kind } = destinationOf(path, isSignedIn(), {
      isOnboarding: isOnboarding(),
      isEnrolling: isEnrolling(),
    })
    if (kind === 'turnedAway') location.replace('/')
    if (kind === 'onboarding') location.replace('/information')
    if (kind === 'enrolment') location.replace('/secondFactor')
    return undefined
  },
  prepare({ pathname, href }) {
    const path = portalPathOf(pathname)
    if (path === undefined) return
    // What fails here is fetched again when the page opens, and said then.
    if (!ready.has(path)) void loadScreen(path).catch(() => undefined)
    prepareFirstData(path, href)
  },
})

import '@quayside/kit/page/tokens.css'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { startTheme } from '@quayside/kit/page/theme-choice.ts'
import { destinationOf, needsSession, type PublicPath } from './app/paths.ts'
import { nextTurn } from './lib/documents/next-turn.ts'
import { fetchTextsEarly, sendFirstCalls } from './lib/pages/page-hints.ts'
import { pageReady } from './lib/pages/page-ready.ts'
import { type PortalPath } from './lib/pages/pages.ts'
import { startRootFont } from './lib/pages/root-font.ts'
import { isEnrolling, isOnboarding, isSignedIn, keepWantedPage } from './lib/session/session.ts'

startRootFont()
startTheme()
fetchTextsEarly()

if (import.meta.env.DEV && location.pathname === '/kit')
  void import('./app/kit/kit-page.tsx').then(({ startKitPage }) => startKitPage())
else void open()

async function open(): Promise<void> {
  // A link that was opened in a new tab: the session is in another one.
  if (!isSignedIn() && needsSession(location.pathname)) {
    const { askOtherTabs } = await import('./lib/session/session-channel.ts')
    await askOtherTabs()
  }
  const destination = destinationOf(location.pathname, isSignedIn(), {
    isOnboarding: isOnboarding(),
    isEnrolling: isEnrolling(),
  })
  switch (destination.kind) {
    case 'turnedAway':
      keepWantedPage(`${location.pathname}${location.search}`)
      location.replace('/')
      break
    case 'onboarding':
      location.replace('/information')
      break
    case 'enrolment':
      location.replace('/secondFactor')
      break
    case 'portal':
      if (isSignedIn()) sendFirstCalls()
      void openPortal(destination.path)
      break
    case 'public':
      void openPublic(destination.path)
      break
    case 'landing':
      void openPublic('/')
      break
  }
}

async function openPublic(path: PublicPath): Promise<void> {
  const [{ startPublic }] = await Promise.all([import('./app/public.tsx'), pageReady()])
  await startPublic(path)
}

/** All files are fetched in parallel; they are evaluated in steps, between which the browser handles input. */
async function openPortal(path: PortalPath): Promise<void> {
  const [{ readNumbersOf }] = await Promise.all([import('./app/portal-parts.ts'), pageReady()])
  await nextTurn()
  readNumbersOf(currentLocale.get())
  await nextTurn()
  const { startPortal } = await import('./app/portal.tsx')
  await nextTurn()
  await startPortal(path)
}

import '@quayside/kit/tokens.css'
import { startTheme } from '@quayside/kit/page/theme-choice.ts'
import { destinationOf } from './app/paths.ts'
import { startRootFont } from './lib/root-font.ts'
import { isSignedIn } from './lib/session.ts'

startRootFont()
startTheme()

if (import.meta.env.DEV && location.pathname === '/kit')
  void import('./app/kit-page.tsx').then(({ startKitPage }) => startKitPage())
else open()

function open(): void {
  const destination = destinationOf(location.pathname, isSignedIn())
  switch (destination.kind) {
    case 'turnedAway':
      location.replace('/')
      break
    case 'portal':
      void import('./app/portal.tsx').then(({ startPortal }) => startPortal(destination.path))
      break
    case 'public':
      void import('./app/public.tsx').then(({ startPublic }) => startPublic(destination.path))
      break
    case 'landing':
      void import('./app/public.tsx').then(({ startPublic }) => startPublic('/'))
      break
  }
}

import '@quayside/kit/plain/plain.css'
import { loadPhrases, type PhraseModule } from '@quayside/phrases/load.ts'
import type { ComponentType } from 'react'
import { Phrases } from '../lib/i18n.tsx'
import { currentLocale } from '../lib/locale.ts'
import { startSystemInfo } from '../lib/system-info.ts'
import { startPage } from './frame.tsx'
import type { PublicPath } from './paths.ts'
import './public.css'

type PublicScreen = { modules: readonly PhraseModule[]; load: () => Promise<ComponentType> }

const screens: Record<PublicPath, PublicScreen> = {
  '/': {
    modules: ['publicPages'],
    load: async () => (await import('../screens/public/landing.tsx')).Landing,
  },
  '/login': {
    modules: ['publicPages', 'login', 'errors'],
    load: async () => (await import('../screens/public/login.tsx')).Login,
  },
  '/agreement': {
    modules: ['publicPages', 'agreement'],
    load: async () => (await import('../screens/public/agreement.tsx')).Agreement,
  },
  '/information': {
    modules: ['publicPages', 'information', 'errors'],
    load: async () => (await import('../screens/account/information.tsx')).Information,
  },
}

export async function startPublic(path: PublicPath): Promise<void> {
  startSystemInfo()
  const screen = screens[path]
  // Side by side: on a slow line each wait for the other would be a round trip more.
  const [Screen] = await Promise.all([screen.load(), loadPhrases(currentLocale.get(), screen.modules)])
  await startPage(
    screen.modules,
    <Phrases modules={screen.modules}>
      <Screen />
    </Phrases>,
  )
}

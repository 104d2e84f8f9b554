import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { loadPhrases, type PhraseModule } from '@quayside/phrases/load.ts'
import type { ComponentType } from 'react'
import { isSignedIn } from '../lib/session.ts'
import { followOtherSessions } from '../lib/session-channel.ts'
import { startPage } from './frame.tsx'
import type { PublicPath } from './paths.ts'

type PublicScreen = { modules: readonly PhraseModule[]; load: () => Promise<ComponentType> }

const screens: Record<Exclude<PublicPath, '/'>, PublicScreen> = {
  '/login': {
    modules: ['login', 'errors'],
    load: async () => (await import('../screens/public/login.tsx')).Login,
  },
  '/agreement': {
    modules: ['agreement'],
    load: async () => (await import('../screens/public/agreement.tsx')).Agreement,
  },
  '/information': {
    modules: ['information', 'errors'],
    load: async () => (await import('../screens/account/information.tsx')).Information,
  },
  '/ImgPreview': {
    modules: ['imgPreview'],
    load: async () => (await import('../screens/files/img-preview.tsx')).ImgPreview,
  },
}

export async function startScreen(path: keyof typeof screens): Promise<void> {
  const { modules, load } = screens[path]
  const [Screen] = await Promise.all([load(), loadPhrases(currentLocale.get(), modules)])
  await startPage(
    modules,
    <Phrases modules={modules}>
      <Screen />
    </Phrases>,
  )
  if (isSignedIn()) followOtherSessions()
}

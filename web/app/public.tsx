import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { ComponentType } from 'react'
import { Phrases } from '../lib/i18n.tsx'
import { startSystemInfo } from '../lib/system-info.ts'
import { startPage } from './frame.tsx'
import type { PublicPath } from './paths.ts'

type PublicScreen = { modules: readonly PhraseModule[]; load: () => Promise<ComponentType> }

const screens: Partial<Record<PublicPath, PublicScreen>> = {}

export async function startPublic(path: PublicPath): Promise<void> {
  startSystemInfo()
  const screen = screens[path] ?? screens['/']
  if (!screen) return
  const Screen = await screen.load()
  await startPage(
    screen.modules,
    <Phrases modules={screen.modules}>
      <Screen />
    </Phrases>,
  )
}

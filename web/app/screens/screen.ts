import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { ComponentType } from 'react'
import type { PortalPath } from '../../lib/pages/pages.ts'

export type Screen = {
  readonly modules: readonly PhraseModule[]
  readonly load: () => Promise<ComponentType>
}
export type Screens = { readonly [P in PortalPath]?: Screen }

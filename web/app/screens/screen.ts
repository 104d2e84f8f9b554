import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { ComponentType } from 'react'
import type { PortalPath } from '../../lib/pages/pages.ts'
import type { ApiTables } from '../../lib/session/api-tables.ts'

type ListCall = {
  [K in keyof ApiTables]: ApiTables[K] extends { rows: unknown } ? K : never
}[keyof ApiTables]

export type Screen = {
  readonly modules: readonly PhraseModule[]
  readonly load: () => Promise<ComponentType>
  /** The call that its list begins with: it is sent before the screen's scripts are there. */
  readonly first?: ListCall
  /** What that call asks for besides the parameters of the address. */
  readonly firstQuery?: Readonly<Record<string, string | number>>
  /** The list's name, where a user's own choice of columns changes what it asks for. */
  readonly firstColumnsOf?: string
}
export type Screens = { readonly [P in PortalPath]?: Screen }

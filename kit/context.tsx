import { isGranted } from '@quayside/contract/kernel/permission.ts'
import { createContext, type ReactNode, useContext } from 'react'

export type StoredFile = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly mime: string
}

/** What the parts need of the front end they stand in: who looks at them, and how files travel. */
export type Surroundings = {
  readonly userId: string
  readonly granted: readonly string[]
  /** `onProgress` is told the share that is through, 0 to 1; a failure is told to the user before it is thrown. */
  readonly upload: (file: File, onProgress: (share: number) => void) => Promise<StoredFile>
  /** Where a browser looks at a stored file, where there is such a page. */
  readonly previewAddress: (files: readonly StoredFile[], shown: StoredFile) => string | undefined
  /** Shows or saves a stored file, where there is no such page. */
  readonly openFile?: (file: StoredFile) => void
  readonly say: (kind: 'success' | 'error' | 'warning' | 'info', text: string) => void
}

const Context = createContext<Surroundings | undefined>(undefined)

export const KitProvider = ({ value, children }: { value: Surroundings; children: ReactNode }) => (
  <Context value={value}>{children}</Context>
)

export function useSurroundings(): Surroundings {
  const found = useContext(Context)
  if (!found) throw new Error('kit parts need a KitProvider around them')
  return found
}

/** §6: whether the user's permissions match a key, by the specification's three-way match. */
export function useCan(): (key: string) => boolean {
  const { granted } = useSurroundings()
  return (key) => isGranted(key, granted)
}

/** Shows its children only to those who may. */
export function Can({ permission, children }: { permission: string; children: ReactNode }) {
  return useCan()(permission) ? children : null
}

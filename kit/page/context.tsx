import { isGranted } from '@quayside/contract/kernel/permission.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { SellingRate } from '@quayside/contract/rates/sum-in-rmb.ts'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ViewStore } from '../list/view-store.ts'

export type StoredFile = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly mime: string
}

/** What the kit needs of the front end that uses it: the user's permissions, and how files are sent and opened. */
export type Surroundings = {
  readonly userId: string
  readonly granted: readonly string[]
  /** `onProgress` receives the share that is sent, 0 to 1; who calls shows why it failed. */
  readonly upload: (file: File, onProgress: (share: number) => void) => Promise<StoredFile>
  /** The address of the page that shows a stored file, where the front end has one. */
  readonly previewAddress: (files: readonly StoredFile[], shown: StoredFile) => string | undefined
  /** Whether the user may see what an address of the front end shows; without it, every address. */
  readonly mayOpen?: (href: string) => boolean
  /** The address of the page that puts right what was refused, where there is one. */
  readonly healing?: (found: Finding) => string | undefined
  /** Shows or saves a stored file, where the front end has no such page. */
  readonly openFile?: (file: StoredFile) => void
  /** Where views of lists are kept; without it, lists offer none. */
  readonly views?: ViewStore
  /** What the bank asks for each currency today, by which sums of several are compared; without it they are not. */
  readonly sellingRates?: () => Promise<readonly SellingRate[]>
  /** What the front end offers on every record, before the record's own buttons. */
  readonly RecordTools?: ComponentType
  /** The record whose page an address is, as it stands beside its list; where it is no record's page, nothing. */
  readonly recordAt?: (href: string) => ReactNode
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

/** For links that are no figure or name: without the page they lead to they are left out. */
export function useMayOpen(): (href: string) => boolean {
  return useContext(Context)?.mayOpen ?? (() => true)
}

/** The address of the page that puts right what was found, where there is one. */
export function useHealing(): (found: Finding) => string | undefined {
  return useContext(Context)?.healing ?? (() => undefined)
}

/** What the front end offers on every record; nothing where it has none. */
export function RecordTools() {
  const Tools = useContext(Context)?.RecordTools
  return Tools ? <Tools /> : null
}

/** The record whose page an address is, where the front end can show it beside its list. */
export const useRecordAt = (): ((href: string) => ReactNode) =>
  useContext(Context)?.recordAt ?? (() => undefined)

/** Shows its children only to users with the permission. */
export function Can({ permission, children }: { permission: string; children: ReactNode }) {
  return useCan()(permission) ? children : null
}

import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where a record stands beside its list: the foot that takes its buttons, once it is drawn. */
type Place = { readonly foot: HTMLElement | null }

const Context = createContext<Place | undefined>(undefined)

/** What its children show is a record beside its list: its parts leave out what only the whole page has room for. */
export const Beside = ({ foot, children }: Place & { children: ReactNode }) => (
  <Context value={{ foot }}>{children}</Context>
)

/** Undefined on a page of its own. */
export const useBeside = (): Place | undefined => useContext(Context)

/** The buttons of a record beside its list: they stay in sight at its foot. */
export function BesideActions({ children }: { children: ReactNode }) {
  const foot = useBeside()?.foot
  return foot ? createPortal(children, foot) : null
}

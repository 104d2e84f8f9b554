import { type ReactNode, useState } from 'react'

export const noop = (): void => undefined
export const at = '2026-11-15T01:41:00Z'
export const file = { id: '1', name: 'PI-AC-2611-88.pdf', size: 217_000, mime: 'application/pdf' }

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>{name}</h2>
        {children}
      </div>
    </section>
  )
}

/** Windows, one at a time: which one is open, and how it closes. */
export function useOpened<N extends string>() {
  const [opened, setOpened] = useState<N>()
  return { opened, open: setOpened, close: () => setOpened(undefined) }
}

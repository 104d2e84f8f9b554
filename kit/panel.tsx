import type { ReactNode } from 'react'
import './page.css'

/** A framed part of a page, with its heading. */
export const Panel = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className="q-panel">
    <div className="q-panel-body">
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </div>
  </section>
)

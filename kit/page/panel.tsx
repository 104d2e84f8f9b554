import type { ReactNode } from 'react'
import './page.css'

type Props = {
  readonly title?: ReactNode
  /** Beside the heading: what can be done with the part, or what is to be said of all of it. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A framed part of a page, with its heading. */
export const Panel = ({ title, actions, children }: Props) => (
  <section className="q-panel">
    <div className="q-panel-body">
      {title !== undefined &&
        (actions === undefined ? (
          <h2>{title}</h2>
        ) : (
          <div className="q-panel-title">
            <h2>{title}</h2>
            {actions}
          </div>
        ))}
      {children}
    </div>
  </section>
)

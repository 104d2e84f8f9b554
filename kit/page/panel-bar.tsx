import type { ReactNode } from 'react'
import styles from './panel-bar.module.css'

/** Heading and tools above a table that fills its panel. */
export const PanelBar = ({ children }: { children: ReactNode }) => (
  <div className={styles['bar']}>{children}</div>
)

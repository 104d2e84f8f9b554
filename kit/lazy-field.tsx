import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import styles from './lazy-field.module.css'

/** A field whose component is loaded when first rendered; a placeholder keeps its space. */
export function lazyField<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part: LazyExoticComponent<ComponentType<P>> = lazy(load)
  return function LazyField(props: P) {
    return (
      <Suspense fallback={<span className={styles['room']} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

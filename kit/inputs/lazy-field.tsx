import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { currentLocale } from '../page/locale.ts'
import { useStore } from '../page/use-store.ts'
import styles from './lazy-field.module.css'

/** A field whose component is loaded when first rendered; a placeholder keeps its space. */
export function lazyField<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part: LazyExoticComponent<ComponentType<P>> = lazy(load)
  return function LazyField(props: P) {
    // By language: while the texts of another one load, React would keep the former ones in the page.
    const locale = useStore(currentLocale)
    return (
      <Suspense key={locale} fallback={<span className={styles['room']} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

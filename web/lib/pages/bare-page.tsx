import { currentLocale } from '@quayside/kit/page/locale.ts'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** For pages that make no calls: no toasts and no session prompt. */
export function startBarePage(page: ReactNode): void {
  document.documentElement.lang = currentLocale.get()
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  createRoot(root).render(<StrictMode>{page}</StrictMode>)
}

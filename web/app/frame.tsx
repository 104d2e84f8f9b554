import type { PhraseModule } from '@quayside/phrases/load.ts'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { showToast } from '../lib/events.ts'
import { Phrases, startPhrases } from '../lib/i18n.tsx'
import { takeFlash } from '../lib/session.ts'
import { BusyBar } from './busy-bar.tsx'
import './overlay.css'
import { SessionPrompt } from './session-prompt.tsx'
import { Toasts } from './toasts.tsx'

const own: readonly PhraseModule[] = ['client']

/** What surrounds every page, public or not: texts, toasts, busy indicator, session prompt. */
export async function startPage(modules: readonly PhraseModule[], page: ReactNode): Promise<void> {
  await startPhrases(modules)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  createRoot(root).render(
    <StrictMode>
      <Phrases modules={own}>
        <BusyBar />
        <Suspense>{page}</Suspense>
        <SessionPrompt />
        <Toasts />
      </Phrases>
    </StrictMode>,
  )
  const flash = takeFlash()
  if (flash !== undefined) showToast({ kind: 'error', text: flash })
}

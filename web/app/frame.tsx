import { BusyBar } from '@quayside/kit/page/busy-bar.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Phrases, startPhrases } from '@quayside/kit/page/i18n.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { type ReactNode, StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeFlash } from '../lib/session/session.ts'
import '@quayside/kit/page/overlay.css'
import { Toasts } from '@quayside/kit/page/toasts.tsx'
import { SessionPrompt } from './session-prompt.tsx'

const own: readonly PhraseModule[] = ['client']

/** The wrapper of every page, public or not: texts, toasts, busy indicator, session prompt. */
export async function startPage(modules: readonly PhraseModule[], page: ReactNode): Promise<void> {
  await startPhrases(modules)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  const drawn = (
    <StrictMode>
      <Phrases modules={own}>
        <BusyBar />
        <Suspense>{page}</Suspense>
        <SessionPrompt />
        <Toasts />
      </Phrases>
    </StrictMode>
  )
  const place = createRoot(root)
  // As a transition, so that React renders in batches and the browser handles input in between.
  startTransition(() => place.render(drawn))
  const flash = takeFlash()
  if (flash !== undefined) showToast({ kind: 'error', text: flash })
}

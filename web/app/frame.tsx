import { BusyBar } from '@quayside/kit/page/busy-bar.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Phrases, startPhrases } from '@quayside/kit/page/i18n.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { createRoot } from 'react-dom/client'
import { answerExpiredSession, isSessionPromptOpen } from '../lib/session/expired-session.ts'
import { takeFlash } from '../lib/session/session.ts'
import '@quayside/kit/page/overlay.css'
import { Toasts } from '@quayside/kit/page/toasts.tsx'

const own: readonly PhraseModule[] = ['client']

/** Loaded when a session expires; where it does not come, the call that found out fails like any other. */
function SessionPrompt() {
  const isOpen = useStore(isSessionPromptOpen)
  const [Prompt, setPrompt] = useState<ComponentType>()
  useEffect(() => {
    if (!isOpen) return
    import('./session-prompt.tsx').then(
      (loaded) => setPrompt(() => loaded.Prompt),
      () => answerExpiredSession('stayed'),
    )
  }, [isOpen])
  return isOpen && Prompt ? <Prompt /> : null
}

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
  // The change is a transition, so that React renders in batches and the browser handles input in between.
  startTransition(() => place.render(drawn))
  const flash = takeFlash()
  if (flash !== undefined) showToast({ kind: 'error', text: flash })
}

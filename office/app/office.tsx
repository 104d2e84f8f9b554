import { healingAddress } from '@quayside/contract/healed-at.ts'
import { AppProviders } from '@quayside/kit/page/app-providers.tsx'
import { BusyBar } from '@quayside/kit/page/busy-bar.tsx'
import type { Surroundings } from '@quayside/kit/page/context.tsx'
import { openPage, showToast } from '@quayside/kit/page/events.ts'
import { followOtherTabs, Phrases, startPhrases } from '@quayside/kit/page/i18n.tsx'
import '@quayside/kit/page/overlay.css'
import { RouterProvider } from '@quayside/kit/page/router-provider.tsx'
import { Toasts } from '@quayside/kit/page/toasts.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { StrictMode, Suspense, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { openFile } from '../lib/open-file.ts'
import { session } from '../lib/session.ts'
import { RecordTools } from '../lib/teamwork/record-tools.tsx'
import { viewStore } from '../lib/view-store.ts'
import { pageAt, router } from './router.tsx'

const modules: readonly PhraseModule[] = ['client', 'kit', 'office']

function Office() {
  const current = useStore(session)
  const surroundings = useMemo<Surroundings>(
    () => ({
      userId: `staff-${current?.self.id ?? 'nobody'}`,
      granted: current?.self.permissions ?? [],
      // Forms that take files state the owning company themselves.
      upload: () => Promise.reject(new Error('nothing is uploaded here')),
      previewAddress: () => undefined,
      openFile: (file) => void openFile(file),
      views: viewStore,
      RecordTools,
      healing: (found) => healingAddress('office', found),
      say: (kind, text) => showToast({ kind, text }),
    }),
    [current],
  )
  return (
    <AppProviders value={surroundings}>
      <RouterProvider router={router}>{pageAt}</RouterProvider>
    </AppProviders>
  )
}

export async function startOffice(): Promise<void> {
  openPage.set((href) => void router.navigate({ href }))
  await startPhrases(modules)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  createRoot(root).render(
    <StrictMode>
      <Phrases modules={modules}>
        <BusyBar />
        <Suspense>
          <Office />
        </Suspense>
        <Toasts />
      </Phrases>
    </StrictMode>,
  )
  followOtherTabs()
}

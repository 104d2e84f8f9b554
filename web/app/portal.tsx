import { healingAddress } from '@quayside/contract/healed-at.ts'
import { isGranted } from '@quayside/contract/kernel/permission.ts'
import { AppProviders } from '@quayside/kit/page/app-providers.tsx'
import type { Surroundings } from '@quayside/kit/page/context.tsx'
import { openPage, showToast } from '@quayside/kit/page/events.ts'
import { followOtherTabs, Phrases } from '@quayside/kit/page/i18n.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { RouterProvider } from '@quayside/kit/page/router-provider.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { loadPhrases, type PhraseModule } from '@quayside/phrases/load.ts'
import { useMemo } from 'react'
import type { PortalPath } from '../lib/pages/pages.ts'
import { hasPushMark } from '../lib/push/push-marks.ts'
import { startWorker } from '../lib/push/worker.ts'
import { sellingRates } from '../lib/rates/selling-rates.ts'
import { askOnceInChrome } from '../lib/session/browser-notifications.ts'
import { isSignedIn, session } from '../lib/session/session.ts'
import { followOtherSessions } from '../lib/session/session-channel.ts'
import { startSystemInfo } from '../lib/session/system-info.ts'
import { viewStore } from '../lib/session/view-store.ts'
import { RecordTools } from '../lib/teamwork/record-tools.tsx'
import { startPage } from './frame.tsx'
import { opensWith } from './page-access.ts'
import { recordAt } from './record-at.tsx'
import { loadScreen, pageAt, router } from './router.tsx'
import { screenOf } from './screens.ts'

const modules: readonly PhraseModule[] = ['shell', 'kit']

const previewAddress: Surroundings['previewAddress'] = (files, shown) =>
  `/ImgPreview?ids=${files.map((file) => file.id).join(',')}&id=${shown.id}`

function Portal() {
  const { userInfo } = useStore(session)
  const surroundings = useMemo<Surroundings>(
    () => ({
      userId: userInfo?.userId ?? 'nobody',
      granted: userInfo?.menuList ?? [],
      upload: async (file, onProgress) => (await import('../lib/session/upload.ts')).upload(file, onProgress),
      previewAddress,
      mayOpen: opensWith(userInfo?.menuList ?? []),
      healing: (found) => healingAddress('portal', found),
      views: viewStore,
      ...(isGranted('data-rate-list', userInfo?.menuList ?? []) && { sellingRates }),
      RecordTools,
      recordAt,
      say: (kind, text) => showToast({ kind, text }),
    }),
    [userInfo],
  )
  return (
    <AppProviders value={surroundings}>
      <RouterProvider router={router}>{pageAt}</RouterProvider>
    </AppProviders>
  )
}

export async function startPortal(path: PortalPath): Promise<void> {
  openPage.set((href) => void router.navigate({ href }))
  startSystemInfo()
  // In parallel with the shell's own texts: on a slow connection each wait in sequence adds a round trip.
  void loadScreen(path).catch(() => undefined)
  const own = screenOf(path).then(
    (screen) => screen.modules,
    () => [],
  )
  const locale = currentLocale.get()
  await Promise.all([
    loadPhrases(locale, ['client', ...modules]),
    own.then((texts) => loadPhrases(locale, texts)),
  ])
  await startPage(
    modules,
    <Phrases modules={modules}>
      <Portal />
    </Phrases>,
  )
  followOtherTabs()
  followOtherSessions()
  if (isSignedIn()) void askOnceInChrome()
  startWorker((href) => void router.navigate({ href }))
  if (isSignedIn() && hasPushMark())
    void import('../lib/push/push.ts').then(({ confirmPush }) => confirmPush()).catch(() => undefined)
}

import '@quayside/kit/public/public.css'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { loadPublicTexts } from '../lib/session/public-texts.ts'
import { startSystemInfo } from '../lib/session/system-info.ts'
import type { PublicPath } from './paths.ts'
import './public.css'

/** Everything a page needs is fetched in parallel: on a slow connection each wait in sequence adds a round trip. */
export async function startPublic(path: PublicPath): Promise<void> {
  startSystemInfo()
  const texts = loadPublicTexts(currentLocale.get())
  if (path === '/') {
    const [{ startLanding }] = await Promise.all([import('../screens/public/landing.tsx'), texts])
    return startLanding()
  }
  const [{ startScreen }] = await Promise.all([import('./public-screens.tsx'), texts])
  return startScreen(path)
}

import '@quayside/kit/plain/plain.css'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { loadPublicTexts } from '../lib/public-texts.ts'
import { startSystemInfo } from '../lib/system-info.ts'
import type { PublicPath } from './paths.ts'
import './public.css'

/** All that a page needs is fetched side by side: on a slow line each wait for another is a round trip more. */
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

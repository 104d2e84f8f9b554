import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { loadPhrases } from '@quayside/phrases/load.ts'
import { isSignedIn } from '../lib/session/session.ts'
import { followOtherSessions } from '../lib/session/session-channel.ts'
import { startPage } from './frame.tsx'
import { publicScreens } from './screens/public.ts'

export async function startScreen(path: keyof typeof publicScreens): Promise<void> {
  const { modules, load } = publicScreens[path]
  const [Screen] = await Promise.all([load(), loadPhrases(currentLocale.get(), modules)])
  await startPage(
    modules,
    <Phrases modules={modules}>
      <Screen />
    </Phrases>,
  )
  if (isSignedIn()) followOtherSessions()
}

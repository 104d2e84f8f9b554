import { HelpDrawer } from '@quayside/kit/help/help-drawer.tsx'
import { writeSearch } from '@quayside/kit/page/address.ts'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { loadGuide } from '../../lib/help/load-guide.ts'

const modules: readonly PhraseModule[] = ['help']

function OfficeHelp({ onClose }: { onClose: () => void }) {
  const { pathname, search } = usePlace()
  return <HelpDrawer path={pathname} search={writeSearch(search)} load={loadGuide} onClose={onClose} />
}

export default withPhrases(modules, OfficeHelp)

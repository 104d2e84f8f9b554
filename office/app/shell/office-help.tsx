import { HelpDrawer } from '@quayside/kit/help/help-drawer.tsx'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { useLocation } from '@tanstack/react-router'
import { loadGuide } from '../../lib/help/load-guide.ts'

const modules: readonly PhraseModule[] = ['help']

function OfficeHelp({ onClose }: { onClose: () => void }) {
  const { pathname, searchStr } = useLocation()
  return <HelpDrawer path={pathname} search={searchStr} load={loadGuide} onClose={onClose} />
}

export default withPhrases(modules, OfficeHelp)

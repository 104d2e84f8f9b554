import { HelpDrawer } from '@quayside/kit/help/help-drawer.tsx'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { loadGuide } from '../../lib/help/load-guide.ts'
import { HelpContact } from './help-contact.tsx'

const modules: readonly PhraseModule[] = ['help', 'consultations', 'errors']

function PortalHelp({ onClose }: { onClose: () => void }) {
  const { pathname } = usePlace()
  return <HelpDrawer path={pathname} load={loadGuide} footer={<HelpContact />} onClose={onClose} />
}

export default withPhrases(modules, PortalHelp)

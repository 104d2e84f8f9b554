import { HelpButton } from '@quayside/kit/help/help-button.tsx'
import { HelpDrawer } from '@quayside/kit/help/help-drawer.tsx'
import { loadGuide } from '../../lib/help/load-guide.ts'
import { Part } from './part.tsx'

export const HelpPart = () => (
  <Part name="HelpButton, HelpDrawer">
    <HelpButton>
      {(close) => <HelpDrawer path="/toCopeWithApplication" load={loadGuide} onClose={close} />}
    </HelpButton>
  </Part>
)

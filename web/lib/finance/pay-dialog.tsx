import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useTranslations } from 'use-intl'
import { AllToPay } from './pay-panel.tsx'

/** What is due, and the accounts it is sent to. */
export default function PayDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('payTo')
  return (
    <Dialog title={t('how')} width={760} onClose={onClose}>
      <AllToPay />
    </Dialog>
  )
}

import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { registerCompany } from '../../lib/session/own-companies.ts'

/** A further company under the same account; it opens at once, to be filled in. */
export function RegisterCompany({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ownCompanies')
  const [isAgreed, setAgreed] = useState(false)
  const [isSending, setSending] = useState(false)
  const register = (): void => {
    setSending(true)
    void registerCompany().catch(() => setSending(false))
  }
  return (
    <Dialog
      title={t('registerTitle')}
      action={{ label: t('registerAction'), isDisabled: !isAgreed, isBusy: isSending, run: register }}
      onClose={onClose}
    >
      <p>{t('registerText')}</p>
      <Checkbox checked={isAgreed} onChange={setAgreed}>
        {t('agree')}
      </Checkbox>
    </Dialog>
  )
}

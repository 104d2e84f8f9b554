import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CompanyPicker } from '../../lib/pickers.tsx'

type Props = { readonly onChoose: (companyId: string) => void; readonly onClose: () => void }

/** The customer that the money is from, where nothing or something wrong points to one. */
export function OtherCustomer({ onChoose, onClose }: Props) {
  const t = useTranslations('officeFinance')
  const [companyId, setCompanyId] = useState('')
  return (
    <Dialog
      title={t('bank.otherCustomer')}
      action={{
        label: t('bank.otherCustomer'),
        isDisabled: companyId === '',
        run: () => {
          onChoose(companyId)
          onClose()
        },
      }}
      onClose={onClose}
    >
      <CompanyPicker
        label={t('company')}
        control={{
          id: 'other-customer',
          value: companyId,
          'aria-required': true,
          'aria-invalid': false,
          'aria-describedby': undefined,
          set: setCompanyId,
        }}
      />
    </Dialog>
  )
}

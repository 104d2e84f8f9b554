import { type BankAccountDetail, BankAccountSave } from '@quayside/contract/account/bank-account.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { BankFields, emptyBankValues } from '../../lib/choices/bank-fields.tsx'
import { api } from '../../lib/session/api.ts'
import { useBankAccount } from './bank-account-record.tsx'

export default function BankAccountForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useBankAccount(id)}>
      {(account) => <AccountForm account={account} onClose={onClose} />}
    </WholeRecord>
  )
}

const empty = { ...emptyBankValues, bankCountry: 'CN', currency: 'RMB' }

function AccountForm({ account, onClose }: { account: BankAccountDetail | undefined; onClose: () => void }) {
  const t = useTranslations('hub.bankAccount')
  const fields = useTranslations('hubFields.bankAccount')
  const codeText = useCodeText()
  const dialog = useRecordDialog({
    entity: 'bankAccount',
    record: account,
    empty,
    texts: t,
    label: fields,
    say: { isDefault: (flag) => codeText(defaultFlag, flag) },
    check: (values) => findingsOf(BankAccountSave, values),
    save: (values, over) => api('POST base/online/bankAccount/save', { body: { ...over, ...values } }),
    onClose,
  })
  return (
    <RecordDialog dialog={dialog}>
      <BankFields form={dialog.form} label={fields} texts={t} isSwiftRequired={false} />
    </RecordDialog>
  )
}

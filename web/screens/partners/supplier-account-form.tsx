import { defaultFlag, isYes } from '@quayside/contract/kernel/record.codes.ts'
import { checkSupplierAccount, swiftIsRequired } from '@quayside/contract/partners/supplier-account.rules.ts'
import {
  type SupplierAccountDetail,
  SupplierAccountSave,
} from '@quayside/contract/partners/supplier-account.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import {
  RecordDialog,
  useRecord,
  useRecordDialog,
  WholeRecord,
} from '@quayside/kit/overlays/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { BankFields, emptyBankValues } from '../../lib/choices/bank-fields.tsx'
import { SupplierField, useSupplier } from '../../lib/choices/supplier-field.tsx'
import { api } from '../../lib/session/api.ts'

/** A new account belongs to `supplierId`, where the list is filtered by one. */
export default function SupplierAccountForm({ id, ...rest }: FormProps & { supplierId: string }) {
  const answer = useRecord('supplierAccount', id, (known) =>
    api('GET base/online/supplierAccount/{id}', { params: { id: known } }),
  )
  return (
    <WholeRecord id={id} answer={answer}>
      {(account) => <AccountForm account={account} {...rest} />}
    </WholeRecord>
  )
}

const empty = { ...emptyBankValues, supplierId: '', bankCountry: 'HK', currency: 'USD' }

type Props = { supplierId: string; account: SupplierAccountDetail | undefined; onClose: () => void }

function AccountForm({ supplierId, account, onClose }: Props) {
  const t = useTranslations('partners.account')
  const fields = useTranslations('partnerFields.supplierAccount')
  const codeText = useCodeText()
  const dialog = useRecordDialog({
    entity: 'supplierAccount',
    record: account,
    empty: { ...empty, supplierId },
    texts: t,
    label: (name) => (name === 'supplierId' ? t('supplier') : fields(name)),
    say: { supplierId: () => undefined, isDefault: (flag) => codeText(defaultFlag, flag) },
    check: (values) => [
      ...findingsOf(SupplierAccountSave, values),
      ...checkSupplierAccount(values, { isOverseas }),
    ],
    save: (values, over) => api('POST base/online/supplierAccount/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form } = dialog
  const isOverseas = isYes(useSupplier(form.values.supplierId)?.isOverseas)
  const isSwiftRequired = swiftIsRequired({
    isOverseasSupplier: isOverseas,
    bankCountry: form.values.bankCountry,
  })
  return (
    <RecordDialog dialog={dialog}>
      <SupplierField form={form} label={t('supplier')} />
      <BankFields form={form} label={fields} texts={t} isSwiftRequired={isSwiftRequired} isAddressRequired />
    </RecordDialog>
  )
}

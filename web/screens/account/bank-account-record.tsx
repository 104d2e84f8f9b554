import { bankAccountColumns } from '@quayside/contract/account/bank-account.ts'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { Detail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { DefaultTag } from '@quayside/kit/table/default-tag.tsx'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'
import { api } from '../../lib/session/api.ts'
import { HubRecord } from './hub-record.tsx'

export const useBankAccount = (id: string | undefined) =>
  useRecord('bankAccount', id, (known) => api('GET base/online/bankAccount/{id}', { params: { id: known } }))

export default function BankAccountRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const fields = useTranslations('hubFields.bankAccount')
  const countryName = useCountryName()
  const answer = useBankAccount(props.id)
  const account = answer.data
  const shown = fieldsOf(bankAccountColumns, account, fields)
  return (
    <HubRecord
      title={account?.accountName ?? fields('recordName')}
      timeline={account ? account.timeline : answer.isPending ? undefined : null}
      permission="hub-bankAccount-edit"
      onChange={props.onChange}
      onRetry={() => void answer.refetch()}
      onClose={props.onClose}
    >
      {account && (
        <>
          <Detail label={fields('accountNumber')} isWide>
            <Code>{account.accountNumber}</Code> <DefaultTag record={account} />
          </Detail>
          <Detail label={fields('currency')}>{account.currency}</Detail>
          <Detail label={fields('bankCountry')}>{countryName(account.bankCountry)}</Detail>
          {shown('bankName', 'swiftCode', 'bankAddress', 'createdAt', 'updatedAt')}
        </>
      )}
    </HubRecord>
  )
}

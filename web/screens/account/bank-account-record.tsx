import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { DefaultTag } from '@quayside/kit/default-tag.tsx'
import { Detail } from '@quayside/kit/details.tsx'
import { useRecord } from '@quayside/kit/record-dialog.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCountryName } from '../../lib/countries.ts'
import { HubRecord } from './hub-record.tsx'

export const useBankAccount = (id: string | undefined) =>
  useRecord('bankAccount', id, (known) => api('GET base/online/bankAccount/{id}', { params: { id: known } }))

export default function BankAccountRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const fields = useTranslations('hubFields.bankAccount')
  const countryName = useCountryName()
  const answer = useBankAccount(props.id)
  const account = answer.data
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
            <Code>{account.accountNumber}</Code> <DefaultTag of={account} />
          </Detail>
          <Detail label={fields('currency')}>{account.currency}</Detail>
          <Detail label={fields('bankCountry')}>{countryName(account.bankCountry)}</Detail>
          <Detail label={fields('bankName')}>
            <Text>{account.bankName}</Text>
          </Detail>
          <Detail label={fields('swiftCode')}>
            <Code>{account.swiftCode}</Code>
          </Detail>
          <Detail label={fields('bankAddress')} isWide>
            <Text>{account.bankAddress}</Text>
          </Detail>
          <Detail label={fields('createdAt')}>
            <DateText value={account.createdAt} hasTime />
          </Detail>
          <Detail label={fields('updatedAt')}>
            <DateText value={account.updatedAt} hasTime />
          </Detail>
        </>
      )}
    </HubRecord>
  )
}

import { itemKind, taxKinds } from '@quayside/contract/finance/finance.codes.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { Control } from '@quayside/kit/form/field.tsx'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

export function TaxKindSelect({ control }: { control: Control<string> }) {
  const codeText = useCodeText()
  return (
    <SelectInput
      control={control}
      options={taxKinds.map((tax) => ({ value: tax, label: codeText(itemKind, tax) }))}
    />
  )
}

/** One of the customer's open debts in RMB. */
export function DebtSelect({ control, companyId }: { control: Control<string>; companyId: string }) {
  const t = useTranslations('officeFinance.voucher')
  const codeText = useCodeText()
  const { data } = useQuery({
    queryKey: ['debt', 'open', companyId],
    queryFn: () =>
      api(
        'GET finance/online/debt/list',
        { query: { companyId, currency: 'RMB', pageSize: 200 } },
        { isQuiet: true },
      ),
  })
  return (
    <SelectInput
      control={control}
      placeholder={t('noItem')}
      options={(data?.rows ?? []).map((debt) => ({
        value: debt.id,
        label: `${debt.documentNo} ${codeText(itemKind, debt.kind)} ${formatAmount(debt.outstanding as Amount)}`,
      }))}
    />
  )
}

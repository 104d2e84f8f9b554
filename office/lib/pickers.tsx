import type { Control } from '@quayside/kit/form/field.tsx'
import { PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { useTranslations } from 'use-intl'
import { api } from './api.ts'

type Props = {
  readonly control: Control<string>
  readonly label: string
  /** Orders of this customer alone. */
  readonly companyId?: string
}

const found = 20

/** A customer, searched by name. */
export function CompanyPicker({ control: { set, ...control }, label }: Props) {
  const t = useTranslations('officeFinance')
  return (
    <PartnerPicker
      {...control}
      label={label}
      placeholder={t('pickCompany')}
      source={{
        key: 'company',
        find: async (keyword) => {
          const query = { keyword, state: 'passed', pageSize: found }
          const { rows } = await api('GET base/online/company/list', { query }, { isQuiet: true })
          return rows.map(({ id, title, number }) => ({ id, number, name: title }))
        },
      }}
      onChange={(company) => set(company?.id ?? '')}
    />
  )
}

/** An order of any customer, searched by its number or by the customer. */
export function OrderPicker({ control: { set, ...control }, label, companyId }: Props) {
  const t = useTranslations('officeFinance')
  return (
    <PartnerPicker
      {...control}
      label={label}
      placeholder={t('pickOrder')}
      source={{
        key: `order ${companyId ?? ''}`,
        find: async (keyword) => {
          const query = { keyword, pageSize: found, ...(companyId && { companyId }) }
          const { rows } = await api('GET business/online/order/list', { query }, { isQuiet: true })
          return rows.map(({ id, orderNo, companyName }) => ({ id, number: orderNo, name: companyName }))
        },
      }}
      onChange={(order) => set(order?.id ?? '')}
    />
  )
}

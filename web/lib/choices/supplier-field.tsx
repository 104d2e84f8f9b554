import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { Field, type FieldForm } from '@quayside/kit/form/field.tsx'
import { type Partner, PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { FilterField, useFilter } from '@quayside/kit/list/filter-field.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { pageAddress } from '../pages/pages.ts'
import { api } from '../session/api.ts'

type SupplierChoice = Partner & { readonly isOverseas: number }

/** The search call of every supplier picker. */
export const supplierSource = {
  key: 'supplierOptions',
  find: (keyword: string): Promise<readonly SupplierChoice[]> =>
    api('GET base/online/supplier/options', { query: { keyword } }, { isQuiet: true }),
}

/** The supplier whose id is in the address or in a filter, by the name that the reader knows it by. */
export function useSupplier(id: string | undefined) {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['supplier', 'record', id],
    queryFn: () => api('GET base/online/supplier/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined && id !== '',
  })
  return data && { ...data, name: partnerName(locale, data) }
}

/** What an empty supplier picker offers to members who may create one. */
export function useNewSupplier(): { label: string; run: () => void } | undefined {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  return useCan()('business-supplier-edit')
    ? { label: t('newPages.supplierInfo'), run: () => void navigate({ href: pageAddress('/supplierInfo') }) }
    : undefined
}

/** A list's filter by supplier, which links from a supplier's page fill in. */
export function SupplierFilter({ label }: { label: string }) {
  const filter = useFilter('supplierId')
  const chosen = useSupplier(filter.value)
  const id = useId()
  return (
    <FilterField label={label} control={id} width={260} isFilled={filter.value !== ''}>
      <PartnerPicker
        id={id}
        label={label}
        value={filter.value}
        chosen={chosen}
        source={supplierSource}
        onChange={(partner) => filter.apply({ supplierId: partner?.id ?? '' })}
      />
    </FilterField>
  )
}

type Props = { form: FieldForm<{ supplierId: string }>; label: string }

/** The supplier that an account, address or price belongs to. */
export function SupplierField({ form, label }: Props) {
  const chosen = useSupplier(form.values.supplierId)
  const create = useNewSupplier()
  return (
    <Field form={form} name="supplierId" label={label} isRequired isWide>
      {(control) => (
        <PartnerPicker
          id={control.id}
          label={label}
          value={control.value}
          chosen={chosen}
          aria-invalid={control['aria-invalid']}
          source={{ ...supplierSource, create }}
          onChange={(partner) => control.set(partner?.id ?? '')}
        />
      )}
    </Field>
  )
}

import { filterWidth, useFilter } from '@quayside/kit/filter-bar.tsx'
import { PartnerPicker } from '@quayside/kit/partner-picker.tsx'
import { supplierSource, useSupplier } from './supplier-source.ts'

/** A list's filter by supplier, which a link from the supplier fills in. */
export function SupplierFilter({ label }: { label: string }) {
  const filter = useFilter('supplierId')
  const chosen = useSupplier(filter.value)
  return (
    <div style={filterWidth(260)}>
      <PartnerPicker
        label={label}
        placeholder={label}
        value={filter.value}
        chosen={chosen}
        source={supplierSource}
        onChange={(partner) => filter.apply({ supplierId: partner?.id ?? '' })}
      />
    </div>
  )
}

import type { SupplierDocument } from '@quayside/contract/partners/supplier.rules.ts'
import type { SupplierDetail } from '@quayside/contract/partners/supplier.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

/** With the server's names, so that its errors are shown at the fields. */
export type SupplierValues = {
  readonly name: string
  readonly englishName: string
  readonly abbreviation: string
  readonly isOverseas: number
  readonly contact: string
  readonly phone: string
  readonly address: string
  readonly 'attachments.business-licence': readonly StoredFile[]
  readonly 'attachments.invoicing-data': readonly StoredFile[]
}

export const emptySupplier: SupplierValues = {
  name: '',
  englishName: '',
  abbreviation: '',
  isOverseas: 1,
  contact: '',
  phone: '',
  address: '',
  'attachments.business-licence': [],
  'attachments.invoicing-data': [],
}

export const filesOf = (
  supplier: Pick<SupplierDetail, 'attachments'>,
  kind: SupplierDocument,
): StoredFile[] => supplier.attachments.filter((file) => file.kind === kind).map(toStoredFile)

export const valuesOf = (supplier: SupplierDetail): SupplierValues => ({
  name: supplier.name,
  englishName: supplier.englishName,
  abbreviation: supplier.abbreviation,
  isOverseas: supplier.isOverseas,
  contact: supplier.contact,
  phone: supplier.phone,
  address: supplier.address,
  'attachments.business-licence': filesOf(supplier, 'business-licence'),
  'attachments.invoicing-data': filesOf(supplier, 'invoicing-data'),
})

export function bodyOf(values: SupplierValues) {
  const {
    'attachments.business-licence': licence,
    'attachments.invoicing-data': invoicing,
    ...fields
  } = values
  return {
    ...fields,
    attachments: {
      'business-licence': licence.map((file) => file.id),
      'invoicing-data': invoicing.map((file) => file.id),
    },
  }
}

import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { SupplierForm } from './supplier-form.tsx'
import { SupplierRecord } from './supplier-record.tsx'

/** One supplier: a new one, one to read, or (`edit=1`) one to edit. */
export function SupplierInfo() {
  const { id, edit } = usePageSearch('/supplierInfo')
  return id === undefined ? <SupplierForm /> : <ExistingSupplier key={id} id={id} isEditing={edit === '1'} />
}

function ExistingSupplier({ id, isEditing }: { id: string; isEditing: boolean }) {
  const t = useTranslations('partners.supplier')
  const answer = useQuery({
    queryKey: ['supplier', 'record', id],
    queryFn: () => api('GET base/online/supplier/{id}', { params: { id } }),
  })
  const locale = useLocale()
  const name = answer.data && partnerName(locale, answer.data)
  useEffect(() => {
    if (name !== undefined) namePage(pageKeyOf('/supplierInfo', id), name)
  }, [id, name])

  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/supplierList')} />
  return isEditing ? <SupplierForm supplier={answer.data} /> : <SupplierRecord supplier={answer.data} />
}

import { signedAtOnce } from '@quayside/contract/orders/contract-signing.ts'
import { contractsAtOnce } from '@quayside/contract/orders/order-contract.ts'
import { useChosenRecord } from '@quayside/kit/inputs/chosen-record.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { downloadContract } from './contract-download.ts'
import { useContractColumns } from './contract-list.columns.tsx'
import { useContractFilters } from './contract-list.filters.tsx'

const ContractRecord = lazyPart(() => import('./contract-record.tsx'))
const ContractSignMany = lazyPart(() => import('../../lib/contracts/contract-sign-many.tsx'))

const filterNames = [
  'orderNo',
  'partner',
  'state',
  'isSignable',
  'modelType',
  'contractNo',
  'currency',
  'orderDateBegin',
  'orderDateEnd',
] as const

/** The orders' contracts: to be signed, signed, and changed since. */
export function ContractList() {
  const t = useTranslations('orders.contract')
  const list = useListQuery<QueryOf<'GET business/online/orderContract/list'>>(filterNames)
  const chosen = useChosenRecord()
  const [signing, setSigning] = useState<readonly string[]>()
  const table = useListTable({
    name: 'contracts',
    entity: 'order',
    within: 'contracts',
    columns: useContractColumns(),
    list,
    fetch: (signal) => api('GET business/online/orderContract/list', { query: list.query }, { signal }),
  })

  async function downloadSelected(): Promise<void> {
    if (table.selected.length > contractsAtOnce)
      return showToast({ kind: 'warning', text: t('tooMany', { max: contractsAtOnce }) })
    const query = { ids: table.selected.map((row) => row.id).join(',') }
    saveDownload(await api('GET business/online/orderContract/archive', { query }))
    return undefined
  }

  function signSelected(): void {
    if (table.selected.length > signedAtOnce)
      return showToast({ kind: 'warning', text: t('tooManyToSign', { max: signedAtOnce }) })
    return setSigning(table.selected.map((row) => row.id))
  }
  function closeSigning(): void {
    setSigning(undefined)
    table.select([])
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      filters={useContractFilters()}
      selection={
        <SelectionBar table={table}>
          <Can permission="order-contract-sign">
            <button type="button" onClick={signSelected}>
              {t('signSelected')}
            </button>
          </Can>
          <Can permission="order-contract-export">
            <button type="button" onClick={() => void downloadSelected().catch(() => undefined)}>
              {t('downloadSelected')}
            </button>
          </Can>
        </SelectionBar>
      }
      rows={{
        empty: { text: t('empty') },
        actionsWidth: 92,
        actions: (row) => (
          <>
            <PageLink href={pageAddress('/ElectronicContract', { record: row.id })}>
              {row.isSignable ? t('sign') : t('preview')}
            </PageLink>
            <button type="button" onClick={() => void downloadContract(row.id).catch(() => undefined)}>
              {t('download')}
            </button>
          </>
        ),
      }}
    >
      {chosen.id !== undefined && (
        <Suspense>
          <ContractRecord key={chosen.id} id={chosen.id} onClose={chosen.close} />
        </Suspense>
      )}
      {signing && (
        <Suspense>
          <ContractSignMany ids={signing} onClose={closeSigning} />
        </Suspense>
      )}
    </ListPage>
  )
}

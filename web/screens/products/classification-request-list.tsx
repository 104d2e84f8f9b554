import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import type { ClassificationRequest } from '@quayside/contract/products/classification-request.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterChoice } from '@quayside/kit/list/filter-choice.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { useRequestColumns } from './classification-request-list.columns.tsx'

type Query = QueryOf<'GET base/online/productRequest/list'>
const filters = {
  isWaiting: 'own',
  keyword: ['text', 250],
  state: classificationRequestState,
  createdAt: 'days',
  productId: 'own',
} as const satisfies FilterTable<Query>
const RequestDialog = lazyPart(() => import('./classification-request-dialog.tsx'))
const RequestRecord = lazyPart(() => import('./classification-request-record.tsx'))

const may = (name: string, { state }: ClassificationRequest): boolean =>
  step(classificationRequestMachine, {
    name,
    from: stateKey(classificationRequestMachine, state),
    actor: 'customer',
    facts: {},
  }).ok

export function ClassificationRequestList() {
  const t = useTranslations('products.request')
  const fields = useTranslations('productFields.productRequest')
  const verbs = useTranslations('kit.list')
  const queries = useQueryClient()
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'classificationRequests',
    entity: 'productRequest',
    related: ['product'],
    permission: 'product-request',
    texts: t,
    columns: useRequestColumns(),
    list,
    fetch: (signal) => api('GET base/online/productRequest/list', { query: list.query }, { signal }),
    exportRows: (query) => api('GET base/online/productRequest/export', { query }),
    removeRows: (ids) => api('DELETE base/online/productRequest/batchRemove', { body: { ids } }),
  })
  const [accepting, setAccepting] = useState<readonly ClassificationRequest[]>([])

  async function after(text: string): Promise<void> {
    showToast({ kind: 'success', text })
    crud.table.select([])
    await queries.invalidateQueries({ queryKey: ['productRequest'] })
    await queries.invalidateQueries({ queryKey: ['product'] })
  }
  async function accept(): Promise<void> {
    const body = { ids: accepting.map((row) => row.id) }
    const { count } = await api('POST base/online/productRequest/batchAccept', { body })
    await after(t('accepted', { count }))
  }
  function askToAccept(): void {
    const answered = crud.table.selected.filter((row) => may('accept', row))
    if (answered.length === 0) showToast({ kind: 'warning', text: t('acceptNone') })
    setAccepting(answered)
  }

  return (
    <CrudListPage
      crud={crud}
      actionsWidth={100}
      filters={useFilterFields(filters, fields, {
        isWaiting: (
          <FilterChoice
            name="isWaiting"
            label={t('waiting')}
            all={t('all')}
            options={[{ value: '1', label: t('waiting') }]}
          />
        ),
        keyword: t('keyword'),
      })}
      rowActions={(row) => (
        <>
          {may('accept', row) && (
            <Can permission="product-request-decide">
              <button type="button" onClick={() => setAccepting([row])}>
                {t('accept')}
              </button>
            </Can>
          )}
          {may('remove', row) && (
            <Can permission="product-request-remove">
              <button type="button" onClick={() => crud.remove?.([row])}>
                {verbs('remove')}
              </button>
            </Can>
          )}
        </>
      )}
      selectionActions={
        <Can permission="product-request-decide">
          <button type="button" onClick={askToAccept}>
            {t('accept')}
          </button>
        </Can>
      }
      windows={{
        record: ({ id, onClose }) => <RequestRecord id={id} onClose={onClose} />,
        form: ({ onClose }) => <RequestDialog products={[]} onDone={() => undefined} onClose={onClose} />,
      }}
    >
      {accepting.length > 0 && (
        <StepDialog
          step={{ needs: [] }}
          text={{ label: t('accept'), confirm: t('acceptConfirm', { count: accepting.length }) }}
          onClose={() => setAccepting([])}
          onConfirm={accept}
        />
      )}
    </CrudListPage>
  )
}

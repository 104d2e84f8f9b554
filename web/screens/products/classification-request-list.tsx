import { stateKey, step } from '@quayside/contract/kernel/machine.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import type { ClassificationRequest } from '@quayside/contract/products/classification-request.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterChoice } from '@quayside/kit/filter-choice.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { StepDialog } from '@quayside/kit/state-actions.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { exportedColumns, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useRequestColumns } from './classification-request-list.columns.tsx'

const filterNames = ['isWaiting', 'keyword', 'state', 'productId', 'createdAtBegin', 'createdAtEnd'] as const
const RequestDialog = lazy(() => import('./classification-request-dialog.tsx'))
const RequestRecord = lazy(() => import('./classification-request-record.tsx'))

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
  const codeText = useCodeText()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const answer = useQuery({
    queryKey: ['productRequest', 'list', list.query],
    queryFn: ({ signal }) => api('GET base/online/productRequest/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<ClassificationRequest>({
    name: 'classificationRequests',
    columns: useRequestColumns(),
    list,
    answer,
  })
  const [isAsking, setAsking] = useState(false)
  const [accepting, setAccepting] = useState<readonly ClassificationRequest[]>([])
  const [removing, setRemoving] = useState<readonly ClassificationRequest[]>([])

  async function download(selected: readonly ClassificationRequest[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    const query = { ...filter, ...ids, columns: exportedColumns(table) }
    saveDownload(await api('GET base/online/productRequest/export', { query }))
  }
  async function after(text: string): Promise<void> {
    showToast({ kind: 'success', text })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['productRequest'] })
    await queries.invalidateQueries({ queryKey: ['product'] })
  }
  async function remove(): Promise<void> {
    const body = { ids: removing.map((row) => row.id) }
    const { count } = await api('DELETE base/online/productRequest/batchRemove', { body })
    await after(t('removed', { count }))
  }
  async function accept(): Promise<void> {
    const body = { ids: accepting.map((row) => row.id) }
    const { count } = await api('POST base/online/productRequest/batchAccept', { body })
    await after(t('accepted', { count }))
  }
  function askToAccept(): void {
    const answered = table.selected.filter((row) => may('accept', row))
    if (answered.length === 0) showToast({ kind: 'warning', text: t('acceptNone') })
    setAccepting(answered)
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="product-request-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{t('export')}</Button>
          </Can>
          <Can permission="product-request-edit">
            <Button type="primary" onClick={() => setAsking(true)}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterChoice
            name="isWaiting"
            label={t('waiting')}
            all={t('all')}
            options={[{ value: '1', label: t('waiting') }]}
          />
          <FilterText name="keyword" label={t('keyword')} width={250} />
          <FilterSelect
            name="state"
            label={fields('state')}
            options={classificationRequestState.values.map((value) => ({
              value: String(value),
              label: codeText(classificationRequestState, value),
            }))}
          />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="product-request-decide">
            <button type="button" onClick={askToAccept}>
              {t('accept')}
            </button>
          </Can>
          <Can permission="product-request-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {t('exportSelected')}
            </button>
          </Can>
          <Can permission="product-request-remove">
            <button type="button" onClick={() => setRemoving(table.selected)}>
              {t('remove')}
            </button>
          </Can>
        </SelectionBar>
      }
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={100}
        empty={<EmptyState text={t('empty')} action={{ label: t('new'), run: () => setAsking(true) }} />}
        actions={(row) => (
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
                <button type="button" onClick={() => setRemoving([row])}>
                  {t('remove')}
                </button>
              </Can>
            )}
          </>
        )}
      />
      <Suspense>
        {chosen.id !== undefined && <RequestRecord key={chosen.id} id={chosen.id} onClose={chosen.close} />}
        {isAsking && (
          <RequestDialog products={[]} onDone={() => undefined} onClose={() => setAsking(false)} />
        )}
      </Suspense>
      {accepting.length > 0 && (
        <StepDialog
          step={{ needs: [] }}
          text={{ label: t('accept'), confirm: t('acceptConfirm', { count: accepting.length }) }}
          onClose={() => setAccepting([])}
          onConfirm={accept}
        />
      )}
      {removing.length > 0 && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { count: removing.length })}
          onClose={() => setRemoving([])}
          onConfirm={remove}
        />
      )}
    </ListPage>
  )
}

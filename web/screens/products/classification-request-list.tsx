import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import type { ClassificationRequest } from '@quayside/contract/products/classification-request.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterChoice } from '@quayside/kit/list/filter-choice.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useRequestColumns } from './classification-request-list.columns.tsx'
import { type Decision, useDecideSeveral } from './decide-several.tsx'

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
  const fields = useTranslations('productFields.classificationRequest')
  const verbs = useTranslations('kit.list')
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'classificationRequests',
    entity: 'classificationRequest',
    related: ['product'],
    permission: 'product-request',
    texts: t,
    columns: useRequestColumns(),
    list,
    ...listCalls('base/online/productRequest', list.query),
  })
  const decide = useDecideSeveral(() => crud.table.select([]))
  const open = (name: Decision): void =>
    decide.ask(
      name,
      crud.table.selected.filter((row) => may(name, row)),
    )

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
              <button type="button" onClick={() => decide.ask('accept', [row])}>
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
          <button type="button" onClick={() => open('accept')}>
            {t('accept')}
          </button>
          <button type="button" onClick={() => open('object')}>
            {t('object')}
          </button>
        </Can>
      }
      windows={{
        record: ({ id, onClose }) => <RequestRecord id={id} onClose={onClose} />,
        form: ({ onClose }) => <RequestDialog products={[]} onDone={() => undefined} onClose={onClose} />,
      }}
    >
      {decide.question}
    </CrudListPage>
  )
}

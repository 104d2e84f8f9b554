import type { OfficeStock } from '@quayside/contract/office/stock.ts'
import { refusedFieldsOf } from '@quayside/kit/form/form.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { SearchInput } from '@quayside/kit/inputs/search-input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { LinesTable } from '@quayside/kit/table/lines-table.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionBar } from '../../lib/action-bar.tsx'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { useWarehouseOptions } from '../../lib/warehouses.ts'
import { type Counts, countsOf, judgeCounts } from './stocktaking.ts'
import { useCountedColumns } from './stocktaking-form.columns.tsx'
import styles from './warehouse.module.css'

/** The server's largest page. */
const pageSize = 200

/** Lots of one warehouse are counted; what differs from the books is adjusted with its reason. */
export function StocktakingForm() {
  const t = useTranslations('officeWarehouse.stocktaking')
  const fields = useTranslations('warehouseFields.stock')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const warehouses = useWarehouseOptions()
  const [warehouseId, setWarehouseId] = useState('')
  const [keyword, setKeyword] = useState('')
  const [note, setNote] = useState('')
  const [counts, setCounts] = useState<Counts>({})
  const [refused, setRefused] = useState('')
  const [isSaving, setSaving] = useState(false)
  const query = { warehouseId, keyword, pageSize, orderByColumn: 'model' as const, isAsc: 'asc' as const }
  const { data } = useQuery({
    queryKey: ['stock', 'count', query],
    queryFn: () => api('GET warehouse/online/stock/list', { query }, { isQuiet: true }),
    enabled: warehouseId !== '',
  })
  const judged = judgeCounts(counts)
  const enter = (lot: OfficeStock, values: { counted?: string; reason?: string }): void => {
    setRefused('')
    const before = counts[lot.id] ?? { lot, counted: '', reason: '' }
    setCounts({ ...counts, [lot.id]: { ...before, ...values } })
  }
  const columns = useCountedColumns({ counts, enter })
  async function save(): Promise<void> {
    setSaving(true)
    try {
      const body = { warehouseId, note, counts: countsOf(counts) }
      const saved = await api('POST warehouse/online/stocktaking/save', { body })
      showToast({ kind: 'success', text: t('saved', { number: saved.number, adjusted: saved.adjusted }) })
      await Promise.all(['stock', 'stocktaking'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      await navigate({ href: pageAddress('/office/stocktakings') })
    } catch (error) {
      setRefused(refusedFieldsOf(error)[0]?.msg ?? '')
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <PageHeader title={t('new')} note={t('lead')} />
      <section className="q-panel">
        <div className={styles['choice']}>
          <label>
            {fields('warehouseName')}
            <Select
              aria-label={fields('warehouseName')}
              placeholder={t('choose')}
              value={warehouseId || null}
              options={warehouses}
              onChange={(chosen) => {
                setWarehouseId(chosen ?? '')
                setCounts({})
              }}
            />
          </label>
          <label>
            {t('note')}
            <Input
              aria-label={t('note')}
              aria-required
              maxLength={500}
              value={note}
              placeholder={t('noteHint')}
              onChange={(event) => setNote(event.target.value)}
            />
          </label>
          {warehouseId !== '' && (
            <SearchInput label={t('find')} value={keyword} maxLength={100} onSearch={setKeyword} />
          )}
        </div>
        {data && <LinesTable label={t('lots')} rows={data.rows} columns={columns} />}
        {data && data.total > data.rows.length && (
          <p className="q-page-note">{t('more', { shown: data.rows.length, total: data.total })}</p>
        )}
        {refused !== '' && (
          <p className="q-field-error" role="alert">
            {refused}
          </p>
        )}
      </section>
      {judged.counted > 0 && (
        <ActionBar
          title={t('new')}
          facts={[
            { text: t('counted', { count: judged.counted }) },
            ...(judged.differing > 0
              ? [
                  {
                    text: t('differing', { count: judged.differing, qty: showNumber(judged.sum) }),
                    isWrong: true,
                  },
                ]
              : [{ text: t('exact') }]),
            ...(judged.wrong > 0 ? [{ text: t('wrong', { count: judged.wrong }), isWrong: true }] : []),
            ...(note.trim() === '' ? [{ text: t('noteMissing'), isWrong: true }] : []),
          ]}
          leave={{ label: t('leave'), run: () => setCounts({}) }}
          action={{
            label: judged.differing > 0 ? t('saveAdjusting', { count: judged.differing }) : t('save'),
            isDisabled: judged.wrong > 0 || note.trim() === '',
            isBusy: isSaving,
            run: () => void save(),
          }}
        />
      )}
    </>
  )
}

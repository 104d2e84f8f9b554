import type { BoardDays } from '@quayside/contract/office/publishing.ts'
import { Button } from '@quayside/kit/button.tsx'
import { TextField } from '@quayside/kit/common-fields.tsx'
import { useForm } from '@quayside/kit/form.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/panel.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'

const names = ['contract', 'goods', 'inputInvoice', 'salesInvoice'] as const
type Name = (typeof names)[number]
type Values = Record<Name, string>

/** After how many days each lane of the customers' board is late. */
export function BoardDaysPanel() {
  const { data } = useQuery({
    queryKey: ['boardDays'],
    queryFn: () => api('GET report/online/flowBoard/days'),
  })
  return data ? <DaysForm key={data.version} stored={data} /> : null
}

const ofEach = <T,>(valueOf: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, T>

function DaysForm({ stored }: { stored: BoardDays }) {
  const t = useTranslations('officePublishing.board')
  const common = useTranslations('officePublishing')
  const may = useMay()
  const queries = useQueryClient()
  const form = useForm<Values>({
    initial: ofEach((name) => String(stored.days[name])),
    check: (values) =>
      Object.fromEntries(
        names.flatMap((name) =>
          /^\d{1,3}$/.test(values[name].trim()) && Number(values[name]) <= 365 ? [] : [[name, t('days')]],
        ),
      ),
  })
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const days = ofEach((name) => Number(values[name]))
      await api('POST report/online/flowBoard/save', { body: { days, version: stored.version } })
      showToast({ kind: 'success', text: common('saved') })
      await queries.invalidateQueries({ queryKey: ['boardDays'] })
    })
  return (
    <Panel title={t('title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save().catch(() => undefined)
        }}
      >
        <p className="q-page-note">{t('lead')}</p>
        <div className="q-fields">
          {names.map((name) => (
            <TextField key={name} form={form} name={name} label={t(name)} maxLength={3} isRequired />
          ))}
        </div>
        {may('setting-edit') && (
          <p>
            <Button look="primary" type="submit" isBusy={form.isSaving}>
              {common('save')}
            </Button>
          </p>
        )}
      </form>
    </Panel>
  )
}

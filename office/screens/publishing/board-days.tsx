import type { BoardDays } from '@quayside/contract/office/publishing.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SettingPanel } from './setting-panel.tsx'

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
  const form = useForm<Values>({
    initial: ofEach((name) => String(stored.days[name])),
    check: (values) =>
      Object.fromEntries(
        names.flatMap((name) =>
          /^\d{1,3}$/.test(values[name].trim()) && Number(values[name]) <= 365 ? [] : [[name, t('days')]],
        ),
      ),
  })
  const save = (values: Values) =>
    api('POST report/online/flowBoard/save', {
      body: { days: ofEach((name) => Number(values[name])), version: stored.version },
    })
  return (
    <SettingPanel title={t('title')} lead={t('lead')} form={form} save={save} queryKey="boardDays">
      {names.map((name) => (
        <TextField key={name} form={form} name={name} label={t(name)} maxLength={3} isRequired />
      ))}
    </SettingPanel>
  )
}

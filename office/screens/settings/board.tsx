import type { BoardDays } from '@quayside/contract/office/publishing.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useSettingPart } from './setting-part.tsx'

const names = ['contract', 'goods', 'inputInvoice', 'salesInvoice'] as const
type Name = (typeof names)[number]
type Values = Record<Name, string>

const ofEach = <T,>(valueOf: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, T>

export function useBoardPart(stored: BoardDays) {
  const t = useTranslations('officePublishing.board')
  return useSettingPart<Values, BoardDays>({
    key: 'flowBoard',
    stored,
    valuesOf: ({ days }) => ofEach((name) => String(days[name])),
    check: (values) =>
      Object.fromEntries(
        names.flatMap((name) =>
          /^\d{1,3}$/.test(values[name].trim()) && Number(values[name]) <= 365 ? [] : [[name, t('days')]],
        ),
      ),
    send: (values, { version }) =>
      api('POST report/online/flowBoard/save', {
        body: { days: ofEach((name) => Number(values[name])), version },
      }),
  })
}

/** After how many days each lane of the customers' board is late. */
export function BoardPanel({ form }: { form: Form<Values> }) {
  const t = useTranslations('officePublishing.board')
  return (
    <Panel title={t('title')}>
      <p className="q-page-note">{t('lead')}</p>
      <div className="q-fields">
        {names.map((name) => (
          <TextField key={name} form={form} name={name} label={t(name)} maxLength={3} isRequired />
        ))}
      </div>
    </Panel>
  )
}

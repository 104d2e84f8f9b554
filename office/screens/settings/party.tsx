import { ProviderPartySave, type ProviderPartySetting } from '@quayside/contract/office/provider-party.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useSettingPart } from './setting-part.tsx'

type Values = ProviderPartySetting['party']

/** They stand in the order of a contract's page. */
const fields = [
  { name: 'name', maxLength: 100, isRequired: true },
  { name: 'englishName', maxLength: 200, isRequired: true },
  { name: 'creditCode', maxLength: 30 },
  { name: 'representative', maxLength: 60 },
  { name: 'phone', maxLength: 60, isRequired: true },
  { name: 'address', maxLength: 300, isRequired: true, isWide: true },
  { name: 'bank', maxLength: 200 },
  { name: 'bankAccount', maxLength: 60 },
] as const satisfies readonly {
  name: keyof Values
  maxLength: number
  isRequired?: boolean
  isWide?: boolean
}[]

export const partyWords = fields.map(({ name }) => name)

export function usePartyPart(stored: ProviderPartySetting) {
  const textsOf = useFindingTexts()
  return useSettingPart<Values, ProviderPartySetting>({
    key: 'provider',
    stored,
    valuesOf: ({ party }) => party,
    check: (values) => textsOf(findingsOf(ProviderPartySave, values)),
    send: (party, { version }) => api('POST system/online/providerParty/save', { body: { party, version } }),
  })
}

/** The registered company that stands in contracts and at the foot of every PDF. */
export function PartyPanel({ form }: { form: Form<Values> }) {
  const t = useTranslations('officePublishing.party')
  return (
    <Panel title={t('title')}>
      <p className="q-page-note">{t('lead')}</p>
      <div className="q-fields">
        {fields.map(({ name, ...field }) => (
          <TextField key={name} form={form} name={name} label={t(name)} {...field} />
        ))}
      </div>
    </Panel>
  )
}

import { FinanceSettings, type FinanceSettingsSave } from '@quayside/contract/office/publishing.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SettingPanel } from './setting-panel.tsx'

/** Above which amount a second person releases, and whether agency fees wait for confirmation. */
export function FinanceSettingsPanel() {
  const { data } = useQuery({
    queryKey: ['financeSetting'],
    queryFn: () => api('GET finance/online/financeSetting'),
  })
  return data ? <SettingsForm key={data.version} stored={data} /> : null
}

type Values = { secondPersonAbove: string; isAgencyFeeCharged: boolean }

function SettingsForm({ stored: { settings, version } }: { stored: FinanceSettingsSave }) {
  const t = useTranslations('officePublishing.finance')
  const textsOf = useFindingTexts()
  const form = useForm<Values>({
    initial: settings,
    check: (values) => textsOf(findingsOf(FinanceSettings, values)),
  })
  const save = (values: Values) =>
    api('POST finance/online/financeSetting/save', { body: { settings: values, version } })
  return (
    <SettingPanel title={t('title')} lead={t('lead')} form={form} save={save} queryKey="financeSetting">
      <TextField
        form={form}
        name="secondPersonAbove"
        label={t('secondPersonAbove')}
        hint={t('secondPersonHint')}
        maxLength={20}
        isRequired
      />
      <Field form={form} name="isAgencyFeeCharged" label={t('agencyFee')}>
        {({ id, set }) => (
          <Checkbox id={id} checked={form.values.isAgencyFeeCharged} onChange={set}>
            {t('isAgencyFeeCharged')}
          </Checkbox>
        )}
      </Field>
    </SettingPanel>
  )
}

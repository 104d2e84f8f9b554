import type { LoginSettings, LoginSettingsSave } from '@quayside/contract/account/second-factor.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SettingPanel } from './setting-panel.tsx'

/** Who needs two-step verification. */
export function LoginSettingsPanel() {
  const { data } = useQuery({
    queryKey: ['loginSetting'],
    queryFn: () => api('GET office/online/loginSetting'),
  })
  return data ? <SettingsForm key={data.version} stored={data} /> : null
}

function SettingsForm({ stored: { settings, version } }: { stored: LoginSettingsSave }) {
  const t = useTranslations('officePublishing.logins')
  const form = useForm<LoginSettings>({ initial: settings, check: () => ({}) })
  const save = (values: LoginSettings) =>
    api('POST office/online/loginSetting/save', { body: { settings: values, version } })
  return (
    <SettingPanel title={t('title')} lead={t('lead')} form={form} save={save} queryKey="loginSetting">
      <Field form={form} name="isStaffFactorRequired" label={t('staff')}>
        {({ id, set }) => (
          <Checkbox id={id} checked={form.values.isStaffFactorRequired} onChange={set}>
            {t('isStaffFactorRequired')}
          </Checkbox>
        )}
      </Field>
      <Field form={form} name="isCustomerFactorRequired" label={t('customers')}>
        {({ id, set }) => (
          <Checkbox id={id} checked={form.values.isCustomerFactorRequired} onChange={set}>
            {t('isCustomerFactorRequired')}
          </Checkbox>
        )}
      </Field>
    </SettingPanel>
  )
}

import type { LoginSettings, LoginSettingsSave } from '@quayside/contract/account/second-factor.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useSettingPart } from './setting-part.tsx'

export const useLoginsPart = (stored: LoginSettingsSave) =>
  useSettingPart<LoginSettings, LoginSettingsSave>({
    key: 'login',
    stored,
    valuesOf: ({ settings }) => settings,
    send: (settings, { version }) =>
      api('POST office/online/loginSetting/save', { body: { settings, version } }),
  })

/** Who needs two-step verification. */
export function LoginsPanel({ form }: { form: Form<LoginSettings> }) {
  const t = useTranslations('officePublishing.logins')
  return (
    <Panel title={t('title')}>
      <p className="q-page-note">{t('lead')}</p>
      <div className="q-fields">
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
      </div>
    </Panel>
  )
}

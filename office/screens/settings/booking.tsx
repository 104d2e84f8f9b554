import { FinanceSettings, type FinanceSettingsSave } from '@quayside/contract/office/publishing.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useSettingPart } from './setting-part.tsx'

type Values = { secondPersonAbove: string; isAgencyFeeCharged: boolean }

export function useBookingPart(stored: FinanceSettingsSave) {
  const textsOf = useFindingTexts()
  return useSettingPart<Values, FinanceSettingsSave>({
    key: 'finance',
    stored,
    valuesOf: ({ settings }) => settings,
    check: (values) => textsOf(findingsOf(FinanceSettings, values)),
    send: (settings, { version }) =>
      api('POST finance/online/financeSetting/save', { body: { settings, version } }),
  })
}

/** Above which amount a second person releases, and whether agency fees wait for confirmation. */
export function BookingPanel({ form }: { form: Form<Values> }) {
  const t = useTranslations('officePublishing.finance')
  return (
    <Panel title={t('title')}>
      <p className="q-page-note">{t('lead')}</p>
      <div className="q-fields">
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
      </div>
    </Panel>
  )
}

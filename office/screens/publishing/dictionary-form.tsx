import { type DictionaryLine, DictionaryLineSave } from '@quayside/contract/office/publishing.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { ChoiceInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

type Values = {
  value: string
  'names.zh-CN': string
  'names.zh-TW': string
  'names.en-US': string
  group: string
  isHidden: number
}
const nameFields = ['names.zh-CN', 'names.zh-TW', 'names.en-US'] as const

const bodyOf = (values: Values, isNew: boolean) => ({
  isNew: isNew ? 1 : 0,
  value: values.value,
  names: {
    'zh-CN': values['names.zh-CN'],
    'zh-TW': values['names.zh-TW'],
    'en-US': values['names.en-US'],
  },
  group: values.group,
  isHidden: values.isHidden,
})

export function DictionaryForm(props: { type: number; line?: DictionaryLine; onClose: () => void }) {
  const { type, line, onClose } = props
  const t = useTranslations('officePublishing.dictionary')
  const common = useTranslations('officePublishing')
  const queries = useQueryClient()
  const isNew = line === undefined
  const { form, dialog } = useFormDialog<Values>({
    name: `office.dictionary.${type}.${line?.value ?? 'new'}`,
    initial: {
      value: line?.value ?? '',
      'names.zh-CN': line?.names['zh-CN'] ?? '',
      'names.zh-TW': line?.names['zh-TW'] ?? '',
      'names.en-US': line?.names['en-US'] ?? '',
      group: line?.group ?? '',
      isHidden: line?.isHidden ? 1 : 0,
    },
    check: (values) => findingsOf(DictionaryLineSave, bodyOf(values, isNew)),
    send: async (values) => {
      await api('POST base/online/dictionary/{type}/save', {
        params: { type: String(type) },
        body: bodyOf(values, isNew),
      })
      showToast({ kind: 'success', text: common('saved') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['dictionary'] }),
    onClose,
  })

  return (
    <FormDialog
      {...dialog}
      title={isNew ? t('new') : `${t('change')} ${line.value}`}
      saveLabel={common('save')}
    >
      {isNew && (
        <Field form={form} name="value" label={t('value')} hint={t('valueHint')} isRequired isWide>
          {(control) => <TextInput control={control} maxLength={60} />}
        </Field>
      )}
      {nameFields.map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          label={common(`languages.${name.slice(6) as 'zh-CN' | 'zh-TW' | 'en-US'}`)}
          isRequired
          isWide
        >
          {(control) => <TextInput control={control} maxLength={200} />}
        </Field>
      ))}
      <Field form={form} name="group" label={t('group')}>
        {(control) => <TextInput control={control} maxLength={60} />}
      </Field>
      <Field form={form} name="isHidden" label={t('visibility')}>
        {(control) => (
          <ChoiceInput
            control={control}
            options={[
              { value: 0, label: t('shown') },
              { value: 1, label: t('isHidden') },
            ]}
          />
        )}
      </Field>
    </FormDialog>
  )
}

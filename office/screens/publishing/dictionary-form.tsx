import { type DictionaryLine, DictionaryLineSave } from '@quayside/contract/office/publishing.ts'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { ChoiceInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
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
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const isNew = line === undefined
  const form = useForm<Values>({
    initial: {
      value: line?.value ?? '',
      'names.zh-CN': line?.names['zh-CN'] ?? '',
      'names.zh-TW': line?.names['zh-TW'] ?? '',
      'names.en-US': line?.names['en-US'] ?? '',
      group: line?.group ?? '',
      isHidden: line?.isHidden ? 1 : 0,
    },
    check: (values) => textsOf(findingsOf(DictionaryLineSave, bodyOf(values, isNew))),
  })
  const draft = useDraft(`office.dictionary.${type}.${line?.value ?? 'new'}`, form)

  async function save(): Promise<void> {
    await form.submit(async (values) => {
      await api('POST base/online/dictionary/{type}/save', {
        params: { type: String(type) },
        body: bodyOf(values, isNew),
      })
      draft.drop()
      showToast({ kind: 'success', text: common('saved') })
      await queries.invalidateQueries({ queryKey: ['dictionary'] })
      onClose()
    })
  }

  return (
    <FormDialog
      title={isNew ? t('new') : `${t('change')} ${line.value}`}
      form={form}
      draft={draft}
      saveLabel={common('save')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
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

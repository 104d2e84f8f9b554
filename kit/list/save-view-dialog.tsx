import { relativeFilters } from '@quayside/contract/kernel/periods.ts'
import { useTranslations } from 'use-intl'
import { Field } from '../form/field.tsx'
import { useForm } from '../form/form.ts'
import { ChoiceInput, TextInput } from '../inputs/inputs.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { showToast } from '../page/events.ts'
import { withPhrases } from '../page/i18n.tsx'
import { today } from '../page/today.ts'
import type { ListState } from './list-query.ts'
import type { StoredView } from './view-store.ts'

type Given = Pick<StoredView, 'name' | 'view'> & { readonly isShared: 0 | 1 }
type Props = {
  readonly shown: Pick<ListState, 'filters' | 'sort'>
  readonly onSave: (given: Given) => Promise<void>
  readonly onClose: () => void
}

export default withPhrases(['errors'], SaveViewDialog)

/** Saves what a list shows under a name. */
function SaveViewDialog({ shown: { filters, sort }, onSave, onClose }: Props) {
  const t = useTranslations('kit.views')
  const form = useForm<{ name: string; isShared: 0 | 1 }>({
    initial: { name: '', isShared: 0 },
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t('nameMissing') } : {}),
  })
  const view = {
    filters: relativeFilters(filters, today()),
    ...(sort && { orderByColumn: sort.column, isAsc: sort.direction }),
  }
  const save = (): void =>
    void form
      .submit(async (values) => {
        await onSave({ ...values, view })
        showToast({ kind: 'success', text: t('saved', { name: values.name }) })
        onClose()
      })
      .catch(() => undefined)
  return (
    <Dialog
      title={t('save')}
      action={{ label: t('saveAction'), isBusy: form.isSaving, run: save }}
      isSticky
      onClose={onClose}
    >
      <p>{t('note')}</p>
      <div className="q-fields q-fields-narrow">
        <Field form={form} name="name" label={t('name')} isRequired isWide>
          {(control) => <TextInput control={control} maxLength={40} />}
        </Field>
        <Field form={form} name="isShared" label={t('sharing')} isWide>
          {(control) => (
            <ChoiceInput<0 | 1>
              control={control}
              options={[
                { value: 0, label: t('onlyMe') },
                { value: 1, label: t('colleagues') },
              ]}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

import type { Flag } from '@quayside/contract/kernel/record.codes.ts'
import { Field } from '../form/field.tsx'
import { useForm } from '../form/form.ts'
import { ChoiceInput, TextInput } from '../inputs/inputs.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { showToast } from '../page/events.ts'

type Named = { readonly name: string; readonly isShared: Flag }
type Props = {
  readonly title: string
  readonly note: string
  readonly saveLabel: string
  readonly maxLength: number
  readonly texts: (key: 'name' | 'nameMissing' | 'sharing' | 'onlyMe' | 'colleagues') => string
  readonly onSave: (named: Named) => Promise<unknown>
  readonly saved: (name: string) => string
  readonly onClose: () => void
}

/** Saves what is shown under a name, for oneself or for colleagues too. */
export function NameDialog(props: Props) {
  const { title, note, saveLabel, maxLength, texts: t, onSave, saved, onClose } = props
  const form = useForm<{ name: string; isShared: Flag }>({
    initial: { name: '', isShared: 0 },
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t('nameMissing') } : {}),
  })
  const save = (): void =>
    void form
      .submit(async (values) => {
        await onSave(values)
        showToast({ kind: 'success', text: saved(values.name) })
        onClose()
      })
      .catch(() => undefined)
  return (
    <Dialog
      title={title}
      action={{ label: saveLabel, isBusy: form.isSaving, run: save }}
      isSticky
      onClose={onClose}
    >
      <p>{note}</p>
      <div className="q-fields q-fields-narrow">
        <Field form={form} name="name" label={t('name')} isRequired isWide>
          {(control) => <TextInput control={control} maxLength={maxLength} />}
        </Field>
        <Field form={form} name="isShared" label={t('sharing')} isWide>
          {(control) => (
            <ChoiceInput<Flag>
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

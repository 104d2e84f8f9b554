import {
  type Colleague,
  type NotedKey,
  type RecordTask,
  TaskSave,
} from '@quayside/contract/teamwork/teamwork.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { useSurroundings } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import styles from './teamwork.module.css'

type Props = {
  readonly noted: NotedKey
  readonly task: RecordTask | undefined
  readonly colleagues: readonly Colleague[]
  readonly onClose: () => void
}

/** A new task, or one that is changed; over a version that a colleague changed meanwhile the server says so. */
export function TaskForm({ noted, task, colleagues, onClose }: Props) {
  const t = useTranslations('teamwork')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const { userId } = useSurroundings()
  const initial = {
    title: task?.title ?? '',
    dueOn: task?.dueOn ?? today(),
    assigneeId: task?.assignee.id ?? userId,
  }
  const bodyOf = (values: typeof initial) => ({
    ...noted,
    ...(task && { id: task.id, version: task.version }),
    ...values,
  })
  const form = useForm({ initial, check: (values) => textsOf(findingsOf(TaskSave, bodyOf(values))) })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void form
      .submit(async (values) => {
        await api('POST system/online/recordTask/save', { body: bodyOf(values) })
        showToast({ kind: 'success', text: t(task ? 'changed' : 'given') })
        onClose()
        await Promise.all(
          ['recordNote', 'recordTask'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
        )
      })
      .catch(() => undefined)
  }
  return (
    <form noValidate className="q-fields q-fields-narrow" aria-label={t('newTask')} onSubmit={save}>
      <Field form={form} name="title" label={t('task')} hint={t('taskHint')} isRequired isWide>
        {(control) => <TextInput control={control} maxLength={200} />}
      </Field>
      <Field form={form} name="assigneeId" label={t('assignee')} isRequired>
        {(control) => (
          <SelectInput
            control={control}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <Field form={form} name="dueOn" label={t('dueOn')} isRequired>
        {(control) => <DayInput control={control} />}
      </Field>
      <div data-wide className={styles['send']}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" isBusy={form.isSaving}>
          {t(task ? 'save' : 'give')}
        </Button>
      </div>
    </form>
  )
}

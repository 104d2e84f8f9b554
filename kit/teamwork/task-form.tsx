import {
  type Colleague,
  type NotedKey,
  type RecordTask,
  TaskFields,
} from '@quayside/contract/teamwork/teamwork.ts'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../form/field.tsx'
import { useFindingTexts } from '../form/finding-texts.ts'
import { findingsOf } from '../form/findings-of.ts'
import { useForm } from '../form/form.ts'
import { Button } from '../inputs/button.tsx'
import { DayInput } from '../inputs/date-inputs.tsx'
import { SelectInput, TextInput } from '../inputs/inputs.tsx'
import { showToast } from '../page/events.ts'
import { today } from '../page/today.ts'
import styles from './teamwork.module.css'
import { useTeamworkSide } from './teamwork-side.ts'
import { useRefreshedTasks } from './use-teamwork.ts'

type Props = {
  readonly noted: NotedKey<string>
  readonly task: RecordTask<string> | undefined
  readonly colleagues: readonly Colleague[]
  readonly onClose: () => void
}

/** A new task, or one that is changed; over a version that a colleague changed meanwhile the server says so. */
export function TaskForm({ noted, task, colleagues, onClose }: Props) {
  const t = useTranslations('teamwork')
  const textsOf = useFindingTexts()
  const refresh = useRefreshedTasks()
  const side = useTeamworkSide()
  const initial = {
    title: task?.title ?? '',
    dueOn: task?.dueOn ?? today(),
    // Who has left cannot be chosen again.
    assigneeId: task?.isAssigneeGone ? '' : (task?.assignee.id ?? side.ownId),
  }
  const form = useForm({ initial, check: (values) => textsOf(findingsOf(TaskFields, values)) })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void form
      .submit(async (values) => {
        await side.saveTask({ ...noted, ...(task && { id: task.id, version: task.version }), ...values })
        showToast({ kind: 'success', text: t(task ? 'changed' : 'given') })
        onClose()
        await refresh()
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

import { reportEvery, reportFormat } from '@quayside/contract/reports/report.codes.ts'
import type { ReportDefinition, ReportView } from '@quayside/contract/reports/report.ts'
import { nextReportOn } from '@quayside/contract/reports/report-schedule.rules.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { CheckboxGroup } from '@quayside/kit/inputs/checkbox.tsx'
import { ChoiceInput, SelectInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

type Props = {
  readonly definition: ReportDefinition
  readonly view: ReportView
  readonly onClose: () => void
}
const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const daysOf = (every: string): number => (every === String(reportEvery.codes.week) ? 7 : 31)

/** Makes what the report shows by itself: how often, as which file and for whom. */
export default function ScheduleDialog({ definition, view, onClose }: Props) {
  const t = useTranslations('reportScreens')
  const choices = useCodeOptions()
  const queries = useQueryClient()
  const { reportNo, title } = definition
  const { data: readers = [] } = useQuery({
    queryKey: ['reportReaders', reportNo],
    queryFn: () => api('GET report/online/schedule/readers', { query: { reportNo } }, { isQuiet: true }),
  })
  const form = useForm({
    initial: {
      name: title,
      every: String(reportEvery.codes.week),
      day: '1',
      format: reportFormat.codes.xlsx as 'xlsx' | 'pdf',
      recipientIds: [] as readonly string[],
    },
    check: ({ name, recipientIds }): Record<string, string> => ({
      ...(name.trim() === '' && { name: t('nameMissing') }),
      ...(recipientIds.length === 0 && { recipientIds: t('recipientsMissing') }),
    }),
  })
  const { every, day } = form.values
  const isDaily = every === String(reportEvery.codes.day)
  const next = nextReportOn({ every: Number(every), day: Number(day) }, today())
  const save = (): void =>
    void form
      .submit(async ({ recipientIds, ...values }) => {
        const body = { ...values, reportNo, view, day: Number(values.day), recipientIds: [...recipientIds] }
        await api('POST report/online/schedule/save', { body: body })
        showToast({ kind: 'success', text: t('scheduled', { day: next }) })
        await queries.invalidateQueries({ queryKey: ['reportSchedule'] })
        onClose()
      })
      .catch(() => undefined)
  return (
    <Dialog
      title={t('scheduleTitle', { title })}
      width={600}
      isSticky
      action={{ label: t('save'), isBusy: form.isSaving, run: save }}
      onClose={onClose}
    >
      <p>{t('scheduleNote')}</p>
      <div className="q-fields q-fields-narrow">
        <Field form={form} name="name" label={t('name')} isRequired isWide>
          {(control) => <TextInput control={control} maxLength={60} />}
        </Field>
        <Field form={form} name="every" label={t('every')}>
          {(control) => (
            <SelectInput
              control={{ ...control, set: (value: string) => (form.set('day', '1'), control.set(value)) }}
              options={choices(reportEvery)}
            />
          )}
        </Field>
        {!isDaily && (
          <Field form={form} name="day" label={t(daysOf(every) === 7 ? 'weekDay' : 'monthDay')}>
            {(control) => (
              <SelectInput
                control={control}
                options={Array.from({ length: daysOf(every) }, (_unused, place) => ({
                  value: String(place + 1),
                  label:
                    daysOf(every) === 7
                      ? t(`weekDays.${weekDays[place] ?? 'monday'}`)
                      : t('dayOfMonth', { day: place + 1 }),
                }))}
              />
            )}
          </Field>
        )}
        <Field form={form} name="format" label={t('format')} isWide hint={t('nextOn', { day: next })}>
          {(control) => (
            <ChoiceInput<'xlsx' | 'pdf'>
              control={control}
              options={choices(reportFormat).map(({ value, label }) => ({ value: value as 'xlsx', label }))}
            />
          )}
        </Field>
        <Field form={form} name="recipientIds" label={t('recipients')} isRequired isWide>
          {({ value, set }) => (
            <CheckboxGroup
              value={value}
              options={readers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={set}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

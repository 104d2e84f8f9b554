import { defaultFlag, isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { type DigestTime, type QuietHours, quietFindings } from '@quayside/contract/notices/notice-setting.ts'
import { robotKind, robotLanguage } from '@quayside/contract/notices/robot.codes.ts'
import { isSignedKind, robotKindOf } from '@quayside/contract/notices/robot.rules.ts'
import { type RobotDetail, RobotSave } from '@quayside/contract/notices/robot.ts'
import { CodeField, PasswordField, SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field, RowErrors } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { errorsAt } from '@quayside/kit/form/form.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useLocale, useTranslations } from 'use-intl'
import { DigestChoice, QuietChoice } from '../../lib/notices/notice-times.tsx'
import { api } from '../../lib/session/api.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import { RobotEvents } from './robot-events.tsx'
import { useRobot } from './robot-record.tsx'
import { useRobotTimes } from './robot-times.ts'

export default function RobotFormDialog({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useRobot(id)}>
      {(robot) => <RobotForm robot={robot} onClose={onClose} />}
    </WholeRecord>
  )
}

const emptyIn = (locale: string) => ({
  name: '',
  kind: robotKind.codes.weCom as number,
  webhook: '',
  secret: '',
  locale,
  isEnabled: toFlag(true) as number,
  hasPrices: toFlag(false) as number,
  events: [] as readonly string[],
  quiet: null as QuietHours,
  digest: null as DigestTime,
})
type Values = ReturnType<typeof emptyIn>

function RobotForm({ robot, onClose }: { robot: RobotDetail | undefined; onClose: () => void }) {
  const t = useTranslations('robots')
  const product = useStore(systemInfo)?.productName ?? ''
  const fields = useTranslations('hubFields.robot')
  const codeText = useCodeText()
  const { quietText, digestText } = useRobotTimes()
  const sayFlag = (flag: number): string => codeText(defaultFlag, flag)
  const dialog = useRecordDialog<Values, RobotDetail>({
    entity: 'robot',
    record: robot,
    empty: emptyIn(useLocale()),
    valuesOf: ({ name, kind, locale, isEnabled, hasPrices, events, quiet, digest }) => ({
      name,
      kind,
      locale,
      isEnabled,
      hasPrices,
      events,
      quiet,
      digest,
      webhook: '',
      secret: '',
    }),
    texts: t,
    label: fields,
    say: {
      kind: (kind) => codeText(robotKind, kind),
      locale: (locale) => codeText(robotLanguage, locale),
      isEnabled: sayFlag,
      hasPrices: sayFlag,
      events: (events) => t('events', { count: events.length }),
      quiet: quietText,
      digest: digestText,
      webhook: () => undefined,
      secret: () => undefined,
    },
    check: (values) => [...findingsOf(RobotSave, toBody(values)), ...quietFindings(values.quiet)],
    save: (values, over) => api('POST base/online/robot/save', { body: { ...over, ...toBody(values) } }),
    onClose,
  })
  const { form } = dialog
  const keepsAddress = robot !== undefined && robot.kind === form.values.kind
  return (
    <RecordDialog dialog={dialog}>
      <CodeField form={form} name="kind" label={fields('kind')} list={robotKind} />
      <TextField form={form} name="name" label={fields('name')} maxLength={60} isRequired />
      <SelectField
        form={form}
        name="locale"
        label={fields('locale')}
        options={robotLanguage.values.map((value) => ({ value, label: codeText(robotLanguage, value) }))}
        isRequired
      />
      <TextField
        form={form}
        name="webhook"
        label={fields('webhook')}
        maxLength={500}
        isRequired={!keepsAddress}
        isWide
        hint={
          keepsAddress
            ? t('keptHint', { address: robot.addressHint })
            : t(`addressHints.${robotKindOf(form.values.kind)}`)
        }
      />
      {isSignedKind(form.values.kind) && (
        <PasswordField
          form={form}
          name="secret"
          label={fields('secret')}
          autoComplete="new-password"
          isWide
          hint={keepsAddress && isYes(robot.hasSecret) ? t('secretKept') : t('secretHint', { product })}
        />
      )}
      <Field form={form} name="events" label={fields('events')} isWide isRequired>
        {(control) => <RobotEvents control={control} />}
      </Field>
      <Field form={form} name="digest" label={fields('digest')} isWide hint={t('digestHint')}>
        {(control) => <DigestChoice digest={control.value} onChange={control.set} />}
      </Field>
      <Field form={form} name="quiet" label={fields('quiet')} isWide>
        {(control) => (
          <>
            <QuietChoice id={control.id} quiet={control.value} onChange={control.set}>
              {t('holds')}
            </QuietChoice>
            <RowErrors errors={errorsAt(form.errors, 'quiet')} />
          </>
        )}
      </Field>
      <FlagField
        form={form}
        name="hasPrices"
        label={fields('hasPrices')}
        text={t('withPrices')}
        hint={t('pricesHint')}
      />
      <FlagField form={form} name="isEnabled" label={fields('isEnabled')} text={t('turnOn')} />
    </RecordDialog>
  )
}

type FlagProps = {
  readonly form: Parameters<typeof Field<Values, 'hasPrices' | 'isEnabled'>>[0]['form']
  readonly name: 'hasPrices' | 'isEnabled'
  readonly label: string
  readonly text: string
  readonly hint?: string
}
const FlagField = ({ text, ...field }: FlagProps) => (
  <Field {...field} isWide>
    {(control) => (
      <Checkbox id={control.id} checked={isYes(control.value)} onChange={(isOn) => control.set(toFlag(isOn))}>
        {text}
      </Checkbox>
    )}
  </Field>
)

/** Only what the call takes: a record that was read has more. */
const toBody = (values: Values) => ({
  name: values.name,
  kind: values.kind as RobotSave['kind'],
  webhook: values.webhook,
  secret: values.secret,
  locale: values.locale as RobotSave['locale'],
  isEnabled: toFlag(isYes(values.isEnabled)),
  hasPrices: toFlag(isYes(values.hasPrices)),
  events: [...values.events],
  quiet: values.quiet,
  digest: values.digest,
})

import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { repeatEvery } from '@quayside/contract/orders/order.codes.ts'
import {
  nextDueOn,
  type OrderTemplate,
  type OrderTemplateSave,
  type Repeat,
} from '@quayside/contract/orders/order-template.ts'
import { refusedFieldsOf } from '@quayside/kit/form/form.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './order-form.module.css'
import { useWeekdays } from './order-template.texts.ts'

type Props = {
  readonly modelType: OrderTemplateSave['modelType']
  /** The order that becomes a template, or the template that is changed. */
  readonly source: { readonly orderId: string } | { readonly template: OrderTemplate }
  readonly onSaved: () => void
  readonly onClose: () => void
}

const monthDays = Array.from({ length: 31 }, (_none, place) => place + 1)

/** A template's name, and on which days it makes a draft by itself. */
export default function OrderTemplateForm({ modelType, source, onSaved, onClose }: Props) {
  const t = useTranslations('orderForm.templates')
  const codeText = useCodeText()
  const weekdays = useWeekdays()
  const id = useId()
  const before = 'template' in source ? source.template : undefined
  const [name, setName] = useState(before?.name ?? '')
  const [every, setEvery] = useState<Repeat['every'] | undefined>(before?.repeat?.every as Repeat['every'])
  const [day, setDay] = useState(before?.repeat?.day ?? 1)
  const [isOn, setOn] = useState(before?.repeat ? isYes(before.repeat.isOn) : true)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isWeekly = every === repeatEvery.codes.week

  async function save(): Promise<void> {
    if (name.trim() === '') return setError(t('nameMissing'))
    setSending(true)
    try {
      const known = before ? { id: before.id, version: before.version } : {}
      const body: OrderTemplateSave = {
        ...known,
        ...('orderId' in source && { orderId: source.orderId }),
        modelType,
        name: name.trim(),
        repeat: every === undefined ? null : { every, day, isOn: toFlag(isOn) },
      }
      await api('POST business/online/orderTemplate/save', { body }, { isQuiet: true })
      onSaved()
    } catch (failed) {
      const [field] = refusedFieldsOf(failed)
      setError(field?.msg ?? (failed instanceof Error ? failed.message : t('nameMissing')))
    } finally {
      setSending(false)
    }
    return undefined
  }

  return (
    <Dialog
      title={t(before ? 'change' : 'save')}
      isSticky
      action={{ label: t('keep'), isBusy: isSending, run: () => void save() }}
      onClose={onClose}
    >
      <div className={styles['order-template-form']}>
        <div className="q-field">
          <label htmlFor={`${id}-name`}>{t('name')}</label>
          <Input
            id={`${id}-name`}
            data-autofocus
            value={name}
            maxLength={60}
            aria-invalid={error !== undefined}
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && void save()}
          />
          {error !== undefined && (
            <div className="q-field-error" role="alert">
              {error}
            </div>
          )}
          {!before && <div className="q-field-hint">{t('nameHint')}</div>}
        </div>
        <div className="q-field">
          <label htmlFor={`${id}-every`}>{t('repeat')}</label>
          <Select
            id={`${id}-every`}
            value={every === undefined ? '' : String(every)}
            options={[
              { value: '', label: t('never') },
              ...repeatEvery.values.map((value) => ({
                value: String(value),
                label: codeText(repeatEvery, value),
              })),
            ]}
            onChange={(chosen) => {
              setEvery(chosen ? (Number(chosen) as Repeat['every']) : undefined)
              setDay(1)
            }}
          />
        </div>
        {every !== undefined && (
          <>
            <div className="q-field">
              <label htmlFor={`${id}-day`}>{t('day')}</label>
              <Select
                id={`${id}-day`}
                value={String(day)}
                options={(isWeekly ? weekdays : monthDays.map((each) => t('monthDay', { day: each }))).map(
                  (label, place) => ({ value: String(place + 1), label }),
                )}
                onChange={(chosen) => setDay(Number(chosen ?? '1'))}
              />
            </div>
            <Checkbox checked={isOn} onChange={setOn}>
              {t('isOn')}
            </Checkbox>
            <p className="q-field-hint" role="status">
              {isOn ? t('next', { date: nextDueOn({ every, day }, today()) }) : t('off')}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}

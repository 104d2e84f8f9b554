import { addDays } from '@quayside/contract/kernel/days.ts'
import { type Amount, formatRate, isPositive, type Rate } from '@quayside/contract/kernel/money.ts'
import { type ForeignCurrencyKey, foreignCurrency } from '@quayside/contract/rates/rate.codes.ts'
import {
  alertDistance,
  alertSaving,
  alertSource,
  type RateAlert,
  RateAlertSave,
} from '@quayside/contract/rates/rate-alert.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { sumText } from '../finance/sums.ts'
import { api } from '../session/api.ts'
import { RateCourse } from './rate-course.tsx'
import styles from './rates.module.css'

/** What is owed in each currency, where the member may see it. */
type Owed = readonly { readonly currency: string; readonly amount: Amount }[]
const courseDays = 30
const alertsHeight = 340

/** The member's alerts: one currency is shown with its course and figure, the others in a line each. */
export function RateAlerts({ owed }: { owed?: Owed | undefined }) {
  const t = useTranslations('rateAlerts')
  const [currency, choose] = useState<ForeignCurrencyKey>('USD')
  const { data: alerts } = useQuery({
    queryKey: ['rateAlert', 'list'],
    queryFn: ({ signal }) => api('GET base/online/rateAlert/list', {}, { signal, isQuiet: true }),
  })
  const { data: course = [] } = useQuery({
    queryKey: ['rate', 'course', alertSource, currency],
    queryFn: ({ signal }) =>
      api(
        'GET base/bRateRmbFromBoc/getRateBySearch',
        {
          query: {
            source: alertSource,
            currency,
            dateBegin: addDays(today(), 1 - courseDays),
            dateEnd: today(),
          },
        },
        { signal, isQuiet: true },
      ),
  })
  if (!alerts)
    return (
      <Panel title={t('title')}>
        <Room height={alertsHeight} />
      </Panel>
    )
  const latest = course.at(-1)
  const alert = alerts.find((each) => each.currency === currency)
  const points = course.flatMap(({ middle }) => (middle === null ? [] : [Number(middle)]))
  return (
    <Panel title={t('title')}>
      <Segmented
        aria-label={t('currency')}
        size="small"
        value={currency}
        options={foreignCurrency.values.map((value) => ({ value, label: value }))}
        onChange={choose}
      />
      <p className={styles['now']}>
        <span>{latest ? t('parity', { day: latest.day.slice(5) }) : t('unknown')}</span>
        {latest?.middle && <b>{formatRate(latest.middle)}</b>}
      </p>
      <RateCourse points={points} limit={alert && Number(alert.atOrBelow)} />
      <AlertForm
        // A change of the alert by a notice leaves alone what is being typed.
        key={`${currency} ${alert?.id ?? ''}`}
        currency={currency}
        alert={alert}
        rate={(latest?.middle ?? null) as Rate | null}
        owed={owed && (owed.find((each) => each.currency === currency)?.amount ?? ('0.00' as Amount))}
      />
      <ul className={styles['others']}>
        {alerts
          .filter((each) => each !== alert)
          .map((each) => (
            <li key={each.id}>
              <span>{t('other', { currency: each.currency, limit: formatRate(each.atOrBelow) })}</span>
              {each.rate !== null && (
                <small>
                  {t(each.notifiedAt === null ? 'notReached' : 'reached', { rate: formatRate(each.rate) })}
                </small>
              )}
            </li>
          ))}
      </ul>
    </Panel>
  )
}

type FormProps = {
  readonly currency: ForeignCurrencyKey
  readonly alert: RateAlert | undefined
  readonly rate: Rate | null
  readonly owed: Amount | undefined
}

function AlertForm({ currency, alert, rate, owed }: FormProps) {
  const t = useTranslations('rateAlerts')
  const instant = useInstant()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['rateAlert'] })
  const bodyOf = ({ atOrBelow }: { atOrBelow: string }) => ({
    ...(alert && { id: alert.id, version: alert.version }),
    currency,
    atOrBelow,
  })
  const form = useForm({
    initial: { atOrBelow: alert ? formatRate(alert.atOrBelow) : '' },
    check: (values) => textsOf(findingsOf(RateAlertSave, bodyOf(values))),
  })
  const save = (): void =>
    void form
      .submit(async (values) => {
        await api('POST base/online/rateAlert/save', { body: bodyOf(values) })
        showToast({ kind: 'success', text: t('saved', { limit: values.atOrBelow }) })
        await refresh()
      })
      .catch(() => undefined)
  const remove = async ({ id }: RateAlert): Promise<void> => {
    await api('DELETE base/online/rateAlert/batchRemove', { body: { ids: [id] } })
    showToast({ kind: 'success', text: t('removed') })
    await refresh()
  }
  return (
    <form
      className={styles['alert']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field form={form} name="atOrBelow" label={t('atOrBelow')}>
        {(control) => (
          <TextInput control={control} maxLength={20} {...(rate && { placeholder: formatRate(rate) })} />
        )}
      </Field>
      <Button type="submit" disabled={form.isSaving}>
        {t(alert ? 'change' : 'set')}
      </Button>
      {alert && (
        <Button disabled={form.isSaving} onClick={() => void remove(alert).catch(() => undefined)}>
          {t('remove')}
        </Button>
      )}
      {alert && (
        <p>
          {alert.notifiedAt === null
            ? rate && t('away', { distance: alertDistance(rate, alert.atOrBelow as Rate) })
            : t('resting', {
                day: instant(alert.notifiedAt).slice(0, 10),
                limit: formatRate(alert.atOrBelow),
              })}{' '}
          {rate && owed !== undefined && <Saving {...{ currency, alert, rate, owed }} />}
        </p>
      )}
    </form>
  )
}

type SavingProps = {
  readonly currency: string
  readonly alert: RateAlert
  readonly rate: Rate
  readonly owed: Amount
}

/** What the figure saves on the debts in its currency. */
function Saving({ currency, alert, rate, owed }: SavingProps) {
  const t = useTranslations('rateAlerts')
  if (!isPositive(owed)) return t('owesNothing', { currency })
  const saving = alertSaving(owed, rate, alert.atOrBelow as Rate)
  return isPositive(saving) ? t('saves', { owed: sumText(currency, owed), saving }) : null
}

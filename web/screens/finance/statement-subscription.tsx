import { lastSendDay, type StatementSubscription } from '@quayside/contract/finance/statement-subscription.ts'
import { type Flag, isYes } from '@quayside/contract/kernel/record.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { CheckboxGroup } from '@quayside/kit/inputs/checkbox.tsx'
import { ChoiceInput, SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'

const queryKey = ['statementSubscription']

/** The monthly statement: whether it is sent, from which day of the month, and to whom by e-mail. */
export default function StatementSubscriptionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('financeScreens.subscription')
  const answer = useQuery({
    queryKey,
    queryFn: () => api('GET finance/online/transaction/subscription'),
    gcTime: 0,
  })
  if (answer.data) return <SubscriptionForm subscription={answer.data} onClose={onClose} />
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {answer.isError ? (
        <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
      ) : (
        <TableSkeleton label={t('title')} />
      )}
    </Dialog>
  )
}

type Props = { readonly subscription: StatementSubscription; readonly onClose: () => void }

function SubscriptionForm({ subscription, onClose }: Props) {
  const t = useTranslations('financeScreens.subscription')
  const queries = useQueryClient()
  const can = useCan()
  const { contacts, isMailConfigured } = subscription
  const form = useForm({
    initial: {
      isEnabled: subscription.isEnabled,
      day: String(subscription.day),
      contactIds: subscription.contactIds as readonly string[],
    },
    check: () => ({}),
  })
  const save = (): void =>
    void form
      .submit(async ({ isEnabled, day, contactIds }) => {
        const body = { isEnabled, day: Number(day), contactIds: [...contactIds] }
        await api('POST finance/online/transaction/subscription/save', { body })
        showToast({ kind: 'success', text: t(isYes(isEnabled) ? 'savedOn' : 'savedOff') })
        onClose()
        await queries.invalidateQueries({ queryKey })
      })
      .catch(() => undefined)
  return (
    <Dialog
      title={t('title')}
      width={560}
      isSticky
      {...(can('finance-statement-export') && {
        action: { label: t('save'), isBusy: form.isSaving, run: save },
      })}
      onClose={onClose}
    >
      <p>{t('note')}</p>
      <div className="q-fields q-fields-narrow">
        <Field form={form} name="isEnabled" label={t('sending')} isWide>
          {(control) => (
            <ChoiceInput<Flag>
              control={control}
              options={[
                { value: 0, label: t('off') },
                { value: 1, label: t('on') },
              ]}
            />
          )}
        </Field>
        {isYes(form.values.isEnabled) && (
          <>
            <Field form={form} name="day" label={t('day')} hint={t('dayHint')}>
              {(control) => (
                <SelectInput
                  control={control}
                  options={Array.from({ length: lastSendDay }, (_unused, place) => ({
                    value: String(place + 1),
                    label: t('dayOf', { day: place + 1 }),
                  }))}
                />
              )}
            </Field>
            <Field
              form={form}
              name="contactIds"
              label={t('contacts')}
              isWide
              {...(!isMailConfigured && { hint: t('noMail') })}
            >
              {({ value, set }) =>
                contacts.length === 0 ? (
                  <p>
                    {t('noContacts')}{' '}
                    {can('hub-contact-list') && (
                      <PageLink href={pageAddress('/customerContact')}>{t('addContacts')}</PageLink>
                    )}
                  </p>
                ) : (
                  <CheckboxGroup
                    value={value}
                    options={contacts.map(({ id, name, email }) => ({
                      value: id,
                      label: `${name} ${email}`,
                    }))}
                    onChange={set}
                  />
                )
              }
            </Field>
          </>
        )}
      </div>
    </Dialog>
  )
}

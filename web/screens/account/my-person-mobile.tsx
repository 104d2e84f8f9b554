import { PhoneChange } from '@quayside/contract/account/profile.ts'
import { isMobile, plainMobile } from '@quayside/contract/kernel/formats.ts'
import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { at } from '@quayside/contract/refusals.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { CurrentPassword } from './current-password.tsx'
import styles from './my-information.module.css'
import type { PersonDialog } from './my-person.tsx'
import { usePersonSaved } from './person-saved.ts'
import { useSmsCode } from './sms-code.ts'

const empty = { mobile: '', code: '', password: '' }

/** The code proves the new number, the password that the user is the one who asks. */
export default function MobileDialog({ onClose }: PersonDialog) {
  const t = useTranslations('myInformation')
  const textsOf = useFindingTexts()
  const saved = usePersonSaved(onClose)
  const form = useForm({
    initial: empty,
    check: (values) =>
      textsOf([
        ...findingsOf(PhoneChange, values),
        ...(values.password === '' ? [at('password', 'field.required')] : []),
      ]),
  })
  const code = useSmsCode('phone')
  const save = (): Promise<void> =>
    form.submit(async (body) => {
      await api('POST system/online/user/profile/updatePhone', { body })
      await saved(t('personal.mobileSaved'))
    })
  async function send(): Promise<void> {
    const mobile = plainMobile(form.values.mobile)
    await code.send(mobile)
    showToast({ kind: 'success', text: t('code.sent', { mobile: maskMobile(mobile) }) })
  }
  return (
    <Dialog
      width={420}
      title={t('personal.editMobile')}
      action={{
        label: t('personal.save'),
        isBusy: form.isSaving,
        run: () => void save().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <div className={styles['my-dialog']}>
        <Field
          form={form}
          name="mobile"
          label={t('personal.newMobile')}
          isRequired
          hint={t('personal.newMobileHint')}
        >
          {(control) => <TextInput control={control} maxLength={20} />}
        </Field>
        <Field form={form} name="code" label={t('code.label')} isRequired>
          {({ set, ...rest }) => (
            <div className={styles['my-code']}>
              <Input
                {...rest}
                maxLength={6}
                inputMode="numeric"
                autoComplete="one-time-code"
                onChange={(event) => set(event.target.value)}
              />
              <Button
                disabled={code.seconds > 0 || !isMobile(plainMobile(form.values.mobile))}
                isBusy={code.isSending}
                onClick={() => void send().catch(() => undefined)}
              >
                {code.seconds > 0 ? t('code.again', { seconds: String(code.seconds) }) : t('code.send')}
              </Button>
            </div>
          )}
        </Field>
        <CurrentPassword form={form} />
      </div>
    </Dialog>
  )
}

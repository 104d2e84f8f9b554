import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Draft, useDraft } from '../form/draft.ts'
import { DraftNotice } from '../form/draft-notice.tsx'
import { Button } from '../inputs/button.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import '../form/form.css'
import { useIsUploading } from '../files/uploading.ts'
import { useFindingTexts } from '../form/finding-texts.ts'
import { type Form, useForm } from '../form/form.ts'

type Props<V extends object> = {
  readonly title: string
  readonly form: Form<V>
  readonly draft: Draft<V>
  readonly saveLabel: string
  /** Where the form has a table. */
  readonly width?: number
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form of few fields in a dialog; closing it with unsaved changes asks first. */
export function FormDialog<V extends object>(props: Props<V>) {
  const { title, form, draft, saveLabel, width, onSave, onClose, children } = props
  const t = useTranslations('kit.form')
  const id = useId()
  const [isLeaving, setLeaving] = useState(false)
  const isUploading = useIsUploading()
  const leave = (): void => (form.isDirty ? setLeaving(true) : onClose())
  const save = (event: FormEvent): void => {
    event.preventDefault()
    onSave()
  }
  return (
    <Drawer
      title={title}
      {...(width !== undefined && { width })}
      onClose={leave}
      footer={
        <div className="q-dialog-footer">
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={id} isBusy={form.isSaving} disabled={isUploading}>
            {saveLabel}
          </Button>
        </div>
      }
    >
      <DraftNotice draft={draft} />
      <form id={id} className="q-fields q-fields-narrow" noValidate onSubmit={save}>
        {children}
      </form>
      {isLeaving && (
        <Dialog
          title={t('leaveTitle')}
          cancelLabel={t('stay')}
          action={{ label: t('leave'), run: onClose }}
          onClose={() => setLeaving(false)}
        >
          {t('leaveBody')}
        </Dialog>
      )}
    </Drawer>
  )
}

type FormOptions<V extends object> = Omit<Parameters<typeof useForm<V>>[0], 'check'> & {
  /** The name of its draft in this browser. */
  readonly name: string
  readonly check: (values: V) => readonly Finding[]
  readonly send: (values: V) => unknown
  /** After the dialog has closed. */
  readonly saved?: () => unknown
  readonly onClose: () => void
}

/** A form in a dialog, which closes and drops its draft when the form was sent. */
export function useFormDialog<V extends object>(options: FormOptions<V>) {
  const { name, check, send, saved, onClose, ...rest } = options
  const textsOf = useFindingTexts()
  const form = useForm<V>({ ...rest, check: (values) => textsOf(check(values)) })
  const draft = useDraft(name, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await send(values)
      draft.drop()
      onClose()
      await saved?.()
    })
  return { form, dialog: { form, draft, onSave: () => void save().catch(() => undefined), onClose } }
}

import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Panel } from '../page/panel.tsx'
import type { Draft } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import './form.css'
import { useIsUploading } from '../files/uploading.ts'
import { LeaveGuard } from '../overlays/leave-guard.tsx'
import { PageHeader } from '../page/page-header.tsx'
import { useInstant } from '../table/cells.tsx'
import type { Form } from './form.ts'

type Props<V extends object> = {
  readonly title: string
  readonly state?: ReactNode
  readonly form: Form<V>
  readonly draft: Draft<V>
  readonly saveLabel: string
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

export function FormPage<V extends object>(props: Props<V>) {
  const { title, state, form, draft, saveLabel, onSave, onCancel, children } = props
  const t = useTranslations('kit.form')
  const isUploading = useIsUploading()
  const instant = useInstant()
  const wrong = Object.keys(form.errors).length
  const note =
    draft.savedAt && form.isDirty ? t('draftSaved', { time: instant(draft.savedAt).slice(-5) }) : ''
  const save = (event: FormEvent): void => {
    event.preventDefault()
    onSave()
  }
  return (
    <form className="q-form" noValidate onSubmit={save}>
      <LeaveGuard isDirty={form.isDirty && !form.isSaving} />
      <PageHeader
        title={title}
        state={state}
        note={note}
        actions={
          <>
            {wrong > 0 && (
              <span className="q-errors-note" role="status">
                {t('fixErrors', { count: wrong })}
              </span>
            )}
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button look="signal" type="submit" isBusy={form.isSaving} disabled={isUploading}>
              {saveLabel}
            </Button>
          </>
        }
      />
      <DraftNotice draft={draft} />
      {children}
    </form>
  )
}

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className="q-fields">{children}</div>
    </Panel>
  )
}

import Button from 'antd/es/button'
import Drawer from 'antd/es/drawer'
import Modal from 'antd/es/modal'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Draft } from './draft.ts'
import { DraftOffer } from './draft-offer.tsx'
import './form.css'
import type { Form } from './form.ts'
import { useReturnFocus } from './return-focus.ts'

type Props<V extends object> = {
  readonly title: string
  readonly form: Form<V>
  readonly draft: Draft<V>
  readonly saveLabel: string
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form of few fields beside its list; closing it with unsaved changes asks. */
export function FormDialog<V extends object>(props: Props<V>) {
  const { title, form, draft, saveLabel, onSave, onClose, children } = props
  const t = useTranslations('kit.form')
  const id = useId()
  const [isLeaving, setLeaving] = useState(false)
  useReturnFocus()
  const leave = (): void => (form.isDirty ? setLeaving(true) : onClose())
  const save = (event: FormEvent): void => {
    event.preventDefault()
    onSave()
  }
  return (
    <Drawer
      open
      size={560}
      title={title}
      onClose={leave}
      footer={
        <div className="q-dialog-footer">
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} loading={form.isSaving}>
            {saveLabel}
          </Button>
        </div>
      }
    >
      <DraftOffer draft={draft} />
      <form id={id} className="q-fields q-fields-narrow" noValidate onSubmit={save}>
        {children}
      </form>
      <Modal
        open={isLeaving}
        title={t('leaveTitle')}
        okText={t('leave')}
        cancelText={t('stay')}
        onOk={onClose}
        onCancel={() => setLeaving(false)}
      >
        {t('leaveBody')}
      </Modal>
    </Drawer>
  )
}

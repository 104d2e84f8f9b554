import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useTranslations } from 'use-intl'
import { closePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './order-form.module.css'
import type { OrderForm } from './use-order-form.ts'

/** Checking in place of saving and submitting, and throwing away. */
export function SampleActions({ editor }: { editor: OrderForm }) {
  const t = useTranslations('orderForm.sample')
  const navigate = useNavigate()
  const discard = (): void => {
    closePage(pageKeyOf('/importOrder', undefined))
    void navigate({ href: pageAddress('/home'), replace: true })
  }
  return (
    <>
      <Button onClick={discard}>{t('discard')}</Button>
      <Button
        look="signal"
        onClick={() => editor.checkOnly(() => showToast({ kind: 'success', text: t('fine') }))}
      >
        {t('check')}
      </Button>
    </>
  )
}

export function SampleNote() {
  const t = useTranslations('orderForm.sample')
  return (
    <div className={styles['sample-note']} role="note">
      <strong>{t('title')}</strong> {t('note')}
    </div>
  )
}

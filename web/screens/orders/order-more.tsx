import { DownOutlined } from '@ant-design/icons-svg'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { formPathOf } from './order-kinds.ts'
import type { OrderForm } from './use-order-form.ts'

const OrderQuick = lazyPart(() => import('./order-quick.tsx'))
const OrderTemplateForm = lazyPart(() => import('./order-template-form.tsx'))
const OrderTemplates = lazyPart(() => import('./order-templates.tsx'))

type Copied = { readonly id: string; readonly modelType: number; readonly orderNo: string }

/** Actions of an order other than saving and submitting. */
export function OrderMore({ editor }: { editor: OrderForm }) {
  const t = useTranslations('orderForm.more')
  const navigate = useNavigate()
  const templates = useTranslations('orderForm.templates')
  const [asked, setAsked] = useState<'quick' | 'template' | 'templates'>()
  const close = (): void => setAsked(undefined)
  const id = editor.id()
  const open = ({ id: copy, modelType, orderNo }: Copied): void => {
    close()
    showToast({ kind: 'success', text: t('copied', { number: orderNo }) })
    void navigate({ href: pageAddress(formPathOf(modelType), { id: copy }) })
  }
  const copy = async (from: string): Promise<void> =>
    open(await api('POST business/online/order/{id}/copy', { params: { id: from }, body: {} }))
  const change = useChangeSearch()
  const print = (): void => change({ id, print: '1' })
  const lines = async (from: string): Promise<void> =>
    saveDownload(await api('GET business/online/order/{id}/exportLines', { params: { id: from } }))
  const ofSaved = (run: (saved: string) => unknown) => () => {
    if (id === undefined) showToast({ kind: 'warning', text: t('saveFirst') })
    else void Promise.resolve(run(id)).catch(() => undefined)
  }
  return (
    <>
      <MenuButton
        items={[
          { key: 'print', label: t('print'), run: ofSaved(print) },
          { key: 'copy', label: t('copy'), run: ofSaved(copy) },
          { key: 'lines', label: t('exportLines'), run: ofSaved(lines) },
          { key: 'template', label: templates('save'), run: ofSaved(() => setAsked('template')) },
          { key: 'd1' },
          { key: 'templates', label: templates('open'), run: () => setAsked('templates') },
          { key: 'quick', label: t('quick'), run: () => setAsked('quick') },
        ]}
      >
        {t('title')} <Icon drawing={DownOutlined} />
      </MenuButton>
      <Suspense>
        {asked === 'quick' && <OrderQuick onCopied={open} onClose={close} />}
        {asked === 'templates' && <OrderTemplates kind={editor.kind} onMade={open} onClose={close} />}
        {asked === 'template' && id !== undefined && (
          <OrderTemplateForm
            modelType={editor.kind.code}
            source={{ orderId: id }}
            onSaved={() => {
              close()
              showToast({ kind: 'success', text: templates('saved') })
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

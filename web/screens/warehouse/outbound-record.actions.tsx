import { DownOutlined } from '@ant-design/icons'
import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import { Button } from '@quayside/kit/button.tsx'
import { MenuButton } from '@quayside/kit/menu.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { StateActions, type StepInput } from '@quayside/kit/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { closePage, pageKeyOf } from '../../lib/open-pages.ts'
import { pageAddress } from '../../lib/pages.ts'

const steps = ['submit', 'cancel'] as const
const touched = ['outbound', 'stock', 'warehouseOrder']

export function OutboundActions({ outbound }: { outbound: OutboundDetail }) {
  const t = useTranslations('outbound.record')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const { id, number, nextSteps } = outbound
  const may = (name: string): boolean => nextSteps.some((step) => step.name === name)
  const refresh = async (): Promise<void> => {
    await Promise.all(touched.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  }

  async function run(name: string, { note }: StepInput): Promise<void> {
    const step = steps.find((each) => each === name)
    if (!step) return
    const body = note === '' ? {} : { note }
    await api(`POST warehouse/online/outbound/{id}/${step}`, { params: { id }, body })
    showToast({ kind: 'success', text: t(`done.${step}`) })
    await refresh()
  }
  async function remove(): Promise<void> {
    await api('DELETE warehouse/online/outbound/batchRemove', { body: { ids: [id] } })
    showToast({ kind: 'success', text: t('removed') })
    await navigate({ href: pageAddress('/outstorage') })
    closePage(pageKeyOf('/outstorageInfo', id))
    await refresh()
  }
  const note = async (): Promise<void> =>
    saveDownload(await api('GET warehouse/online/outbound/{id}/deliveryNote', { params: { id }, query: {} }))
  return (
    <>
      {may('remove') && (
        <MenuButton items={[{ key: 'remove', label: t('remove'), run: () => setRemoving(true) }]}>
          {t('more')} <DownOutlined />
        </MenuButton>
      )}
      {outbound.lines.some(({ lots }) => lots.length > 0) && (
        <Button onClick={() => void note().catch(() => undefined)}>{t('deliveryNote')}</Button>
      )}
      <StateActions
        machine="outbound"
        main="submit"
        steps={nextSteps.filter(({ name }) => steps.some((step) => step === name))}
        onStep={run}
      />
      {may('save') && (
        <Button
          look="primary"
          onClick={() => void navigate({ href: pageAddress('/outstorageInfo', { id, edit: '1' }) })}
        >
          {t('change')}
        </Button>
      )}
      {isRemoving && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { number })}
          onClose={() => setRemoving(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}

import { DownOutlined } from '@ant-design/icons'
import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import { Button } from '@quayside/kit/button.tsx'
import { useCan } from '@quayside/kit/context.tsx'
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

const steps = ['submit', 'cancel', 'entrust'] as const

export function InboundRecordActions({ inbound }: { inbound: InboundDetail }) {
  const t = useTranslations('inbound.record')
  const can = useCan()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const { id, nextSteps } = inbound
  const free = inbound.lines.flatMap((line) =>
    line.lots.filter((lot) => Number(lot.available) > 0).map((lot) => ({ line, lot })),
  )
  const may = (name: string): boolean => nextSteps.some((step) => step.name === name)
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['warehouseIn'] })

  async function run(name: string, { note }: StepInput): Promise<void> {
    const step = steps.find((each) => each === name)
    if (!step) return
    const body = note === '' ? {} : { note }
    await api(`POST warehouse/online/inbound/{id}/${step}`, { params: { id }, body })
    showToast({ kind: 'success', text: t(`done.${step}`) })
    await refresh()
  }
  async function copy(): Promise<void> {
    const made = await api('POST warehouse/online/inbound/{id}/copy', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('copied', { number: made.number }) })
    await navigate({ href: pageAddress('/storageInfo', { id: made.id, edit: '1' }) })
  }
  /** A draft with everything that is free of these goods. */
  async function sendOut(): Promise<void> {
    const made = await api('POST warehouse/online/outbound/save', {
      body: {
        warehouseId: inbound.warehouseId,
        lines: free.map(({ line, lot }) => ({
          key: `lot-${lot.id}`,
          lotId: lot.id,
          model: line.model,
          brand: line.brand,
          qty: lot.available,
        })),
      } as never,
    })
    showToast({ kind: 'success', text: t('outboundMade', { number: made.number }) })
    await navigate({ href: pageAddress('/outstorageInfo', { id: made.id, edit: '1' }) })
  }
  async function remove(): Promise<void> {
    await api('DELETE warehouse/online/inbound/batchRemove', { body: { ids: [id] } })
    showToast({ kind: 'success', text: t('removed') })
    await navigate({ href: pageAddress('/storage') })
    closePage(pageKeyOf('/storageInfo', id))
    await queries.invalidateQueries({ queryKey: ['warehouseIn', 'list'] })
  }
  const labels = async (paper: 'roll' | 'sheet'): Promise<void> =>
    saveDownload(await api('GET warehouse/online/inbound/{id}/labels', { params: { id }, query: { paper } }))
  const items = [
    ...(can('logistics-inbound-save') ? [{ key: 'copy', label: t('copy'), run: () => quietly(copy()) }] : []),
    ...(may('remove') ? [{ key: 'remove', label: t('remove'), run: () => setRemoving(true) }] : []),
  ]
  return (
    <>
      {items.length > 0 && (
        <MenuButton items={items}>
          {t('more')} <DownOutlined />
        </MenuButton>
      )}
      {inbound.lines.length > 0 && (
        <MenuButton
          items={[
            { key: 'roll', label: t('labelRoll'), run: () => quietly(labels('roll')) },
            { key: 'sheet', label: t('labelSheet'), run: () => quietly(labels('sheet')) },
          ]}
        >
          {t('labels')} <DownOutlined />
        </MenuButton>
      )}
      {free.length > 0 && can('logistics-outbound-save') && (
        <Button onClick={() => quietly(sendOut())}>{t('sendOut')}</Button>
      )}
      <StateActions
        machine="warehouseIn"
        main="submit"
        steps={nextSteps.filter(({ name }) => steps.some((step) => step === name))}
        onStep={run}
      />
      {may('save') && (
        <Button
          look="primary"
          onClick={() => void navigate({ href: pageAddress('/storageInfo', { id, edit: '1' }) })}
        >
          {t('change')}
        </Button>
      )}
      {isRemoving && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { number: inbound.number })}
          onClose={() => setRemoving(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}

import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { closePage, namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { OutboundForm } from './outbound-form.tsx'
import { OutboundRecord } from './outbound-record.tsx'

const path = '/outstorageInfo'

/** One outbound order: a new one, one to read, or (`edit=1`) one to change. */
export function OutboundInfo() {
  const t = useTranslations('outbound.record')
  const { id, edit } = usePageSearch(path)
  const navigate = useNavigate()
  // A form that just got its number continues under it: loading would overwrite what is being typed.
  const [own, setOwn] = useState<string>()
  const [round, setRound] = useState(0)
  const isForm = id === undefined || edit !== undefined
  const isOwn = id !== undefined && id === own && isForm
  const answer = useQuery({
    queryKey: ['outbound', 'record', id],
    queryFn: () => api('GET warehouse/online/outbound/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined && !isOwn,
  })
  // The number is known before the address has it; only leaving it again begins another order.
  const wasThere = useRef(false)
  useEffect(() => {
    if (isOwn) wasThere.current = true
    else if (wasThere.current) {
      wasThere.current = false
      setOwn(undefined)
      setRound((before) => before + 1)
    }
  }, [isOwn])
  const number = answer.data?.number
  useEffect(() => {
    if (id !== undefined && number !== undefined) namePage(pageKeyOf(path, id), number)
  }, [id, number])

  function takeNumber(saved: Known): void {
    setOwn(saved.id)
    closePage(pageKeyOf(path, undefined))
    void navigate({
      href: pageAddress(path, { id: saved.id, edit: '1' }),
      replace: true,
      ignoreBlocker: true,
    }).then(() => namePage(pageKeyOf(path, saved.id), saved.number))
  }
  const showRecord = (saved: Known): void =>
    void navigate({ href: pageAddress(path, { id: saved.id }), replace: true, ignoreBlocker: true })

  if (id !== undefined && !isOwn) {
    if (answer.isPending) return <TableSkeleton label={t('title')} />
    if (!answer.data)
      return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/outstorage')} />
    if (!isForm || !answer.data.nextSteps.some(({ name }) => name === 'save'))
      return <OutboundRecord key={id} outbound={answer.data} />
  }
  return (
    <OutboundForm
      key={isOwn || id === undefined ? `new-${round}` : id}
      outbound={isOwn ? undefined : answer.data}
      onNumbered={takeNumber}
      onSubmitted={showRecord}
    />
  )
}

import { Button } from '@quayside/kit/inputs/button.tsx'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { todoHref } from './home-links.tsx'
import { heights, Panel, PendingRows } from './home-panel.tsx'
import styles from './home-release.module.css'

const SignMany = lazyPart(() => import('../../lib/contracts/contract-sign-many.tsx'))

export default withPhrases(['home', 'codes', 'orders', 'orderFields'], SignPanel)

const shownAtOnce = 3
/** One code signs as many as one looks through on a phone. */
const signedAtOnce = 20
const query = { isSignable: 1, pageNum: 1, pageSize: signedAtOnce } as const

type Props = { count: number; isMain: boolean; onHold: (isHeld: boolean) => void }

/** Signed from here: the contracts with their sums, and one button that asks for the code. */
function SignPanel({ count, isMain, onHold }: Props) {
  const t = useTranslations('home.sign')
  const today = useTranslations('home.today')
  const { data } = useQuery({
    queryKey: ['order', 'contracts', 'toSign'],
    queryFn: () => api('GET business/online/orderContract/list', { query }, { isQuiet: true }),
  })
  const [signing, setSigning] = useState<readonly string[]>()
  const contracts = data?.rows ?? []
  return (
    <Panel title={t('title')} note={t('count', { count })} minHeight={data ? 0 : heights.sign}>
      {!data && <PendingRows panelHeight={heights.sign} />}
      {contracts.slice(0, shownAtOnce).map(({ id, orderNo, partnerName, currency, orderAmount }) => (
        <div key={id} className={styles['release-other']}>
          <PageLink href={pageAddress('/ElectronicContract', { record: id })}>{orderNo}</PageLink>
          <span>{partnerName}</span>
          <Money value={orderAmount} currency={currency} />
        </div>
      ))}
      {data && count > shownAtOnce && (
        <div className={styles['release-other']}>
          <PageLink href={todoHref('contracts', null)}>
            {today('more', { count: count - shownAtOnce })}
          </PageLink>
        </div>
      )}
      {contracts.length > 0 && (
        <div className={styles['steps-below']}>
          <Button
            {...(isMain && { look: 'signal' as const })}
            onClick={() => {
              setSigning(contracts.map(({ id }) => id))
              onHold(true)
            }}
          >
            {t('sign', { count: contracts.length })}
          </Button>
        </div>
      )}
      {signing && (
        <Suspense>
          <SignMany
            ids={signing}
            onClose={() => {
              setSigning(undefined)
              onHold(false)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}

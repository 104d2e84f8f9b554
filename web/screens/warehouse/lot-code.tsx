import { ScanOutlined } from '@ant-design/icons-svg'
import { IconButton } from '@quayside/kit/inputs/icon-button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './stock.module.css'

/** Opens the lot of a label's code. A hand scanner types the code and Enter, as a keyboard does. */
export function LotCode() {
  const t = useTranslations('stock')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  async function open(event: FormEvent): Promise<void> {
    event.preventDefault()
    const typed = code.trim()
    if (typed === '') return
    const { id } = await api('GET warehouse/online/stock/byCode', { query: { code: typed } })
    setCode('')
    await navigate({ href: pageAddress('/stockInfo', { id }) })
  }
  return (
    <form
      className={styles['code']}
      // Where nothing has the code, the client says so and the text stays to be corrected.
      onSubmit={(event) => void open(event).catch(() => undefined)}
    >
      <Input
        aria-label={t('scan')}
        placeholder={t('scan')}
        value={code}
        maxLength={200}
        autoComplete="off"
        onClear={() => setCode('')}
        onChange={(event) => setCode(event.target.value)}
      />
      <IconButton type="submit" drawing={ScanOutlined} label={t('scanOpen')} />
    </form>
  )
}

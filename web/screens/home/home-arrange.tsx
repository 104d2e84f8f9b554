import { ArrowDownOutlined, ArrowUpOutlined, SwapOutlined } from '@ant-design/icons-svg'
import {
  defaultLayout,
  type HomeBlock,
  type HomeLayout,
  moved,
  withHidden,
} from '@quayside/contract/home/home-layout.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './home-arrange.module.css'
import { useBlockTitle } from './home-titles.ts'

type Props = {
  readonly layout: HomeLayout
  readonly isAllowed: (block: HomeBlock) => boolean
  readonly onSaved: (layout: HomeLayout) => void
  readonly onClose: () => void
}

/** Shows, hides and moves the blocks of the home page; kept for the member on the server. */
export default function ArrangeHome({ layout, isAllowed, onSaved, onClose }: Props) {
  const t = useTranslations('home.arrange')
  const [draft, setDraft] = useState(layout)
  const [isSaving, setSaving] = useState(false)
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      onSaved(await api('POST system/online/home/layout/save', { body: draft }))
      onClose()
    } finally {
      setSaving(false)
    }
  }
  const row = (block: HomeBlock, place: number, all: readonly HomeBlock[]) => (
    <BlockRow
      key={block}
      block={block}
      layout={draft}
      isFirst={place === 0}
      isLast={place === all.length - 1}
      onChange={setDraft}
    />
  )
  return (
    <Dialog
      title={t('title')}
      width={640}
      action={{ label: t('save'), isBusy: isSaving, run: () => void save().catch(() => undefined) }}
      onClose={onClose}
    >
      <ul className={styles['list']}>
        {(['start', 'figures'] as const).filter(isAllowed).map((block) => (
          <BlockRow key={block} block={block} layout={draft} onChange={setDraft} />
        ))}
      </ul>
      <div className={styles['columns']}>
        {(['main', 'side'] as const).map((column) => (
          <section key={column} aria-label={t(column)}>
            <h3>{t(column)}</h3>
            <ul className={styles['list']}>{draft[column].filter(isAllowed).map(row)}</ul>
          </section>
        ))}
      </div>
      <Button look="link" onClick={() => setDraft(defaultLayout)}>
        {t('reset')}
      </Button>
    </Dialog>
  )
}

type RowProps = {
  readonly block: HomeBlock
  readonly layout: HomeLayout
  readonly isFirst?: boolean
  readonly isLast?: boolean
  readonly onChange: (layout: HomeLayout) => void
}

function BlockRow({ block, layout, isFirst = false, isLast = false, onChange }: RowProps) {
  const t = useTranslations('home.arrange')
  const title = useBlockTitle()(block)
  const button = (to: 'up' | 'down' | 'across', icon: ReactNode, isDisabled: boolean) => (
    <Button
      look="text"
      size="small"
      icon={icon}
      aria-label={t(to, { name: title })}
      title={t(to, { name: title })}
      disabled={isDisabled}
      onClick={() => onChange(moved(layout, block, to))}
    />
  )
  return (
    <li>
      <Checkbox
        checked={!layout.hidden.includes(block)}
        onChange={(isShown) => onChange(withHidden(layout, block, !isShown))}
      >
        {title}
      </Checkbox>
      {block !== 'start' && block !== 'figures' && (
        <span>
          {button('up', <Icon drawing={ArrowUpOutlined} />, isFirst)}
          {button('down', <Icon drawing={ArrowDownOutlined} />, isLast)}
          {button('across', <Icon drawing={SwapOutlined} />, false)}
        </span>
      )}
    </li>
  )
}

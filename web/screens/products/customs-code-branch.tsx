import { CaretRightOutlined } from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './customs-code.module.css'

type BranchProps = {
  readonly name: string
  readonly label: ReactNode
  readonly count: number
  readonly isOpenAtFirst: boolean
  readonly children: ReactNode
}

export function CustomsCodeBranch({ name, label, count, isOpenAtFirst, children }: BranchProps) {
  const t = useTranslations('customsCodes.tree')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <li>
      <div className={styles['hs-node']} data-empty={count === 0 ? true : undefined}>
        <button
          type="button"
          className={styles['hs-toggle']}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('collapse', { code: name }) : t('expand', { code: name })}
          disabled={count === 0}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon drawing={CaretRightOutlined} rotate={isOpen ? 90 : 0} />
        </button>
        {label}
        <small title={count === 0 ? t('none') : undefined}>{count}</small>
      </div>
      {isOpen && <ul>{children}</ul>}
    </li>
  )
}

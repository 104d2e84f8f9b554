import { BellOutlined } from '@ant-design/icons-svg'
import { type ReactNode, Suspense } from 'react'
import { PopoverButton } from '../overlays/popover.tsx'
import { Icon } from '../page/icon.tsx'
import { DateText } from '../table/cells.tsx'
import styles from './bell.module.css'
import panelStyles from './bell-panel.module.css'

/** The name has what the eye sees. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))

type Props = {
  readonly label: string
  readonly count: number
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly panel: ReactNode
  /** On a phone messages are a page instead. */
  readonly isPageOnPhones?: boolean
}

/** The bell of the bar, with how much is unread. */
export const BellButton = ({ label, count, isOpen, onOpen, panel, isPageOnPhones }: Props) => (
  <PopoverButton
    look="text"
    className={styles['bell']}
    data-page-on-phones={isPageOnPhones || undefined}
    icon={<Icon drawing={BellOutlined} />}
    aria-label={label}
    isOpen={isOpen}
    onOpen={onOpen}
    panel={<Suspense>{panel}</Suspense>}
  >
    {count > 0 && <span className={styles['count']}>{shownCount(count)}</span>}
  </PopoverButton>
)

type Message = {
  readonly title?: string | undefined
  readonly content: string
  readonly createdAt: string
}

/** One line of the panel. */
export const BellMessage = ({ title, content, createdAt }: Message) => (
  <>
    {title !== undefined && <strong>{title}</strong>}
    <span>{content}</span>
    <small>
      <DateText value={createdAt} hasTime />
    </small>
  </>
)

export const bellPanel = panelStyles['bell']

import { DownOutlined, RightOutlined } from '@ant-design/icons-svg'
import {
  type NoticeChannel,
  type NoticeSetting,
  noticeChannels,
} from '@quayside/contract/notices/notice-setting.ts'
import type { noticeAreas } from '@quayside/contract/notices/notice-subjects.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useTranslations } from 'use-intl'
import styles from './notice-setting.module.css'

type NoticeRow = NoticeSetting['events'][number]

/** A kept message, a toast without its message, and e-mail where none can be sent. */
export function isFixed(
  row: NoticeRow,
  channel: NoticeChannel,
  channels: readonly NoticeChannel[],
  isEmailOff: boolean,
): boolean {
  if (channel === 'message') return row.isKept
  if (channel === 'email') return isEmailOff
  return channel !== 'sms' && !channels.includes('message')
}

type Props = {
  readonly area: (typeof noticeAreas)[number]
  readonly rows: readonly NoticeRow[]
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly channelsOf: ReadonlyMap<string, readonly NoticeChannel[]>
  readonly isEmailOff: boolean
  readonly onChange: (events: readonly string[], channel: NoticeChannel, isOn: boolean) => void
}

/** An area: how many of its events a channel tells, and all of them at once. */
export function AreaRow({ area, rows, isOpen, onOpen, channelsOf, isEmailOff, onChange }: Props) {
  const t = useTranslations('notices.setting')
  const name = useTranslations('shell.areas')(area)
  const events = rows.map(({ event }) => event)
  return (
    <tr className={styles['area']}>
      <th scope="row">
        <button type="button" aria-expanded={isOpen} onClick={onOpen}>
          {isOpen ? <Icon drawing={DownOutlined} /> : <Icon drawing={RightOutlined} />}
          {name}
          <small>{t('events', { count: rows.length })}</small>
        </button>
      </th>
      {noticeChannels.map((channel) => {
        const count = events.filter((event) => channelsOf.get(event)?.includes(channel)).length
        return (
          <td key={channel}>
            <Mark
              label={`${name}: ${t(`channels.${channel}`)}`}
              isOn={count === rows.length}
              isMixed={count > 0 && count < rows.length}
              isFixed={rows.every((row) =>
                isFixed(row, channel, channelsOf.get(row.event) ?? [], isEmailOff),
              )}
              onChange={(isOn) => onChange(events, channel, isOn)}
            />
          </td>
        )
      })}
    </tr>
  )
}

type MarkProps = {
  readonly label: string
  readonly isOn: boolean
  readonly isMixed?: boolean
  readonly isFixed: boolean
  readonly onChange: (isOn: boolean) => void
}

export const Mark = ({ label, isOn, isMixed = false, isFixed: isDisabled, onChange }: MarkProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isOn}
    disabled={isDisabled}
    ref={(input) => {
      if (input) input.indeterminate = isMixed
    }}
    onChange={(event) => onChange(event.target.checked)}
  />
)

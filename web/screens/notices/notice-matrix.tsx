import {
  allowedChannels,
  type NoticeChannel,
  type NoticeSetting,
  type NoticeSettingSave,
  noticeChannels,
} from '@quayside/contract/notices/notice-setting.ts'
import { noticeAreas } from '@quayside/contract/notices/notice-subjects.ts'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AreaRow, isFixed, Mark } from './notice-area.tsx'
import styles from './notice-setting.module.css'

type Chosen = NoticeSettingSave['events']

type Props = {
  readonly setting: NoticeSetting
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** Events by area, a column for each channel; the row of an area changes all of its events. */
export function NoticeMatrix({ setting, chosen, onChange }: Props) {
  const t = useTranslations('notices.setting')
  const [open, setOpen] = useState<readonly string[]>([])
  const channelsOf = new Map(chosen.map(({ event, channels }) => [event, channels]))
  const change = (events: readonly string[], channel: NoticeChannel, isOn: boolean): void =>
    onChange(
      chosen.map((each) => {
        if (!events.includes(each.event)) return each
        const rest = each.channels.filter((name) => name !== channel)
        return { event: each.event, channels: allowedChannels(each.event, isOn ? [...rest, channel] : rest) }
      }),
    )
  const areas = noticeAreas
    .map((area) => ({ area, rows: setting.events.filter((row) => row.area === area) }))
    .filter(({ rows }) => rows.length > 0)
  const isEmailOff = !setting.isMailConfigured || !setting.hasEmail
  return (
    <section className={`q-panel ${styles['matrix']}`}>
      <table>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('event')}</th>
            {noticeChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ area, rows }) => (
            <Fragment key={area}>
              <AreaRow
                area={area}
                rows={rows}
                isOpen={open.includes(area)}
                onOpen={() =>
                  setOpen(open.includes(area) ? open.filter((each) => each !== area) : [...open, area])
                }
                channelsOf={channelsOf}
                isEmailOff={isEmailOff}
                onChange={change}
              />
              {open.includes(area) &&
                rows.map((row) => (
                  <tr key={row.event}>
                    <th scope="row">{row.title}</th>
                    {noticeChannels.map((channel) => (
                      <td key={channel}>
                        <Mark
                          label={`${row.title}: ${t(`channels.${channel}`)}`}
                          isOn={channelsOf.get(row.event)?.includes(channel) ?? false}
                          isFixed={isFixed(row, channel, channelsOf.get(row.event) ?? [], isEmailOff)}
                          onChange={(isOn) => change([row.event], channel, isOn)}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

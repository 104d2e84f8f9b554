import { type noticeAreas } from '@quayside/contract/notices/notice-subjects.ts'
import type { Control } from '@quayside/kit/form/field.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './robots.module.css'

/** Which events a robot posts: single ones, or all of an area. */
export function RobotEvents({ control }: { control: Control<readonly string[]> }) {
  const t = useTranslations('robots')
  const areas = useTranslations('shell.areas')
  const answer = useQuery({
    queryKey: ['robot', 'events', useLocale()],
    queryFn: () => api('GET base/online/robot/events'),
  })
  if (!answer.data) return <TableSkeleton label={t('title')} />
  const chosen = new Set(control.value)
  const choose = (events: readonly string[], isOn: boolean): void =>
    control.set(
      isOn
        ? [...new Set([...control.value, ...events])]
        : control.value.filter((event) => !events.includes(event)),
    )
  return (
    <div
      id={control.id}
      className={styles['events']}
      role="group"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
    >
      {[...Map.groupBy(answer.data, ({ area }) => area)].map(([area, rows]) => {
        const events = rows.map(({ event }) => event)
        const name = areas(area as (typeof noticeAreas)[number])
        return (
          <details key={area}>
            <summary>
              {name}
              <small>
                {events.filter((event) => chosen.has(event)).length} / {events.length}
              </small>
            </summary>
            <div>
              <Checkbox
                checked={events.every((event) => chosen.has(event))}
                onChange={(isOn) => choose(events, isOn)}
              >
                {t('allOf', { area: name })}
              </Checkbox>
              {rows.map(({ event, title }) => (
                <Checkbox key={event} checked={chosen.has(event)} onChange={(isOn) => choose([event], isOn)}>
                  {title}
                </Checkbox>
              ))}
            </div>
          </details>
        )
      })}
    </div>
  )
}

import { useId } from 'react'
import { CalendarButton } from '../dates/calendar-button.tsx'
import { CalendarPopup } from '../dates/calendar-popup.tsx'
import { parseDay, parseMinute } from '../dates/day-text.ts'
import { TimeChoice } from '../dates/time-choice.tsx'
import { usePopup } from '../dates/use-popup.ts'
import { useTypedDay } from '../dates/use-typed-day.ts'
import { now } from '../page/today.ts'
import { Input } from './input.tsx'

type Props = {
  readonly id?: string
  /** `2026-11-15`, or with a time `2026-11-15 14:30`; empty for none. */
  readonly value: string
  readonly hasTime?: boolean
  readonly latest?: string
  readonly isClearable?: boolean
  /** Where the field has no label of its own, as in a table. */
  readonly 'aria-label'?: string
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
  readonly onChange: (value: string) => void
}

const fullHour = (): string => `${now().slice(11, 13)}:00`

/** A day, typed or picked from a calendar. */
export function DayPicker({ value, hasTime = false, latest, isClearable = true, onChange, ...field }: Props) {
  const popupId = useId()
  const parse = hasTime ? parseMinute : parseDay
  const typed = useTypedDay({ value, parse, latest, isClearable, onChange })
  const popup = usePopup(typed.commit)
  const isOpen = popup.state !== 'closed'
  const day = parse(value)?.slice(0, 10) ?? ''
  const time = parse(value)?.slice(11) || fullHour()
  const pick = (picked: string): void => {
    typed.replace(hasTime ? `${picked} ${time}` : picked)
    if (!hasTime) popup.close()
  }
  return (
    <div ref={popup.box} {...popup.boxProps}>
      <Input
        {...field}
        autoComplete="off"
        placeholder={hasTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
        maxLength={24}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onClick={() => popup.open(false)}
        {...(isClearable && { onClear: () => typed.replace('') })}
        tool={<CalendarButton popup={popup} popupId={popupId} />}
      />
      {isOpen && (
        <CalendarPopup
          id={popupId}
          box={popup.box}
          chosen={day}
          latest={latest}
          isFocused={popup.state === 'focused'}
          onPick={pick}
        >
          {hasTime && day !== '' && (
            <TimeChoice time={time} onChange={(chosen) => typed.replace(`${day} ${chosen}`)} />
          )}
        </CalendarPopup>
      )}
    </div>
  )
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })

/** The current date in the provider's time zone, whatever the browser's: 2026-11-15. */
export const today = (): string => day.format(new Date())

const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The current minute there: 2026-11-15 14:30. */
export const now = (): string => minute.format(new Date())

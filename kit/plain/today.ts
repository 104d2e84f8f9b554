const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })

/** As a wall calendar at the provider shows it, wherever the browser stands: 2026-11-15. */
export const today = (): string => day.format(new Date())

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg\//],
  ['WeChat', /MicroMessenger/],
  ['Firefox', /Firefox\//],
  ['Chrome', /(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
]
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** 'Chrome · Windows': enough to recognise one's own device; product names are not translated. */
export function deviceOf(userAgent: string): string | undefined {
  const named = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent))?.[0]
  const parts = [named(browsers), named(systems)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : undefined
}

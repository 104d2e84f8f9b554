import type { Brand } from './brand.ts'
import { contrastOf, isColour, mixed } from './contrast.ts'

/** The grounds of both themes that text of the working colour stands on (kit/page/tokens.css). */
const grounds = { light: ['#ffffff', '#f4f6f8'], dark: ['#151d26', '#222d39'] } as const
const white = '#ffffff'
const black = '#000000'
/** The names of the menu on the ink. */
const menuText = '#c9d6e2'

/** WCAG 2.2, 1.4.3: text against its ground. */
const textContrast = 4.5
/** WCAG 2.2, 1.4.11: an area against its ground. */
const areaContrast = 3

/** Mixed with white step by step until it stands out; a colour that does already stays. */
function lightened(colour: string, isEnough: (colour: string) => boolean): string {
  for (let share = 0; share < 100; share += 2) {
    const next = mixed(colour, white, share)
    if (isEnough(next)) return next
  }
  return white
}
const least = (colour: string, on: readonly string[]): number =>
  Math.min(...on.map((ground) => contrastOf(colour, ground)))

type Tokens = Readonly<Record<string, string>>
type Themes = { readonly light: Tokens; readonly dark: Tokens }

const softOf = (colour: string) => ({
  light: mixed(white, colour, 8),
  dark: mixed(grounds.dark[0], colour, 20),
})

/** The working colour with what follows from it, by the names of kit/page/tokens.css. */
export function workTokens(work: string): Themes {
  const soft = softOf(work)
  const dark = lightened(work, (each) => least(each, [...grounds.dark, soft.dark]) >= textContrast)
  const fill = lightened(work, (each) => contrastOf(each, grounds.dark[0]) >= areaContrast)
  return {
    light: {
      '--work': work,
      '--work-soft': soft.light,
      '--work-fill': work,
      '--brand': work,
      '--brand-hover': mixed(work, black, 12),
      '--work-fill-hover': mixed(work, black, 12),
      '--focus-ring': `${work}33`,
      '--selected': soft.light,
    },
    dark: {
      '--work': dark,
      '--work-soft': soft.dark,
      '--work-fill': fill,
      '--brand': fill,
      '--brand-hover': mixed(fill, black, 12),
      '--work-fill-hover': mixed(fill, black, 12),
      '--focus-ring': `${dark}4d`,
      '--selected': soft.dark,
    },
  }
}

/** The ink likewise. */
export const inkTokens = (ink: string): Themes => ({
  light: { '--ink': ink, '--ink-raised': mixed(ink, white, 10), '--heading': ink },
  dark: { '--ink': mixed(ink, black, 36), '--ink-raised': mixed(ink, white, 6) },
})

/** The colour of deadlines, and of the button that a page is about. */
export function signalTokens(signal: string): Themes {
  const dark = lightened(signal, (each) => least(each, grounds.dark) >= textContrast)
  const fill = lightened(signal, (each) => contrastOf(each, grounds.dark[0]) >= areaContrast)
  const strong = mixed(signal, black, 12)
  return {
    light: {
      '--signal': signal,
      '--signal-strong': strong,
      '--signal-fill': signal,
      '--signal-fill-hover': strong,
    },
    dark: {
      '--signal': dark,
      '--signal-strong': dark,
      '--signal-fill': fill,
      '--signal-fill-hover': mixed(fill, black, 12),
    },
  }
}

export const brandColours = ['ink', 'work', 'signal'] as const
export type BrandColourName = (typeof brandColours)[number]

/** What the product has of its own, for the preview and the first figures. */
export const usualBrandColours: Readonly<Record<BrandColourName, string>> = {
  ink: '#0b2a43',
  work: '#0958d9',
  signal: '#c74d08',
}

/** One contrast of a colour as it is shown: where, the figure, and what it must reach. */
type ContrastFigure = {
  readonly place:
    | 'menu'
    | 'headings'
    | 'links'
    | 'button'
    | 'marks'
    | 'darkMenu'
    | 'darkLinks'
    | 'darkButton'
    | 'darkMarks'
  readonly contrast: number
  readonly limit: number
}
const figure = (
  place: ContrastFigure['place'],
  contrast: number,
  limit: number = textContrast,
): ContrastFigure => ({ place, contrast, limit })

/** All contrasts of a colour, of both themes; of something that is no colour none. */
export function contrastsOf(name: BrandColourName, colour: string): ContrastFigure[] {
  if (!isColour(colour)) return []
  if (name === 'ink') {
    const { light, dark } = inkTokens(colour)
    return [
      figure('menu', least(menuText, [light['--ink'] ?? '', light['--ink-raised'] ?? ''])),
      figure('headings', least(colour, grounds.light)),
      figure('darkMenu', least(menuText, [dark['--ink'] ?? '', dark['--ink-raised'] ?? ''])),
    ]
  }
  if (name === 'signal') {
    const { dark } = signalTokens(colour)
    return [
      figure('marks', least(colour, grounds.light), areaContrast),
      figure('button', contrastOf(white, colour)),
      figure('darkMarks', least(dark['--signal'] ?? '', grounds.dark), areaContrast),
      figure('darkButton', contrastOf(white, dark['--signal-fill'] ?? '')),
    ]
  }
  const { light, dark } = workTokens(colour)
  return [
    figure('links', least(colour, [...grounds.light, light['--work-soft'] ?? ''])),
    figure('button', contrastOf(white, colour)),
    figure('darkLinks', least(dark['--work'] ?? '', [...grounds.dark, dark['--work-soft'] ?? ''])),
    figure('darkButton', contrastOf(white, dark['--work-fill'] ?? '')),
  ]
}

export const isLegible = ({ contrast, limit }: ContrastFigure): boolean => contrast >= limit

/** The nearest darker colour that all contrasts allow. */
export function legibleColour(name: BrandColourName, colour: string): string {
  for (let share = 0; share <= 100; share += 2) {
    const next = mixed(colour, black, share)
    if (contrastsOf(name, next).every(isLegible)) return next
  }
  return black
}

const written = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/**
 * The style sheet of a brand; empty where it has no colours of its own. It counts more than the sheets of the pages,
 * whichever of them comes first; without a chosen theme the browser's decides.
 */
export function brandStyle({ ink, work, signal }: Pick<Brand, BrandColourName>): string {
  const parts = [
    ...(isColour(ink) ? [inkTokens(ink)] : []),
    ...(isColour(work) ? [workTokens(work)] : []),
    ...(isColour(signal) ? [signalTokens(signal)] : []),
  ]
  if (parts.length === 0) return ''
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    parts.map((part) => written(part[theme])).join(';'),
  )
  return [
    `:root:root{${light}}`,
    `:root:root[data-theme="dark"]{${dark}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme]){${dark}}}`,
  ].join('\n')
}

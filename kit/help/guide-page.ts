/** A page of the guide, as `docs/guide/<locale>/<audience>/<subject>.md` has it. */
export type GuidePage = {
  readonly subject: string
  readonly title: string
  /** The pages of the front end that it explains. */
  readonly routes: readonly string[]
  /** At which step somebody on a page is, counted from 1. */
  readonly here: Readonly<Record<string, number>>
  /** Keys of the glossary. */
  readonly words: readonly string[]
  readonly purpose: readonly string[]
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly notes: readonly string[]
}

/** A term with its other names, and what it means. */
export type GuideWord = {
  readonly key: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly meaning: string
}

const listed = (text: string | undefined): string[] => text?.split(/[\s,]+/).filter(Boolean) ?? []

/** The lines `name: value` between the two `---` of a file, and what follows them. */
function parted(source: string): { front: ReadonlyMap<string, string>; body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const front = head.split('\n').map((line): [string, string] => {
    const [name = '', ...rest] = line.split(': ')
    return [name, rest.join(': ').trim()]
  })
  return { front: new Map(front), body }
}

export function readGuidePage(subject: string, source: string): GuidePage {
  const { front, body } = parted(source)
  const blocks = body.trim().split(/\n{2,}/)
  const firstStep = blocks.findIndex((block) => /^\d+\. /.test(block))
  const steps = (blocks[firstStep] ?? '').split('\n').flatMap((line) => {
    const [, title, text = ''] = /^\d+\. \*\*(.+?)\*\*\s*(.*)$/.exec(line) ?? []
    return title === undefined ? [] : [{ title, text }]
  })
  const here = listed(front.get('here')).map((entry): [string, number] => {
    const [route = '', step] = entry.split('=')
    return [route, Number(step)]
  })
  return {
    subject,
    title: front.get('title') ?? '',
    routes: listed(front.get('routes')),
    here: Object.fromEntries(here),
    words: listed(front.get('words')),
    purpose: firstStep === -1 ? blocks : blocks.slice(0, firstStep),
    steps,
    notes: firstStep === -1 ? [] : blocks.slice(firstStep + 1),
  }
}

/** The rows of the glossary's table: key, names, meaning. */
export const readGuideWords = (source: string): GuideWord[] =>
  source
    .slice(source.indexOf('|---'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => {
      const [key = '', names = '', meaning = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      const [name = '', ...aliases] = names.split(/[、,] ?/)
      return { key, name, aliases, meaning }
    })

type GuideText = { readonly text: string; readonly subject?: string; readonly isStrong?: true }

/** A paragraph in parts: plain text, **strong text**, and [links](subject.md) to other pages. */
export function partsOf(paragraph: string): GuideText[] {
  const parts: GuideText[] = []
  let end = 0
  for (const found of paragraph.matchAll(/\*\*(.+?)\*\*|\[(.+?)\]\(([\w-]+)\.md\)/g)) {
    const [whole, strong, text, subject] = found
    if (found.index > end) parts.push({ text: paragraph.slice(end, found.index) })
    if (strong !== undefined) parts.push({ text: strong, isStrong: true })
    else if (text !== undefined && subject !== undefined) parts.push({ text, subject })
    end = found.index + whole.length
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end) })
  return parts
}

export const plainText = (paragraph: string): string =>
  partsOf(paragraph)
    .map(({ text }) => text)
    .join('')

import { inflateSync } from 'node:zlib'

/** The text of each page, □ for what the font lacks, read back by way of the glyph tables that copying and searching use. */
export function pagesOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1')
  const streamOf = (object: string) => {
    const from = raw.indexOf('stream\n', raw.indexOf(`\n${object} 0 obj`)) + 7
    return inflateSync(pdf.subarray(from, raw.indexOf('endstream', from))).toString('latin1')
  }
  const fontTables = new Map<string, Map<string, string>>()
  for (const [, names = ''] of raw.matchAll(/\/Font <<([^>]*)>>/g)) {
    for (const [, name = '', object = ''] of names.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = raw.slice(raw.indexOf(`\n${object} 0 obj`))
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? ''
      fontTables.set(name, glyphsOf(streamOf(unicode)))
    }
  }
  return [...raw.matchAll(/\/Type \/Page\n[^]*?\/Contents (\d+) 0 R/g)].map(([, contents = '']) => {
    let text = ''
    let glyphs = new Map<string, string>()
    for (const [, font, run] of streamOf(contents).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fontTables.get(font) ?? glyphs
      for (const [, hex = ''] of (run ?? '').matchAll(/<([\da-f]+)>/gi)) {
        for (const glyph of hex.match(/.{4}/g) ?? [])
          text += glyph === '0000' ? '□' : (glyphs.get(glyph.toLowerCase()) ?? '□')
      }
      if (run) text += ' '
    }
    return text
  })
}

function glyphsOf(table: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, start = '0', , list = ''] of table.matchAll(/<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/gi)) {
    // A ligature stands for several characters, with spaces between them.
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries()) {
      const text = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
      glyphs.set((Number.parseInt(start, 16) + at).toString(16).padStart(4, '0'), text)
    }
  }
  return glyphs
}

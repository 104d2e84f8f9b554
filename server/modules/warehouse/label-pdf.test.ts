import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { renderLabels } from './label-pdf.ts'

afterAll(closePdf)

const label = (number: string) => ({
  number,
  model: 'STM32F103',
  name: '微控制器',
  brand: 'ST',
  origin: 'CN',
  qty: '2500',
  unit: '',
  lotNumber: 'LT-1',
  batchNumber: 'B2',
  dateCode: '2437',
  palletNumber: 'P1',
})

/** The drawing instructions of each page, in the order of the file. */
function drawingsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  return [...file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length
    try {
      const text = inflateSync(pdf.subarray(start, file.indexOf('endstream', start))).toString('latin1')
      return / re\b/.test(text) ? [text] : []
    } catch {
      return []
    }
  })
}

/** The library is CommonJS, and its function is the module itself. */
const readCode = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

const scale = 4
/** Black squares become pixels, as a camera sees them. */
function readQr(drawing: string, size: { width: number; height: number }): string | undefined {
  const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [, place = '', colour = ''] of drawing.matchAll(
    /([-\d. ]+) re\n\/DeviceRGB cs\n([\d. ]+) scn/g,
  )) {
    const [x = 0, y = 0, w = 0, h = 0] = place.split(' ').map(Number)
    const isBlack = colour.split(' ').every((part) => Number(part) === 0)
    for (let row = Math.round(y * scale); row < Math.round((y + h) * scale); row += 1)
      for (let column = Math.round(x * scale); column < Math.round((x + w) * scale); column += 1)
        if (row < height && column < width)
          pixels.fill(isBlack ? 0 : 255, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  return readCode(pixels, width, height)?.data
}

const roll = { width: (100 * 72) / 25.4, height: (70 * 72) / 25.4 }

describe('a label', () => {
  it('has a page of 100 × 70 mm each, whose QR code another library reads as the lot’s number', async () => {
    const numbers = ['L261116-0001', 'L261116-0002']
    const pdf = await renderLabels(numbers.map(label), 'roll', 'Test Electronics')
    const pages = drawingsOf(pdf)
    expect(pages.map((page) => readQr(page, roll))).toEqual(numbers)
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 283\.4\d* 198\.4\d*\]/)
    expect(pagesOf(pdf)[0]).toContain('STM32F103')
  })

  it('stands ten to a sheet of A4', async () => {
    const pdf = await renderLabels(
      Array.from({ length: 11 }, (_, place) => label(`L261116-${1000 + place}`)),
      'sheet',
      'Test Electronics',
    )
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2)
  })
})

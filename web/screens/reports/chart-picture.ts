import { saveDownload } from '@quayside/kit/page/download.ts'

const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
] as const

/** A drawing with the styles that the page gives it, so that it looks the same outside of it. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const parts = [svg, ...svg.querySelectorAll('*')]
  for (const [place, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const source = parts[place]
    if (!source) continue
    const style = getComputedStyle(source)
    part.setAttribute('style', drawn.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

type Line = { readonly name: string; readonly text: string; readonly share: number }
const page = { width: 900, head: 56, row: 36 } as const

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  const context = canvas.getContext('2d')
  context?.scale(2, 2)
  if (context) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#0b2a43'
  }
  return [canvas, context]
}

const save = (canvas: HTMLCanvasElement, name: string): void =>
  canvas.toBlob((blob) => blob && saveDownload({ blob, fileName: `${name}.png` }))

/** A chart as a picture, under its title. */
export async function saveDrawing(svg: SVGSVGElement, title: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect()
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`
  await image.decode()
  const [canvas, context] = canvasOf(width + 32, height + page.head)
  if (!context) return
  context.font = '600 16px sans-serif'
  context.fillText(title, 16, 32)
  context.drawImage(image, 16, page.head - 8, width, height)
  save(canvas, title)
}

/** Lines with bars as a picture: what stands in a table on the page. */
export function saveLines(title: string, lines: readonly Line[]): void {
  const [canvas, context] = canvasOf(page.width, page.head + lines.length * page.row + 16)
  if (!context) return
  context.font = '600 16px sans-serif'
  context.fillText(title, 16, 32)
  context.font = '13px sans-serif'
  for (const [place, { name, text, share }] of lines.entries()) {
    const y = page.head + place * page.row
    context.fillStyle = '#1f2d3d'
    context.fillText(name, 16, y + 16, 330)
    context.fillStyle = '#0958d9'
    context.fillRect(360, y + 6, Math.max(1, Math.min(1, share) * 300), 12)
    context.fillStyle = '#1f2d3d'
    context.fillText(text, 676, y + 16, 210)
  }
  save(canvas, title)
}

import sharp from 'sharp'
import { regularFontFile } from '../platform/pdf/fonts.ts'

type Picture = {
  readonly color: string
  readonly title: string
  readonly lines: readonly string[]
  /** A package laid flat instead of a label. */
  readonly isPackage?: boolean
}

const width = 720
const height = 540

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Text drawn with the product's own font: a host may have none for Chinese. */
const written = (text: string, options: { size: number; width: number; color: string }) => ({
  text: {
    text: `<span foreground="${options.color}">${escaped(text)}</span>`,
    font: `Noto Sans SC ${options.size}`,
    fontfile: regularFontFile(),
    width: options.width,
    rgba: true,
    dpi: 96,
  },
})

const label = (
  color: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#f3f1ec"/>
  <rect x="30" y="24" width="660" height="492" rx="10" fill="#fff" stroke="${color}" stroke-width="3"/>
  <rect x="30" y="24" width="660" height="76" rx="10" fill="${color}"/>
</svg>`

/** Four sides with their flaps and folds. */
const flat = (color: string): string => {
  const sides = [0, 1, 2, 3].map((place) => {
    const [x, w] = [60 + place * 150, 150]
    return `<rect x="${x}" y="150" width="${w}" height="260" fill="${place % 2 === 0 ? color : '#fff'}" fill-opacity="${place === 2 ? 0.82 : 1}" stroke="#444" stroke-dasharray="6 4"/>
      <path d="M${x} 150l14-70h${w - 28}l14 70z M${x} 410l14 60h${w - 28}l14-60z" fill="#fff" stroke="#444"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#f3f1ec"/>${sides.join('')}
</svg>`
}

/** A drawn label or package of the demo, as a customer would scan or export it. */
export async function demoLabelPicture({ color, title, lines, isPackage }: Picture): Promise<Buffer> {
  const heading = isPackage
    ? { input: written(title, { size: 17, width: 130, color: 'white' }), left: 70, top: 180 }
    : { input: written(title, { size: 26, width: 610, color: 'white' }), left: 54, top: 40 }
  const body = isPackage
    ? { input: written(lines.join('\n'), { size: 9, width: 132, color: '#222222' }), left: 220, top: 170 }
    : { input: written(lines.join('\n'), { size: 18, width: 610, color: '#222222' }), left: 54, top: 122 }
  return sharp(Buffer.from(isPackage ? flat(color) : label(color)), {})
    .composite([heading, body])
    .png()
    .toBuffer()
}

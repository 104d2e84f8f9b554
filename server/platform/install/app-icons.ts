import sharp from 'sharp'

/** The drawing of web/app/favicon.svg on a square of 32. */
const drawing =
  'M16 7l7 8H9z M7 18.5c2 0 2.5 1.5 4.5 1.5S14.5 18.5 16 18.5s2.5 1.5 4.5 1.5S23 18.5 25 18.5 ' +
  'M9 24c1.8 0 2.3 1 4 1s2-1 3-1 2 1 3.5 1 1.7-1 3.5-1'

type Icon = {
  readonly size: number
  /** A background to the edge, which a phone cuts to its own form, or rounded corners, or none. */
  readonly ground: 'rounded' | 'whole' | 'none'
}

export const appIcons = {
  'app-192.png': { size: 192, ground: 'rounded' },
  'app-512.png': { size: 512, ground: 'rounded' },
  'maskable-512.png': { size: 512, ground: 'whole' },
  /** Android shows only the form of the badge. */
  'badge-96.png': { size: 96, ground: 'none' },
} as const satisfies Record<string, Icon>
export type AppIcon = keyof typeof appIcons
export const isAppIcon = (name: string): name is AppIcon => Object.hasOwn(appIcons, name)

/** The provider's own icon by its address, where one is set. */
export type OwnIcon = { readonly address: string; readonly content: Buffer }

const drawn = new Map<string, Promise<Buffer>>()

/** Each is drawn once for a colour, or for the provider's own icon. */
export function drawIcon(name: AppIcon, color: string, own?: OwnIcon): Promise<Buffer> {
  const key = `${name} ${own?.address ?? color}`
  const known = drawn.get(key)
  if (known) return known
  const icon = own ? ownIcon(name, own.content, color) : productIcon(name, color)
  drawn.set(key, icon)
  icon.catch(() => drawn.delete(key))
  return icon
}

function productIcon(name: AppIcon, color: string): Promise<Buffer> {
  const { size, ground } = appIcons[name]
  const background = `<rect width="32" height="32" rx="${ground === 'rounded' ? 6 : 0}" fill="${color}"/>`
  // A maskable icon keeps what matters within the middle four fifths.
  const placed = ground === 'whole' ? 'translate(3.2 3.2) scale(.8)' : ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">` +
    `${ground === 'none' ? '' : background}<path transform="${placed}" d="${drawing}" fill="none" stroke="#fff" ` +
    'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

async function ownIcon(name: AppIcon, content: Buffer, color: string): Promise<Buffer> {
  const { size, ground } = appIcons[name]
  // A picture without transparency would be a square in the bar of notifications.
  if (ground === 'none' && (await sharp(content).stats()).isOpaque) return productIcon(name, color)
  const side = ground === 'whole' ? Math.round(size * 0.8) : size
  const picture = await sharp(content)
    .resize(side, side, { fit: 'contain', background: clear })
    .png()
    .toBuffer()
  const background = ground === 'whole' ? '#ffffff' : clear
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png()
    .toBuffer()
}

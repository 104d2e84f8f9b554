import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { regularFontFile } from '@quayside/server/platform/pdf/fonts.ts'

const cache = join(import.meta.dirname, '../../.cache')
const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold']

/**
 * The browser draws with the Chinese font of the PDFs whatever the machine has installed: columns that are fitted to their
 * texts are as wide in CI, where no Chinese font is, as at a desk. Figures in a row use Debian's monospaced font.
 */
export function useOwnFonts(): void {
  if (process.platform !== 'linux' || process.env['FONTCONFIG_FILE']) return
  const family = dirname(dirname(regularFontFile()))
  const file = join(cache, 'fonts.conf')
  mkdirSync(cache, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${weights.map((weight) => `  <dir>${join(family, weight)}</dir>`).join('\n')}
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <selectfont><rejectfont><glob>/usr/share/fonts/*</glob></rejectfont></selectfont>
  <selectfont><acceptfont><glob>*/DejaVuSansMono*</glob></acceptfont></selectfont>
  <alias binding="same"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <alias binding="same"><family>sans-serif</family><prefer><family>Noto Sans SC</family></prefer></alias>
  <alias binding="same"><family>system-ui</family><prefer><family>Noto Sans SC</family></prefer></alias>
  <cachedir>${join(cache, 'fonts')}</cachedir>
</fontconfig>
`,
  )
  process.env['FONTCONFIG_FILE'] = file
}

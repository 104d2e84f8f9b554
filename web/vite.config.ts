import { compressedAssets } from '@quayside/kit/vite/compressed-assets.ts'
import { precompiledPhrases } from '@quayside/phrases/precompile.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagePinyin } from './page-pinyin.ts'
import { preloadHints } from './preload-hints.ts'

const server = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'
const office = process.env['OFFICE_ADDRESS']
/** The first prefix that fits counts. */
const proxy = {
  '/api': { target: server, ws: true },
  '/erp': { target: server },
  '/office/api': { target: server, ws: true },
  ...(office && { '/office': { target: office, ws: true } }),
}

/** The contract only declares: what of it is not used need not be loaded. */
const isDeclaration = (id: string): boolean => /[\\/]contract[\\/][\w/-]+[\w.-]*\.ts$/.test(id)

export default defineConfig({
  plugins: [precompiledPhrases(), react(), pagePinyin(), preloadHints(), compressedAssets()],
  // The policy allows no inline script, so nothing may be put into the page itself.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !isDeclaration(id) } },
  },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})

import { join } from 'node:path'
import { buildSettings } from '@quayside/kit/vite/build-settings.ts'
import { compressedAssets } from '@quayside/kit/vite/compressed-assets.ts'
import { noImportCircles } from '@quayside/kit/vite/no-import-circles.ts'
import { precompiledPhrases } from '@quayside/phrases/precompile.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagePinyin } from './page-pinyin.ts'
import { preloadHints } from './preload-hints.ts'

const server = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'
const office = process.env['OFFICE_ADDRESS']
/** The first matching prefix applies. */
const proxy = {
  '/api': { target: server, ws: true },
  '/erp': { target: server },
  '/office/api': { target: server, ws: true },
  ...(office && { '/office': { target: office, ws: true } }),
}

const file = (name: string): string => join(import.meta.dirname, name)

export default defineConfig({
  plugins: [
    precompiledPhrases(),
    react(),
    pagePinyin(),
    preloadHints(),
    noImportCircles(),
    compressedAssets(),
  ],
  build: buildSettings({
    publicPages: [
      'main.tsx',
      'app/public.tsx',
      'app/public-screens.tsx',
      'screens/public/landing.tsx',
      'screens/public/login.tsx',
    ].map(file),
    frame: ['app/portal-parts.ts', 'app/portal.tsx'].map(file),
  }),
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})

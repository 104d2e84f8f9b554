import { join } from 'node:path'
import { buildSettings, isDeclaration } from '@quayside/kit/vite/build-settings.ts'
import { compressedAssets } from '@quayside/kit/vite/compressed-assets.ts'
import { noImportCircles } from '@quayside/kit/vite/no-import-circles.ts'
import { pureDeclarations } from '@quayside/kit/vite/pure-declarations.ts'
import { usedIcons } from '@quayside/kit/vite/used-icons.ts'
import { precompiledPhrases } from '@quayside/phrases/precompile.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'
const proxy = { '/office/api': { target: server }, '/api': { target: server } }

const file = (name: string): string => join(import.meta.dirname, name)

export default defineConfig({
  base: '/office/',
  plugins: [
    precompiledPhrases(),
    usedIcons(),
    react(),
    pureDeclarations(isDeclaration),
    noImportCircles(),
    compressedAssets(),
  ],
  build: buildSettings({ publicPages: [file('main.tsx')], frame: [file('app/office.tsx')] }),
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})

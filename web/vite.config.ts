import { join } from 'node:path'
import { buildSettings, isDeclaration } from '@quayside/kit/vite/build-settings.ts'
import { compressedAssets } from '@quayside/kit/vite/compressed-assets.ts'
import { noImportCircles } from '@quayside/kit/vite/no-import-circles.ts'
import { pureDeclarations } from '@quayside/kit/vite/pure-declarations.ts'
import { usedIcons } from '@quayside/kit/vite/used-icons.ts'
import { precompiledPhrases } from '@quayside/phrases/precompile.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagePinyin } from './page-pinyin.ts'
import { preloadHints } from './preload-hints.ts'
import { serviceWorker } from './service-worker.ts'

const server = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'
const office = process.env['OFFICE_ADDRESS']
/** The first matching prefix applies. */
const proxy = {
  '/api': { target: server, ws: true },
  '/erp': { target: server },
  // The pages of shared links.
  '^/[st]/': { target: server },
  '/manifest.webmanifest': { target: server },
  '/icons': { target: server },
  '/office/api': { target: server, ws: true },
  ...(office && { '/office': { target: office, ws: true } }),
}

const inWeb = (...names: string[]): string[] => names.map((name) => join(import.meta.dirname, name))
const inKit = (...names: string[]): string[] => inWeb(...names.map((name) => join('../kit', name)))

const start = inWeb('main.tsx')
const landing = inWeb('app/public.tsx', 'screens/public/landing.tsx')
const login = inWeb('app/public.tsx', 'app/public-screens.tsx', 'screens/public/login.tsx')
/** Small ones that the log-in and almost every screen have. */
const checks = [
  ...inKit('form/use-finding-text.ts'),
  ...inWeb('../contract/kernel/formats.ts', '../contract/kernel/mask.ts', '../phrases/merged.ts'),
]
/** A list needs no form, and no schema: a form checks what is typed, the server what is asked for. */
const lists = [
  ...inKit('list/crud-list.tsx', 'list/filter-fields.tsx', 'list/list-query.ts', 'table/columns.tsx'),
  ...inWeb('../contract/kernel/machine-steps.ts', 'lib/session/list-calls.ts'),
]
/** What lists of documents have besides: their steps, sums and states. */
const listSteps = [
  ...inKit('page/room.tsx', 'list/list-tabs.tsx', 'overlays/remove-dialog.tsx', 'overlays/step-dialog.tsx'),
  ...inKit('record/money.tsx', 'record/state-actions.tsx', 'inputs/segmented.tsx', 'table/sum-cells.tsx'),
  ...inKit('record/whole-parts.tsx'),
  ...inWeb('../contract/forwarding/forwarding.codes.ts', '../contract/warehouse/warehouse.codes.ts'),
  ...inWeb('../contract/finance/finance.codes.ts', '../contract/kernel/commercial-terms.ts'),
  ...inWeb('../contract/orders/order.codes.ts', '../contract/orders/usual-columns.ts'),
  ...inWeb('../contract/products/product.codes.ts'),
  ...inWeb('lib/documents/next-step.tsx', 'lib/documents/row-mark.tsx'),
  ...inWeb('lib/documents/refused-submission.ts', '../contract/orders/order-totals.ts'),
  ...inWeb('lib/choices/supplier-field.tsx', 'lib/choices/dictionary.ts'),
]
/** It shows figures and states of all documents, without a table. */
const home = inWeb('screens/home/home.tsx', 'screens/home/home-trend.tsx')
const frame = inWeb('app/portal-parts.ts', 'app/portal.tsx')

export default defineConfig({
  plugins: [
    precompiledPhrases(),
    usedIcons(),
    react(),
    pagePinyin(),
    preloadHints(),
    serviceWorker(),
    pureDeclarations(isDeclaration),
    noImportCircles(),
    compressedAssets(),
  ],
  build: buildSettings({
    publicPages: [...start, ...landing, ...login],
    frame,
    firstFiles: [
      { name: 'start', importedBy: [start] },
      { name: 'react', importedBy: [landing, frame], only: /[\\/]node_modules[\\/]/ },
      { name: 'first-parts', importedBy: [landing, frame] },
      { name: 'public-parts', importedBy: [landing, login] },
      { name: 'page-parts', importedBy: [login, frame] },
      { name: 'page-parts', importedBy: [checks] },
    ],
    frameFiles: [
      { name: 'refusal-parts', importedBy: [login] },
      { name: 'frame-parts', importedBy: [lists, home] },
    ],
    mostFiles: [
      { name: 'code-parts', importedBy: [listSteps, home] },
      { name: 'table-parts', importedBy: [lists] },
      { name: 'list-parts', importedBy: [listSteps] },
      { name: 'schema-parts', importedBy: [inWeb('../contract/kernel/schema.ts')] },
    ],
    screenFiles: [
      {
        name: 'document-parts',
        importedBy: [
          [
            ...inKit('record/record-failed.tsx', 'overlays/leave-guard.tsx', 'form/form-page.tsx'),
            ...inWeb('lib/documents/document-page.tsx'),
          ],
        ],
      },
      {
        name: 'lines-parts',
        importedBy: [inKit('lines-form/lines-form-page.tsx', 'lines-form/import-lines.tsx')],
      },
    ],
  }),
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})

import { KitProvider } from '@quayside/kit/page/context.tsx'
import '@quayside/kit/page/page.css'
import { ownAddresses } from '@quayside/kit/page/addresses.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { Phrases } from '@quayside/kit/page/i18n.tsx'
import { queryClient } from '@quayside/kit/page/query-client.ts'
import { createRouter } from '@quayside/kit/page/router.ts'
import { RouterProvider } from '@quayside/kit/page/router-provider.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { startPage } from '../frame.tsx'
import { CellParts } from './cell-parts.tsx'
import { ChartParts } from './chart-parts.tsx'
import { ControlParts } from './control-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { GridPart } from './grid-part.tsx'
import { HelpPart } from './help-part.tsx'
import { LinesFormPart } from './lines-form-part.tsx'
import { ListParts } from './list-parts.tsx'
import { RecordFramePart } from './record-frame-part.tsx'
import { RecordParts } from './record-parts.tsx'
import { WindowParts } from './window-parts.tsx'

/** Shows every part of the kit in its states on one page, for development only. */
const modules: readonly PhraseModule[] = ['kit', 'codes', 'errors', 'help', 'linesGrid', 'machines']

const Parts = () => (
  <main style={{ padding: 20 }}>
    <CellParts />
    <ControlParts />
    <ChartParts />
    <ListParts />
    <FormParts />
    <RecordParts />
    <RecordFramePart />
    <WindowParts />
    <HelpPart />
    <GridPart />
    <LinesFormPart />
  </main>
)

/** A router of its own for the parts that read and write the address. */
const router = createRouter({ addresses: ownAddresses('/') })

function KitPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider
        value={{
          userId: 'kit',
          granted: ['hub-contact-edit', 'hub-contact-remove', 'hub-contact-export', 'hub-contact-import'],
          upload: (sent) =>
            Promise.resolve({ id: sent.name, name: sent.name, size: sent.size, mime: sent.type }),
          previewAddress: () => '#',
          say: (kind, text) => showToast({ kind, text }),
        }}
      >
        <Phrases modules={modules}>
          <RouterProvider router={router}>{() => <Parts />}</RouterProvider>
        </Phrases>
      </KitProvider>
    </QueryClientProvider>
  )
}

export const startKitPage = (): Promise<void> => startPage(modules, <KitPage />)

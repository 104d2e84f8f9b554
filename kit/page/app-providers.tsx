import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { KitProvider, type Surroundings } from './context.tsx'
import { queryClient } from './query-client.ts'

/** What both front ends put around their routes. */
export const AppProviders = ({ value, children }: { value: Surroundings; children: ReactNode }) => (
  <KitProvider value={value}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </KitProvider>
)

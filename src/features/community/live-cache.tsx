import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryDefaults } from '#gateway/query-defaults.ts'

const queryClient = new QueryClient({ defaultOptions: queryDefaults })

/** The parts of the page that ask the backend stand apart in it, and share what they were answered. */
export function LiveCache({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

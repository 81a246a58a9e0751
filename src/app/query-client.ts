import { QueryClient } from '@tanstack/react-query'
import { queryDefaults } from '#gateway/query-defaults.ts'

/** What the backend answered, for the pages of an account; nothing else keeps data of the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryDefaults })
}

type Environment = Readonly<Record<string, unknown>>

/**
 * The origin of the hosted project that this build talks to, or null when it is the server that serves the pages.
 * @throws Error when the address is no https address, or its key is missing: half a configuration is a mistake.
 */
export function hostedBackendOrigin({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key }: Environment) {
  if (!url && !key) return null
  if (typeof url !== 'string' || typeof key !== 'string' || !url || !key) {
    throw new Error('VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY are set together or not at all')
  }
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new Error(`VITE_SUPABASE_URL is "${url}", which is not an https address`)
  }
  return new URL(url).origin
}

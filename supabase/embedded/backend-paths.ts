const BACKEND_PATHS = /^\/(?:(?:rest|auth|storage|functions|realtime)\/v1(?:\/|$)|backend\.json$|sandbox(?:\/|$))/

/** Everything else is a page or a file of the app. */
export function belongsToBackend(pathname: string): boolean {
  return BACKEND_PATHS.test(pathname)
}

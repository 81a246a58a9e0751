/** The same answer with another body. */
export function replaceJson(response: Response, value: unknown): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(value, { status: response.status, headers })
}

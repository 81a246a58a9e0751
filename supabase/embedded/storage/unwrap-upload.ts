/**
 * The client library sends a `File` or `Blob` as a form with one unnamed part, everything else as it is. Makes the first
 * into the second, and says how long both are, because limits are held against that.
 */
export async function unwrapUpload(request: Request): Promise<{ upload: Request; bytes: Uint8Array }> {
  const headers = new Headers(request.headers)
  const body = await readUpload(request, headers)
  headers.set('content-length', String(body.byteLength))
  return { upload: new Request(request.url, { method: request.method, headers, body }), bytes: new Uint8Array(body) }
}

async function readUpload(request: Request, headers: Headers): Promise<ArrayBuffer> {
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) return request.arrayBuffer()
  const form = await request.formData()
  const file = [...form.values()].find((part) => typeof part !== 'string')
  if (!file) return new ArrayBuffer(0)
  headers.set('content-type', file.type || 'application/octet-stream')
  const seconds = form.get('cacheControl')
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`)
  return file.arrayBuffer()
}

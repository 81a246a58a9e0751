import type { FetchHandler } from '../rest-and-auth.ts'
import { listFolder } from './list-folder.ts'
import { sendObject } from './send-object.ts'
import { refusePicture } from './refuse-pictures.ts'
import { signAddresses } from './sign-addresses.ts'
import { COPY, createTurns, writtenKey } from './take-turns.ts'
import { unwrapUpload } from './unwrap-upload.ts'

const LIST = /^\/storage\/v1\/object\/list\/[^/]+$/
const SIGN = /^\/storage\/v1\/object\/(?:upload\/)?sign\//
const OBJECT = /^\/storage\/v1\/object\/(?!(?:list|move|copy|info)\/)/

/**
 * `/storage/v1` as the client library expects it. `@supabase/lite` 0.10 reads no uploads of files from browsers, names
 * signed addresses otherwise, lists without folders, and knows neither ranges nor conditions. What is sent as a picture is
 * looked at before it is stored.
 */
export function answerStorage(next: FetchHandler): FetchHandler {
  const takeTurns = createTurns()
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    const answer = (changed: Request) => next(changed, context)
    const isWrite = request.method === 'POST' || request.method === 'PUT'
    if (request.method === 'POST' && LIST.test(pathname)) return listFolder(request, answer)
    if (request.method === 'POST' && SIGN.test(pathname)) return signAddresses(request, answer)
    // The library looks whether there is such a file, writes the bytes and then the row: two at once would leave the row of
    // one with the bytes of the other.
    if (request.method === 'POST' && COPY.test(pathname)) {
      return takeTurns(await writtenKey(request), () => answer(request))
    }
    if (isWrite && OBJECT.test(pathname)) {
      const { upload, bytes } = await unwrapUpload(request)
      const refused = refusePicture(upload.headers.get('content-type') ?? '', bytes)
      return refused ?? takeTurns(await writtenKey(request), () => answer(upload))
    }
    if (request.method === 'GET' && OBJECT.test(pathname)) return sendObject(request, await answer(request))
    return answer(request)
  }
}

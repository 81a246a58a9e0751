import type { FetchHandler } from '../rest-and-auth.ts'
import { listFolder } from './list-folder.ts'
import { sendObject } from './send-object.ts'
import { refusePicture } from './refuse-pictures.ts'
import { signAddresses } from './sign-addresses.ts'
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
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    const answer = (changed: Request) => next(changed, context)
    const isWrite = request.method === 'POST' || request.method === 'PUT'
    if (request.method === 'POST' && LIST.test(pathname)) return listFolder(request, answer)
    if (request.method === 'POST' && SIGN.test(pathname)) return signAddresses(request, answer)
    if (isWrite && OBJECT.test(pathname)) {
      const { upload, bytes } = await unwrapUpload(request)
      return refusePicture(upload.headers.get('content-type') ?? '', bytes) ?? answer(upload)
    }
    if (request.method === 'GET' && OBJECT.test(pathname)) return sendObject(request, await answer(request))
    return answer(request)
  }
}

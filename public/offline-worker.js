// Answers for the tours that somebody keeps on this device, and for My Trips. It is registered when the first tour is kept
// or the first itinerary is opened, and goes with the last. Files whose name carries the hash of their content come from
// the device, where they are kept; these pages come from the network as always, and from the device where there is none.
// Nothing else passes through here.

const KEPT_PAGE = /^\/(?:tours(?:\/[a-z0-9-]+)?|dashboard\/trips)$/
const HASHED_FILE = /^\/(?:panoramas|assets)\//

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (KEPT_PAGE.test(pathname)) event.respondWith(answerPage(request))
  } else if (HASHED_FILE.test(pathname)) {
    event.respondWith(answerFile(request))
  }
})

async function answerPage(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const { pathname, searchParams } = new URL(request.url)
    // Of the query only the viewpoint chooses a page; the rest is where one looks.
    const at = `${pathname}?at=${searchParams.get('at')}`
    const kept = (await caches.match(at, { ignoreVary: true })) ?? (await caches.match(pathname, { ignoreVary: true }))
    if (kept) return kept
    throw error
  }
}

async function answerFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

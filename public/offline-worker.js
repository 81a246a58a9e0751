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
    if (KEPT_PAGE.test(pathname)) event.respondWith(answerPage(request, pathname))
  } else if (HASHED_FILE.test(pathname)) {
    event.respondWith(answerFile(request))
  }
})

async function answerPage(request, pathname) {
  try {
    return await fetch(request)
  } catch (error) {
    // The query says where in the tour one stands; the page is the same.
    const kept = await caches.match(pathname, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

async function answerFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

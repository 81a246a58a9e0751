// What the document asks for before any code runs, for the code to take over. Links that preload will not do: where a body
// is still on its way when `fetch` takes it over, Chromium may leave it unfinished for ever.

type EarlyResponse = { response: Promise<Response>; abort: AbortController }

declare global {
  /** Left by the document's own scripts, by address; nothing where the page was not prerendered. */
  var earlyResponses: Record<string, EarlyResponse> | undefined
}

/** A script for the document: after it, `askEarly(address, priority)` begins a request. */
export const EARLY_RESPONSES_SCRIPT = `self.earlyResponses={};
self.askEarly=function(url,priority){
var abort=new AbortController(),response=fetch(url,{priority:priority,signal:abort.signal});
response.catch(function(){});
earlyResponses[url]={response:response,abort:abort}}`

/** The answer to what the document has asked already, until `signal` ends that; null where it has not, or it is taken. */
export function takeEarlyResponse(url: string, signal: AbortSignal): Promise<Response> | null {
  const early = globalThis.earlyResponses?.[url]
  if (!early) return null
  delete globalThis.earlyResponses?.[url]
  signal.addEventListener('abort', () => early.abort.abort())
  return early.response
}

// What the document asks for before any code runs, decoded for the code to take over. Links that preload will not do: where a
// body is still on its way when `fetch` takes it over, Chromium may leave it unfinished for ever.

type EarlyPicture = { picture: Promise<ImageBitmap>; abort: AbortController }

declare global {
  /** Left by the document's own scripts, by address; nothing where the page was not prerendered. */
  var earlyPictures: Record<string, EarlyPicture> | undefined
  var earlyDecoder: Worker | undefined
}

/**
 * Decodes pictures off the main thread. A request is { id, blob }, an answer { id, bitmap } or { id, error }. Orientation, alpha
 * and colour are left as stored, so that the upload is a plain copy.
 */
const DECODER_SCRIPT = `onmessage=function(request){
var id=request.data.id,options={premultiplyAlpha:'none',colorSpaceConversion:'none'};
createImageBitmap(request.data.blob,options).then(
function(bitmap){postMessage({id:id,bitmap:bitmap},[bitmap])},
function(error){postMessage({id:id,error:String(error)})})}`

/**
 * A script for the document: after it, `askEarly(address, priority)` begins a request, and decodes what it brings while the code
 * is still being read.
 */
export const EARLY_PICTURES_SCRIPT = `(function(){
var waiting={},isHeard=false,code=${JSON.stringify(DECODER_SCRIPT)};
function hear(answer){
var asked=waiting[answer.data.id];
delete waiting[answer.data.id];
if(asked)answer.data.bitmap?asked[0](answer.data.bitmap):asked[1](answer.data.error)}
function decoder(){
self.earlyDecoder=self.earlyDecoder||new Worker(URL.createObjectURL(new Blob([code])));
if(!isHeard)earlyDecoder.addEventListener('message',hear);
isHeard=true;
return earlyDecoder}
function decode(url,blob){return new Promise(function(resolve,reject){
waiting[url]=[resolve,reject];
decoder().postMessage({id:url,blob:blob})})}
self.earlyPictures={};
self.askEarly=function(url,priority){
var abort=new AbortController();
var picture=fetch(url,{priority:priority,signal:abort.signal}).then(function(response){
if(!response.ok)throw Error(response.status);
return response.blob()}).then(function(blob){return decode(url,blob)});
picture.catch(function(){});
earlyPictures[url]={picture:picture,abort:abort}}})()`

/** What the document has asked for, until `signal` ends that; null where it has not, or it is taken. */
export function takeEarlyPicture(url: string, signal: AbortSignal): Promise<ImageBitmap> | null {
  const early = globalThis.earlyPictures?.[url]
  if (!early) return null
  delete globalThis.earlyPictures?.[url]
  signal.addEventListener('abort', () => early.abort.abort())
  return early.picture
}

/** Lets go of what was asked for early and never taken. */
export function closeEarlyPictures(): void {
  for (const { picture, abort } of Object.values(globalThis.earlyPictures ?? {})) {
    abort.abort()
    picture.then((bitmap) => bitmap.close()).catch(() => undefined)
  }
  globalThis.earlyPictures = {}
}

/** The worker that decodes: the document's, or one that is started now. */
export function pictureDecoder(): Worker {
  globalThis.earlyDecoder ??= new Worker(URL.createObjectURL(new Blob([DECODER_SCRIPT])))
  return globalThis.earlyDecoder
}

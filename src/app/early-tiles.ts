import { type PanoramaEntry, tileUrl } from '#content/panorama-manifest.ts'
import { FIRST_FOV_LANDSCAPE_DEG, FIRST_FOV_PORTRAIT_DEG } from '#core/field-of-view.ts'
import { DENSE_RATIO, firstViewTiles, NARROW_VIEWER_PX } from '#core/first-view.ts'
import { MAX_PIXEL_RATIO } from '#platform/stage-canvas.ts'
import { PREFERENCES_ENTRY } from '#state/preferences-store.ts'

/**
 * A script for the document itself: it asks for the tiles of the first view as soon as the product's code has arrived,
 * while that starts up. Earlier they would take the code's bandwidth, and the first live pixels would come later. It
 * repeats in a few lines what the planner decides later (same level, same tiles), from a table made here; a wrong guess
 * would only cost a request. Code that came before the script ran is known from the browser's own record. Browsers
 * without AVIF are told by a feature that came with it. `EARLY_PICTURES_SCRIPT` has run before it.
 */
export function earlyTilesScript(panorama: PanoramaEntry): string {
  const levels = panorama.levels.map((level) => ({
    face: level.faceSizePx,
    tiles: firstViewTiles(level).map(({ face, row, column, left, right, bottom, top }) => [
      tileUrl(panorama, level, face, row, column),
      ...[left, right, bottom, top].map((edge) => Number(Math.max(-9, Math.min(9, edge)).toFixed(3))),
    ]),
  }))
  const sizes = [FIRST_FOV_LANDSCAPE_DEG, FIRST_FOV_PORTRAIT_DEG, NARROW_VIEWER_PX, DENSE_RATIO, MAX_PIXEL_RATIO]
  return `(${script})(${[JSON.stringify(levels), ...sizes, JSON.stringify(PREFERENCES_ENTRY)].join(',')})`
}

const script = `function(levels,landscape,portrait,narrow,dense,most,entry){
var viewer=document.querySelector('[data-testid="panorama"]');
if(!viewer||!self.OffscreenCanvas||'linkedView' in document.documentElement.dataset)return;
var box=viewer.getBoundingClientRect();
var height=Math.tan((innerWidth>innerHeight?landscape:portrait)*Math.PI/360);
var width=height*box.width/box.height;
var saver=navigator.connection,thrifty;
try{thrifty=JSON.parse(localStorage.getItem(entry)).state.lowData}catch(e){}
if(typeof thrifty!='boolean')thrifty=!!saver&&saver.saveData===true;
var ratio=!thrifty&&box.width<narrow&&devicePixelRatio>=dense?1:Math.min(most,Math.max(1,devicePixelRatio));
var needed=box.height*ratio/height;
var level=levels.find(function(l){return l.face>=needed})||levels[levels.length-1];
function ask(){level.tiles.forEach(function(t){
if(t[1]>=width||t[2]<=-width||t[3]>=height||t[4]<=-height)return;
askEarly(t[0],'low')})}
var scripts=document.querySelectorAll('link[rel="modulepreload"]'),left=scripts.length;
function come(){left-=1;if(!left)ask()}
scripts.forEach(function(s){if(performance.getEntriesByName(s.href).length)come();else s.onload=s.onerror=come})}`

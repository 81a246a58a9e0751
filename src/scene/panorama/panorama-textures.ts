import { DataArrayTexture, LinearFilter, RepeatWrapping, type Texture } from 'three'

/** Room for square tiles of `sizePx`, a layer each. Storage only: the layers are filled one by one. */
export function createTileArray(layers: number, sizePx: number): DataArrayTexture {
  const array = new DataArrayTexture(null, sizePx, sizePx, layers)
  array.minFilter = LinearFilter
  array.magFilter = LinearFilter
  array.generateMipmaps = false
  array.source.dataReady = false
  array.needsUpdate = true
  return array
}

/** Makes a texture of an equirectangular picture, whose first row is its top. */
export function asEquirectangular<Kind extends Texture>(texture: Kind): Kind {
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.generateMipmaps = false
  // The seam behind the viewer is filtered across.
  texture.wrapS = RepeatWrapping
  // The sphere's v grows upwards: the vertex shader turns it over.
  texture.flipY = false
  texture.needsUpdate = true
  return texture
}

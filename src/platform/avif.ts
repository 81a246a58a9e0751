/** A grey pixel as AVIF, in base64: the smallest question to ask a browser. */
export const AVIF_PIXEL =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACggYAAbICGg0IDIPH/eHhRXAACwAAACQNY2Q'

/** True where the browser reads AVIF; old iPhones do not. */
export async function readsAvif(): Promise<boolean> {
  const image = new Image()
  image.src = `data:image/avif;base64,${AVIF_PIXEL}`
  return image.decode().then(
    () => true,
    () => false,
  )
}

import type { Database } from '../database/database.ts'
import type { Hub } from './hub.ts'
import { MESSAGES_CHANNEL } from './realtime-schema.ts'

/** Broadcasts what SQL has put into `realtime.messages`, mostly by `realtime.send()`. */
export function feedMessages(database: Database, hub: Hub, onError: (error: unknown) => void) {
  let sending = Promise.resolve()
  return database.listen(MESSAGES_CHANNEL, (id) => {
    sending = sending.then(() => send(id)).catch(onError)
  })

  async function send(id: string): Promise<void> {
    const [message] = await database.query(
      'select topic, event, payload, private from realtime.messages where id::text = $1',
      [id],
    )
    if (!message) return
    const { topic, event, payload, private: isPrivate } = message
    hub.broadcast({ topic: `realtime:${topic}`, event: String(event), payload, isPrivate: isPrivate === true })
  }
}

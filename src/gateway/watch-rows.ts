import { reachBackend } from './reach-backend.ts'

/** How often rows are to be read while their changes are not told. */
const READ_AGAIN_MS = 30_000

type Rows = {
  table: 'chat_messages' | 'orders' | 'posts' | 'trip_requests'
  /** As the backend's live updates write it: `user_id=eq.…`. */
  filter: string
}

type Listener = {
  onRow: (row: Record<string, unknown>) => void
  /**
   * Read what was missed: changes are told from now on, at the beginning and after every cut, or are still not told, which
   * is repeated from time to time.
   */
  onLive: () => void
}

/**
 * Calls back with every row that changes, once changes are told at all. Returns the way to stop. While the backend cannot
 * be reached nothing is told; it is reached for again until somebody stops it. While it can be and yet tells nothing, the
 * listener is asked to read every half minute.
 */
export function watchRows({ table, filter }: Rows, { onRow, onLive }: Listener): () => void {
  return reachBackend((client) => {
    let isStopped = false
    let reading: ReturnType<typeof setInterval> | undefined
    const stopReading = () => {
      clearInterval(reading)
      reading = undefined
    }
    const channel = client
      // A name of its own: of two channels by one name the client would know one.
      .channel(`${table}:${crypto.randomUUID()}`)
      .on('postgres_changes', { event: '*', schema: 'public', table, filter }, (change) => onRow(change.new))
      // A hosted project joins the channel first and its tables later, which it says by this alone.
      .on('system', {}, ({ extension, status }) => {
        if (extension === 'postgres_changes' && status === 'ok') onLive()
      })
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') {
          stopReading()
          onLive()
        } else if (!isStopped) reading ??= setInterval(onLive, READ_AGAIN_MS)
      })
    return () => {
      // Leaving the channel closes it, which is no cut.
      isStopped = true
      stopReading()
      void client.removeChannel(channel)
    }
  })
}

/** Calls back whenever a person's own rows of a table may have changed: then what is shown of them is to be read again. */
export function watchOwnRows(table: Rows['table'], userId: string, onChanged: () => void): () => void {
  return watchRows({ table, filter: `user_id=eq.${userId}` }, { onRow: onChanged, onLive: onChanged })
}

import { reachBackend } from './reach-backend.ts'

type Rows = {
  table: 'chat_messages' | 'orders' | 'posts' | 'trip_requests'
  /** As the backend's live updates write it: `user_id=eq.…`. */
  filter: string
}

type Listener = {
  onRow: (row: Record<string, unknown>) => void
  /** Changes are told from now on, at the beginning and after every cut: read what was missed. */
  onLive: () => void
}

/**
 * Calls back with every row that changes, once changes are told at all. Returns the way to stop. While the backend cannot
 * be reached nothing is told; it is reached for again until somebody stops it.
 */
export function watchRows({ table, filter }: Rows, { onRow, onLive }: Listener): () => void {
  return reachBackend((client) => {
    const channel = client
      // A name of its own: of two channels by one name the client would know one.
      .channel(`${table}:${crypto.randomUUID()}`)
      .on('postgres_changes', { event: '*', schema: 'public', table, filter }, (change) => onRow(change.new))
      // A hosted project joins the channel first and its tables later, which it says by this alone.
      .on('system', {}, ({ extension, status }) => {
        if (extension === 'postgres_changes' && status === 'ok') onLive()
      })
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') onLive()
      })
    return () => void client.removeChannel(channel)
  })
}

/** Calls back whenever a person's own rows of a table may have changed: then what is shown of them is to be read again. */
export function watchOwnRows(table: Rows['table'], userId: string, onChanged: () => void): () => void {
  return watchRows({ table, filter: `user_id=eq.${userId}` }, { onRow: onChanged, onLive: onChanged })
}

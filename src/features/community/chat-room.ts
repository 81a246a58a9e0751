import { type ChatMessage, mergeMessages } from '#content/community-message.ts'
import {
  fetchMessages,
  fetchMessagesById,
  fetchOlderMessages,
  fetchStandings,
  joinChat,
  sendMessage,
} from '#gateway/community-chat.ts'
import { type ChatOutbox, createOutbox } from './chat-outbox.ts'
import type { Refusal } from './refusal.ts'

/** While live updates fail, messages are asked for this often. */
const POLL_MS = 4000
/**
 * What a moderator hides is told to nobody who may not see it, and what one approves to nobody whose live updates fail: from
 * time to time what is shown is looked at again.
 */
const LOOK_AGAIN_MS = 30_000
/** Of so many, the latest; the backend answers with a thousand rows at most. */
const LOOKED_AT_AGAIN = 500
/** Asked for at once by their ids. */
const APPROVED_AT_ONCE = 50

export type RoomState = {
  messages: readonly ChatMessage[]
  /** How many people are here; null while that is not known. */
  presence: number | null
  /** True where live updates have failed, and messages are asked for instead. */
  isPolling: boolean
  /** False where the latest question for messages has failed. */
  isReached: boolean
  /** Why the backend refused messages, by their ids. */
  refused: ReadonlyMap<string, Refusal>
  hasOlder: boolean
}

/** What the panel shows of it beside the messages: how many there are to see, and who is there, in words. */
export type RoomNews = { count: number; presence: string | null }

export const EMPTY_ROOM: RoomState = {
  messages: [],
  presence: null,
  isPolling: false,
  isReached: true,
  refused: new Map(),
  hasOlder: false,
}

/** The backend as the room needs it; tests give their own. */
export type RoomBackend = {
  fetchMessages: typeof fetchMessages
  fetchOlderMessages: typeof fetchOlderMessages
  fetchMessagesById: typeof fetchMessagesById
  fetchStandings: typeof fetchStandings
  joinChat: typeof joinChat
  sendMessage: typeof sendMessage
}

const BACKEND: RoomBackend = {
  fetchMessages,
  fetchMessagesById,
  fetchOlderMessages,
  fetchStandings,
  joinChat,
  sendMessage,
}
const A_PAGE = 50

/**
 * The room of the chat, as one person sees it. Whenever live updates begin, also again, everything after the last known
 * message is read; so a cut-off loses nothing, and what arrives twice is shown once.
 */
export function enterRoom(
  personKey: string,
  onState: (state: RoomState) => void,
  backend = BACKEND,
  outbox: ChatOutbox = createOutbox(backend.sendMessage),
) {
  let state = EMPTY_ROOM
  let hasLeft = false
  let timer: ReturnType<typeof setInterval> | undefined

  const set = (changes: Partial<RoomState>) => {
    if (hasLeft) return
    state = { ...state, ...changes }
    onState(state)
  }
  const merge = (news: readonly ChatMessage[]) => {
    for (const { id, position } of news) if (position !== null) outbox.hasArrived(id)
    set({ messages: mergeMessages(state.messages, news) })
  }
  const takeOut = (id: string) => set({ messages: state.messages.filter((message) => message.id !== id) })
  const noticed = noticeReach(backend, (isReached) => {
    if (isReached !== state.isReached) set({ isReached })
  })
  const reading = readMessages(noticed, (news, hasOlder) => {
    if (hasOlder !== null) set({ hasOlder })
    merge(news)
  })

  const lookAgain = async () => {
    const now = await readAgain(state.messages, backend)
    if (!now) return
    const kept = state.messages.filter(({ id }) => !now.hidden.has(id))
    set({ messages: mergeMessages(kept, now.changed) })
  }
  const looking = setInterval(() => {
    reading.completeAgain()
    void lookAgain().catch(() => {})
  }, LOOK_AGAIN_MS)

  const leave = backend.joinChat(personKey, {
    onMessage: reading.tell,
    onRemoved: takeOut,
    onPresence: (presence) => set({ presence }),
    onLive: (isLive) => {
      clearInterval(timer)
      set({ isPolling: !isLive, presence: isLive ? state.presence : null })
      reading.begin(isLive)
      if (!isLive && !hasLeft) timer = setInterval(reading.catchUp, POLL_MS)
    },
  })
  reading.catchUp()

  const unfollow = outbox.follow({
    onUnsent: (message, refusal) => {
      const refused = new Map(state.refused)
      if (refusal) refused.set(message.id, refusal)
      else refused.delete(message.id)
      set({ refused, messages: mergeMessages(state.messages, [message]) })
    },
    onStored: (id, message) => {
      if (message) merge([message])
      else takeOut(id)
    },
  })

  return {
    /** Shows a message at once and sends it, also again. */
    send: outbox.send,
    readOlder: async () => {
      const [first] = state.messages
      if (!first || first.position === null) return
      const older = await backend.fetchOlderMessages(first.position)
      set({ hasOlder: older.length === A_PAGE })
      merge(older)
    },
    leave: () => {
      hasLeft = true
      clearInterval(timer)
      clearInterval(looking)
      unfollow()
      leave()
    },
  }
}

/** The same backend; each question for messages says whether it was answered. */
function noticeReach(backend: RoomBackend, onReached: (isReached: boolean) => void): RoomBackend {
  return {
    ...backend,
    fetchMessages: async (after) => {
      try {
        const news = await backend.fetchMessages(after)
        onReached(true)
        return news
      } catch (error) {
        onReached(false)
        throw error
      }
    },
  }
}

/**
 * Reads what is said after what has been read. `onNews` is told too whether there is more before it; null where that is not
 * known. Who cannot be reached now is asked again: by the next poll, or when live updates begin.
 */
function readMessages(backend: RoomBackend, onNews: (news: readonly ChatMessage[], hasOlder: boolean | null) => void) {
  /** Nothing is missing up to here: what oneself has sent may stand after what others said and nobody has read. */
  let readUpTo: number | null = null
  /** True while live updates tell all that comes, and what came before them has been read. */
  let isComplete = false
  let isLive = false
  let beginnings = 0

  const hasRead = (news: readonly ChatMessage[], hasOlder: boolean | null) => {
    const positions = news.flatMap(({ position }) => position ?? [])
    if (positions.length > 0) readUpTo = Math.max(readUpTo ?? 0, ...positions)
    onNews(news, hasOlder)
  }
  const read = async () => {
    const after = readUpTo
    const news = await backend.fetchMessages(after)
    const isPage = news.length === A_PAGE
    hasRead(news, after === null ? isPage : null)
    // There may be more than a page of news.
    if (after !== null && isPage) await read()
  }
  const catchUp = () => void read().catch(() => {})
  const complete = () => {
    const own = beginnings
    const completed = () => {
      isComplete = isLive && own === beginnings
    }
    read().then(completed, () => {})
  }

  return {
    catchUp,
    /** Live updates have brought a message. */
    tell: (message: ChatMessage) => (isComplete ? hasRead([message], null) : onNews([message], null)),
    /** Live updates have begun or failed: what came until then is read. */
    begin: (isLiveNow: boolean) => {
      isLive = isLiveNow
      isComplete = false
      beginnings += 1
      complete()
    },
    /** Reads where something may be missing. */
    completeAgain: () => {
      if (!isComplete) complete()
    },
  }
}

/** What has become of the latest of these messages: which may not be read any more, and which were approved since. */
async function readAgain(messages: readonly ChatMessage[], backend: RoomBackend) {
  const stored = messages.flatMap((message) =>
    message.position === null ? [] : { ...message, position: message.position },
  )
  const latest = stored.slice(-LOOKED_AT_AGAIN)
  const [first, last] = [latest[0], latest.at(-1)]
  if (!first || !last) return null
  const standings = await backend.fetchStandings(first.position, last.position)
  const states = new Map(latest.map(({ id, state }) => [id, state]))
  const approved = [...standings].flatMap(([id, standing]) => (states.get(id) === standing ? [] : id))
  const changed = approved.length > 0 ? await backend.fetchMessagesById(approved.slice(0, APPROVED_AT_ONCE)) : []
  return { hidden: new Set([...states.keys()].filter((id) => !standings.has(id))), changed }
}

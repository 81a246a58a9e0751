import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Whoever is signed in. `name` is the profile's, or the part of the e-mail before the at-sign. */
export type SessionUser = { id: string; email: string; name: string }

/** What the access rests on. The backend's client keeps and refreshes it; this is a copy for reading. */
export type Session = { userId: string; email: string; accessToken: string }

export type SessionState = {
  user: SessionUser | null
  session: Session | null
  /** True only when both are there. */
  isAuthenticated: boolean
  /** True until the first look for a session is over. */
  isLoading: boolean
  /** True while this browser holds a session that cannot be read, since the server does not answer. */
  isUnreachable: boolean
}

const INITIAL: SessionState = {
  user: null,
  session: null,
  isAuthenticated: false,
  isLoading: true,
  isUnreachable: false,
}

export function createSessionStore() {
  return createStore<SessionState>()(() => INITIAL)
}

export const sessionStore = createSessionStore()

/** A session has appeared or was refreshed; the user of another person's session goes. */
export function showSession(session: Session, store = sessionStore): void {
  store.setState(({ user, isUnreachable }) => {
    const same = user?.id === session.userId ? user : null
    const isAuthenticated = same !== null
    return { session, user: same, isAuthenticated, isUnreachable: isUnreachable && !isAuthenticated }
  })
}

/** The person's name is known; told for a session that has gone meanwhile, it is ignored. */
export function showUser(user: SessionUser, store = sessionStore): void {
  if (store.getState().session?.userId === user.id) {
    store.setState({ user, isAuthenticated: true, isUnreachable: false })
  }
}

/** There is no session, or none any more. */
export function clearSession(store = sessionStore): void {
  store.setState({ user: null, session: null, isAuthenticated: false, isUnreachable: false })
}

/** Whether the server leaves unanswered whose session this browser holds; ignored where that is known. */
export function tellUnreachable(isUnreachable: boolean, store = sessionStore): void {
  store.setState(({ isAuthenticated }) => ({ isUnreachable: isUnreachable && !isAuthenticated }))
}

/** The first look for a session is over. */
export function finishSessionCheck(store = sessionStore): void {
  store.setState({ isLoading: false })
}

/** The person's new name, in everything that shows it. */
export function renameUser(name: string | null, store = sessionStore): void {
  store.setState(({ user }) => (user ? { user: { ...user, name: nameOrFallback(name, user.email) } } : {}))
}

/** The name of a profile, or what stands before the at-sign where there is none. */
export function nameOrFallback(name: string | null, email: string): string {
  return name?.trim() || (email.split('@')[0] ?? email)
}

export function useSessionUser(): SessionUser | null {
  return useStore(sessionStore, ({ user }) => user)
}

export function useSession(): Session | null {
  return useStore(sessionStore, ({ session }) => session)
}

export function useIsAuthenticated(): boolean {
  return useStore(sessionStore, ({ isAuthenticated }) => isAuthenticated)
}

export function useIsSessionUnreachable(): boolean {
  return useStore(sessionStore, ({ isUnreachable }) => isUnreachable)
}

export function useIsSessionLoading(): boolean {
  return useStore(sessionStore, ({ isLoading }) => isLoading)
}

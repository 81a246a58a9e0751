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
}

const INITIAL: SessionState = { user: null, session: null, isAuthenticated: false, isLoading: true }

export function createSessionStore() {
  return createStore<SessionState>()(() => INITIAL)
}

export const sessionStore = createSessionStore()

/** A session has appeared or was refreshed; the user of another person's session goes. */
export function showSession(session: Session, store = sessionStore): void {
  store.setState(({ user }) => {
    const same = user?.id === session.userId ? user : null
    return { session, user: same, isAuthenticated: same !== null }
  })
}

/** The person's name is known; told for a session that has gone meanwhile, it is ignored. */
export function showUser(user: SessionUser, store = sessionStore): void {
  if (store.getState().session?.userId === user.id) store.setState({ user, isAuthenticated: true })
}

/** There is no session, or none any more. */
export function clearSession(store = sessionStore): void {
  store.setState({ user: null, session: null, isAuthenticated: false })
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

export function useIsSessionLoading(): boolean {
  return useStore(sessionStore, ({ isLoading }) => isLoading)
}

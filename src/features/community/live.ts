import { lazy } from 'react'

// What is not needed to see the page comes after it stands.
const load = () => import('./live-posts.tsx')

export const NewPostsPill = lazy(async () => ({ default: (await load()).NewPostsPill }))
export const TopPosts = lazy(async () => ({ default: (await load()).TopPosts }))
export const OlderPosts = lazy(async () => ({ default: (await load()).OlderPosts }))
export const LiveOutcome = lazy(async () => ({ default: (await load()).LiveOutcome }))
export const MorePosts = lazy(async () => ({ default: (await load()).MorePosts }))
export const ModerationQueue = lazy(async () => ({ default: (await import('./moderation-queue.tsx')).ModerationQueue }))
export const ToldDecisions = lazy(async () => ({ default: (await import('./told-decisions.tsx')).ToldDecisions }))
export const UnreadMessages = lazy(async () => ({ default: (await import('./unread-messages.tsx')).UnreadMessages }))
export const Composer = lazy(async () => ({ default: (await import('./composer.tsx')).Composer }))
export const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }))

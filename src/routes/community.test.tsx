import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePosts } from '#content/sample-community.ts'
import { preferencesStore } from '#state/preferences-store.ts'
import { sessionStore, showSession, showUser } from '#state/session-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { Component } from './community.tsx'

const AMINA = { id: 'a', email: 'amina@example.com', name: 'Amina Juma' }

function open() {
  render(
    <>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />
      <Toaster />
    </>,
  )
  return userEvent.setup()
}

function signIn() {
  showSession({ userId: AMINA.id, email: AMINA.email, accessToken: 'token' })
  showUser(AMINA)
}

beforeEach(() => {
  // There is no backend here: what needs one says so, or waits.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  preferencesStore.setState(preferencesStore.getInitialState(), true)
  sessionStore.setState(sessionStore.getInitialState(), true)
})

const button = (name: string) => screen.getByRole('button', { name })
const posts = () => within(screen.getByRole('tabpanel')).queryAllByRole('article')
const authors = () => posts().map((post) => within(post).getByRole('strong').textContent)
const messages = () => within(screen.getByRole('log', { name: 'Messages' })).getAllByRole('listitem')

describe('the community', () => {
  it('leads back to the dashboard, and has its search', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Tourism Community' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByPlaceholderText('Search destinations, experiences...')).toBeDefined()
  })

  it('shows the eight sample posts, each as high as it asks for', () => {
    open()
    expect(posts().map((post) => post.style.minHeight)).toEqual(samplePosts.map(({ heightPx }) => `${heightPx}px`))
    expect(posts()).toHaveLength(8)
  })

  it.each([
    ['VR', ['Mara Morning Guides', 'Barafu Mountain Camps', 'Msimu Beach House']],
    ['AR', ['Kibo Trail School', 'Lagoon Field Guides']],
    ['Post', ['Pwani Dhow Crew', 'Tembo Walking Safaris', 'Savanna Light Tours']],
  ])('has a tab for %s', async (name, expected) => {
    const user = open()
    await user.click(screen.getByRole('tab', { name }))
    expect(authors()).toEqual(expected)
  })

  it('searches as one types, within the tab, and shows everything again', async () => {
    const user = open()
    await user.click(screen.getByRole('tab', { name: 'VR' }))
    await user.type(screen.getByRole('searchbox'), 'kili')
    expect(authors()).toEqual(['Barafu Mountain Camps'])
    await user.type(screen.getByRole('searchbox'), ' submarine')
    expect(posts()).toEqual([])
    await user.clear(screen.getByRole('searchbox'))
    expect(posts()).toHaveLength(3)
  })

  it('has ten categories, which say that they do not filter yet', async () => {
    const user = open()
    const region = screen.getByRole('region', { name: 'Tourism Categories' })
    expect(within(region).getAllByRole('button')).toHaveLength(10)
    await user.click(within(region).getByRole('button', { name: 'Historical Sites 145' }))
    expect(await screen.findByText('Category selected')).toBeDefined()
    expect(screen.getByText('Filter by category will be implemented soon')).toBeDefined()
    expect(posts()).toHaveLength(8)
  })

  it('has featured posts, three sponsored cards and the simple list', () => {
    open()
    const aside = screen.getByRole('complementary', { name: 'Featured Posts' })
    expect(within(aside).getAllByText('Sponsored')).toHaveLength(3)
    expect(within(aside).getByText(/20% off/)).toBeDefined()
    const list = within(screen.getByRole('region', { name: 'Community Experiences' })).getAllByRole('listitem')
    for (const item of list) expect(within(item).getByText(/^\d+ likes$/)).toBeDefined()
  })

  it.each(['Filter', 'Notifications'])('has %s, which says that it does nothing', (name) => {
    open()
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('applause and sharing', () => {
  it('count every click, each with its notice', async () => {
    const user = open()
    const [first] = posts()
    if (!first) throw new Error('No post')
    const like = within(first).getByRole('button', { name: 'Like', description: '342 likes' })
    await user.click(like)
    await user.click(like)
    expect(within(first).getByRole('button', { name: 'Like', description: '344 likes' })).toBe(like)
    expect(await screen.findByText('Post liked')).toBeDefined()
    expect(screen.getByText('You liked this post')).toBeDefined()
    await user.click(within(first).getByRole('button', { name: 'Share', description: '46 shares' }))
    expect(within(first).getByRole('button', { name: 'Share', description: '47 shares' })).toBeDefined()
    expect(await screen.findByText('Post has been shared')).toBeDefined()
  })
})

describe('the chat', () => {
  async function openChat() {
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Community Chat', description: '4 messages' }))
    return { user, box: await screen.findByRole('textbox', { name: 'Message' }) }
  }

  it('opens with four messages, and closes by Escape', async () => {
    const { user, box } = await openChat()
    expect(messages()).toHaveLength(4)
    await waitFor(() => expect(document.activeElement).toBe(box))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('log')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button('Community Chat')))
  })

  it('asks who is not signed in to do so, after it has ignored what is blank', async () => {
    const { user, box } = await openChat()
    expect(screen.getByText('Sign in to join the community discussion')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin')
    await user.type(box, '   {Enter}')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(box, 'Jambo{Enter}')
    const notice = await screen.findByRole('alert')
    expect(notice.dataset['type']).toBe('error')
    expect(within(notice).getByText('Login required')).toBeDefined()
    expect(within(notice).getByText('Please sign in to participate in community chats')).toBeDefined()
    expect(messages()).toHaveLength(4)
  })
})

describe('New Post', () => {
  it('asks who is not signed in to do so', async () => {
    const user = open()
    await user.click(button('New Post'))
    const text = await screen.findByText('Sign in to share a post.')
    const notice = text.closest<HTMLElement>('[role="alert"]')
    expect(notice?.dataset['type']).toBe('error')
    expect(notice?.textContent).toContain('Sign in to continue')
  })
})

it('a person who is signed in writes in the chat', async () => {
  signIn()
  const user = open()
  await user.click(button('Community Chat'))
  await screen.findByRole('textbox', { name: 'Message' })
  expect(screen.queryByText('Sign in to join the community discussion')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Message' }), '  Jambo  {Enter}')
  const last = messages().at(-1)
  expect(messages()).toHaveLength(5)
  expect(last?.textContent).toContain('Jambo')
  expect(last?.textContent).toContain('Amina Juma')
  expect(last?.textContent).toContain('@amina')
})

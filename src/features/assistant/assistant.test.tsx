import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { clearSession, showSession } from '#state/session-store.ts'
import { Assistant } from './assistant.tsx'
import { useConversation } from './use-conversation.ts'

type Reply = (signal: AbortSignal | null | undefined) => Response

function Subject() {
  return <Assistant conversation={useConversation('zanzibar-beaches')} placeName="Zanzibar Beaches" />
}

/** The assistant before a server that answers with these, one after the other; what it was asked. */
function show(...replies: Reply[]) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/backend.json') return Response.json({ publishableKey: 'key' })
    bodies.push(JSON.parse(String(init?.body)))
    return replies[bodies.length - 1]?.(init?.signal) ?? new Response(null, { status: 500 })
  })
  render(<Subject />, { wrapper: MemoryRouter })
  return { bodies, user: userEvent.setup(), log: screen.getByRole('log', { name: 'Moeva AI conversation' }) }
}

const sse = (...chunks: unknown[]) => chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')
const START = { type: 'start', messageId: 'answer' }
const answerWith =
  (messageId: string): Reply =>
  () =>
    new Response(
      sse(
        { type: 'start', messageId },
        { type: 'data-engine', data: { mode: 'model' } },
        { type: 'text-delta', delta: 'Dry from **June**.' },
        { type: 'data-chips', data: { chips: [{ label: 'And in May?', text: 'And in May?' }] } },
        { type: 'finish' },
      ),
    )

it('says who answers, and sends a chip as a question with what was said before', async () => {
  const { bodies, user, log } = show(answerWith('first'), answerWith('second'))
  await user.click(screen.getByRole('button', { name: 'When is the best time to go?' }))
  expect(await within(log).findByText('June')).toBeDefined()
  expect(within(log).getByRole('article', { name: 'Moeva AI' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'And in May?' }))
  await within(log).findAllByText('June')
  expect(bodies[1]).toMatchObject({ language: 'en', placeId: 'zanzibar-beaches' })
  expect(JSON.stringify(bodies[1])).toMatch(/best time.*Dry from.*And in May/)
})

it('keeps what was said before an answer broke off, says so, and asks again', async () => {
  const { user, log } = show(
    () => new Response(sse(START, { type: 'text-delta', delta: 'Dry fr' })),
    answerWith('again'),
  )
  await user.type(screen.getByRole('textbox', { name: 'Ask Moeva AI' }), 'When?{Enter}')
  expect((await within(log).findByRole('alert')).textContent).toContain('could not answer')
  expect(within(log).getByText('Dry fr')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(log).findByText('June')).toBeDefined()
  expect(within(log).queryByRole('alert')).toBeNull()
  expect(within(log).getAllByText('When?')).toHaveLength(1)
})

it('stops when it is told to, and tells the server', async () => {
  let isAborted = false
  const { user, log } = show((signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(sse(START, { type: 'text-delta', delta: 'Dry' })))
        signal?.addEventListener('abort', () => {
          isAborted = true
          controller.error(signal.reason)
        })
      },
    })
    return new Response(body)
  })
  await user.type(screen.getByRole('textbox', { name: 'Ask Moeva AI' }), 'When?{Enter}')
  await within(log).findByText('Dry')
  expect(log.getAttribute('aria-busy')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await within(log).findByText('Stopped.')).toBeDefined()
  expect(isAborted).toBe(true)
  expect(log.getAttribute('aria-busy')).toBe('false')
})

it('says when somebody has asked too often', async () => {
  const { user, log } = show(() => new Response(null, { status: 429 }))
  await user.type(screen.getByRole('textbox', { name: 'Ask Moeva AI' }), 'When?{Enter}')
  expect((await within(log).findByRole('alert')).textContent).toContain('a lot of questions')
})

it('ends with the session, and not when its token is refreshed', async () => {
  const session = { userId: 'person', email: 'person@example.com', accessToken: 'first' }
  showSession(session)
  const { user, log } = show(answerWith('first'))
  await user.click(screen.getByRole('button', { name: 'When is the best time to go?' }))
  await within(log).findByText('June')
  act(() => showSession({ ...session, accessToken: 'second' }))
  expect(within(log).getByText('June')).toBeDefined()
  act(() => clearSession())
  expect(screen.queryByText('June')).toBeNull()
  expect(screen.getByRole('button', { name: 'When is the best time to go?' })).toBeDefined()
})

import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useOpeningScroll } from './use-opening-scroll.ts'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
const scrollIntoView = vi.fn<Element['scrollIntoView']>()

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo.mockClear()
  scrollIntoView.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
  return () => vi.useRealTimers()
})

function Page() {
  useOpeningScroll()
  return <h2 id="mobile-app">Mobile app</h2>
}

async function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/explore'] })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate(address))
  return router
}

describe('a page of the documentation', () => {
  it('goes to its top where the address names no part', async () => {
    await open('/documentation')
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  it('goes smoothly to the part that the address names, after 100 ms', async () => {
    await open('/documentation#mobile-app')
    vi.advanceTimersByTime(99)
    expect(scrollIntoView).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'smooth', block: 'start' }]])
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('goes there at once where motion is unwelcome', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await open('/documentation#mobile-app')
    vi.advanceTimersByTime(100)
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant', block: 'start' }]])
  })

  it('stays where it is when the part does not exist', async () => {
    await open('/documentation#nothing')
    vi.advanceTimersByTime(100)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('goes there again when the same part is chosen again', async () => {
    const router = await open('/documentation#mobile-app')
    vi.advanceTimersByTime(100)
    await act(() => router.navigate('/documentation#mobile-app'))
    vi.advanceTimersByTime(100)
    expect(scrollIntoView).toHaveBeenCalledTimes(2)
  })

  it('leaves the place alone when one comes back to it', async () => {
    const router = await open('/documentation')
    await act(() => router.navigate('/documentation/faq/general-faq'))
    vi.advanceTimersByTime(100)
    scrollTo.mockClear()
    await act(() => router.navigate(-1))
    vi.advanceTimersByTime(100)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('begins at its top when a whole document is opened, also when it is loaded again', async () => {
    const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/documentation'] })
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<h2 id="mobile-app">Mobile app</h2>'
    await act(async () => hydrateRoot(container, <RouterProvider router={router} />))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })
})

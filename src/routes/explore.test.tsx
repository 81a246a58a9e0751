import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chooseLanguage } from '#state/preferences-store.ts'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { finishSessionCheck } from '#state/session-store.ts'
import { askPage, reportLoadState, tourStore } from '#state/tour-store.ts'
import { startView } from '#state/view-fixtures.ts'
import { turnBy, viewStore } from '#state/view-store.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { Component, handle, loader } from './explore.tsx'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))

beforeEach(() => {
  localStorage.clear()
  vi.mocked(notify).mockClear()
  startView()
  tourStore.setState(tourStore.getInitialState(), true)
})

async function openExplore(address = '/explore') {
  const router = createMemoryRouter([{ path: '/explore', loader, Component, HydrateFallback: () => null }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return { router, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const slider = () => screen.getByRole('slider', { name: 'Rotation' })
const heading = () => screen.getByTestId('panorama').dataset['heading']
const slideTo = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } })
const pressedPhotos = () =>
  screen.getAllByRole('button', { name: /^Photo \d$/, pressed: true }).map((photo) => photo.getAttribute('aria-label'))

describe('the destination', () => {
  it.each([
    ['/explore', 'Maasai Mara Safari'],
    ['/explore?category=1', 'Zanzibar Beaches'],
    ['/explore?category=2', 'Mt. Kilimanjaro'],
    ['/explore?category=3', 'Maasai Mara Safari'],
    ['/explore?category=-1', 'Mt. Kilimanjaro'],
    ['/explore?category=beach', 'Maasai Mara Safari'],
    ['/explore?category=1.5', 'Maasai Mara Safari'],
  ])('of %s is %s', async (address, name) => {
    await openExplore(address)
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined()
    expect(screen.getByRole('application', { name: `360° view of ${name}` })).toBeDefined()
  })

  it('goes round in both directions, drops the view from the address and can be gone back to', async () => {
    const { router, user } = await openExplore('/explore?category=2&heading=90&pitch=5&fov=40')
    expect(heading()).toBe('90.0')
    await user.click(button('Next destination'))
    await screen.findByRole('heading', { name: 'Maasai Mara Safari' })
    expect(router.state.location.search).toBe('?category=0')
    expect(heading()).toBe('0.0')
    await user.click(button('Previous destination'))
    await screen.findByRole('heading', { name: 'Mt. Kilimanjaro' })
    expect(router.state.location.search).toBe('?category=2')
    await act(() => router.navigate(-2))
    expect(router.state.location.search).toBe('?category=2&heading=90&pitch=5&fov=40')
    await waitFor(() => expect(heading()).toBe('90.0'))
  })

  it('is changed for somebody in the headset as it is by the page’s own buttons', async () => {
    const { router } = await openExplore('/explore?category=2&heading=90')
    act(() => askPage('next'))
    await screen.findByRole('heading', { name: 'Maasai Mara Safari' })
    act(() => askPage('next'))
    await screen.findByRole('heading', { name: 'Zanzibar Beaches' })
    act(() => askPage('previous'))
    await screen.findByRole('heading', { name: 'Maasai Mara Safari' })
    expect(router.state.location.search).toBe('?category=0')
  })

  it('offers its visit form to whoever continues on the page', async () => {
    await openExplore()
    act(() => askPage('plan-visit'))
    expect(await screen.findByRole('tab', { name: 'Plan Visit', selected: true })).toBeDefined()
  })

  it('begins with the main image, at its front and at rest', async () => {
    const { user } = await openExplore()
    await user.click(button('Enable 360° View'))
    slideTo(40)
    await user.click(button('Photo 3'))
    await user.click(button('Next destination'))
    await screen.findByRole('heading', { name: 'Zanzibar Beaches' })
    expect(pressedPhotos()).toEqual(['Photo 1'])
    expect(heading()).toBe('0.0')
    expect(button('Enable 360° View')).toBeDefined()
    expect(slider()).toHaveProperty('disabled', true)
    await user.click(button('Previous destination'))
    await screen.findByRole('heading', { name: 'Maasai Mara Safari' })
    expect(pressedPhotos()).toEqual(['Photo 1'])
  })

  it('names the page', () => {
    expect(handle.title({ index: 2 })).toBe('Explore Mt. Kilimanjaro')
  })

  it('is told about in Swahili to whoever chose it', async () => {
    await openExplore('/explore?category=1')
    act(() => chooseLanguage('sw'))
    expect(screen.getByText(/^Mchanga mweupe/)).toBeDefined()
    expect(screen.getByText('Picha 5')).toBeDefined()
    expect(handle.title({ index: 1 }, 'sw')).toBe('Gundua Zanzibar Beaches')
    act(() => chooseLanguage('en'))
  })

  it('leads back home', async () => {
    await openExplore()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })
})

describe('notices', () => {
  it('welcome on entry once the picture is sharp, and only that', async () => {
    await openExplore('/explore?category=1')
    expect(notify).not.toHaveBeenCalled()
    act(() => reportLoadState('sharp'))
    expect(vi.mocked(notify).mock.calls).toEqual([
      [
        expect.objectContaining({
          title: 'Welcome to Explore',
          text: 'Discover amazing destinations in 360° view',
          durationMs: 3000,
        }),
      ],
    ])
  })

  it('name each destination that has been changed to', async () => {
    const { user } = await openExplore()
    act(() => reportLoadState('sharp'))
    await user.click(button('Next destination'))
    await screen.findByRole('heading', { name: 'Zanzibar Beaches' })
    expect(notify).toHaveBeenLastCalledWith({ title: 'Zanzibar Beaches', text: 'Destination loaded', durationMs: 2000 })
    expect(notify).toHaveBeenCalledTimes(2)
  })

  it('say that a visit is being planned, on its tab', async () => {
    const { user } = await openExplore()
    await user.click(button('Plan Visit'))
    expect(screen.getByRole('tab', { name: 'Plan Visit', selected: true })).toBeDefined()
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Planning Visit',
      text: 'Your trip to Maasai Mara Safari is being planned!',
      durationMs: 3000,
    })
  })
})

describe('the rotation slider', () => {
  it('is usable only while rotation is on', async () => {
    const { user } = await openExplore()
    expect(slider()).toHaveProperty('disabled', true)
    await user.click(button('Enable 360° View'))
    expect(slider()).toHaveProperty('disabled', false)
    await user.click(button('Stop Rotation'))
    expect(slider()).toHaveProperty('disabled', true)
  })

  it('has a hundred steps of 3.6° and says degrees', async () => {
    const { user } = await openExplore()
    await user.click(button('Enable 360° View'))
    expect(slider()).toMatchObject({ min: '0', max: '100', step: '1' })
    slideTo(25)
    expect(heading()).toBe('90.0')
    expect(slider().getAttribute('aria-valuetext')).toBe('90°')
  })

  it('stays at its end, where the heading is 0, until something else turns the view', async () => {
    const { user } = await openExplore()
    await user.click(button('Enable 360° View'))
    slideTo(100)
    expect(heading()).toBe('0.0')
    expect(slider()).toHaveProperty('value', '100')
    expect(slider().getAttribute('aria-valuetext')).toBe('360°')
    act(() => turnBy(0, 1))
    expect(slider()).toHaveProperty('value', '0')
  })

  it('keeps the heading when rotation stops', async () => {
    const { user } = await openExplore()
    await user.click(button('Enable 360° View'))
    slideTo(50)
    await user.click(button('Stop Rotation'))
    expect(heading()).toBe('180.0')
  })

  it('lets nothing turn by itself where motion is unwelcome', async () => {
    const { user } = await openExplore()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await user.click(button('Enable 360° View'))
    expect(viewStore.getState().rotation).toBe('resting')
  })
})

describe('the gallery', () => {
  it('has five photos, the main image first', async () => {
    await openExplore()
    expect(screen.getAllByRole('button', { name: /^Photo \d$/ })).toHaveLength(5)
    expect(screen.getByText('5 photos')).toBeDefined()
    expect(pressedPhotos()).toEqual(['Photo 1'])
  })

  it('stops rotation, rests the stage and disables the slider', async () => {
    const { user } = await openExplore()
    await user.click(button('Enable 360° View'))
    await user.click(button('Photo 2'))
    expect(pressedPhotos()).toEqual(['Photo 2'])
    expect(viewStore.getState().rotation).toBe('off')
    expect(tourStore.getState().stageShown).toBe(false)
    await user.click(button('Enable 360° View'))
    expect(slider()).toHaveProperty('disabled', true)
  })

  it('goes round through main and four gallery images', async () => {
    const { user } = await openExplore()
    await user.click(button('Previous image'))
    expect(pressedPhotos()).toEqual(['Photo 5'])
    await user.click(button('Next image'))
    expect(pressedPhotos()).toEqual(['Photo 1'])
    for (let step = 0; step < 5; step += 1) await user.click(button('Next image'))
    expect(pressedPhotos()).toEqual(['Photo 1'])
  })

  it('offers the way back to the main image, with rotation off', async () => {
    const { user } = await openExplore()
    expect(screen.queryByRole('button', { name: 'Return to 360° View' })).toBeNull()
    await user.click(button('Photo 4'))
    await user.click(button('Return to 360° View'))
    expect(pressedPhotos()).toEqual(['Photo 1'])
    expect(viewStore.getState().rotation).toBe('off')
    expect(tourStore.getState().stageShown).toBe(true)
  })
})

describe('the tabs', () => {
  it('begin with About: name, description and three tags', async () => {
    await openExplore()
    const panel = screen.getByRole('tabpanel', { name: 'About' })
    expect(within(panel).getByText('Maasai Mara Safari')).toBeDefined()
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3)
  })

  it('show where the place lies, with a map', async () => {
    const { user } = await openExplore('/explore?category=1')
    await user.click(screen.getByRole('tab', { name: 'Location' }))
    expect(screen.getByText(/Zanzibar archipelago/)).toBeDefined()
    expect(await screen.findByRole('img', { name: 'Map of East Africa: Zanzibar Beaches' })).toBeDefined()
  })

  it('keep a question to Moeva AI with its answer, and ask nothing that is empty', async () => {
    const fetched = vi.fn<typeof fetch>(async (address) => {
      if (address === '/backend.json') return Response.json({ publishableKey: 'key' })
      const chunks = [
        { type: 'start', messageId: 'a' },
        { type: 'data-engine', data: { mode: 'catalogue' } },
        { type: 'text-delta', id: '1', delta: 'From July to October.' },
        { type: 'finish' },
      ]
      return new Response(`${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`)
    })
    vi.stubGlobal('fetch', fetched)
    const { user } = await openExplore()
    await user.click(screen.getByRole('tab', { name: 'Ask AI' }))
    const log = await screen.findByRole('log', { name: 'Moeva AI conversation' })
    await user.type(screen.getByRole('textbox', { name: 'Ask Moeva AI' }), '   {Enter}')
    expect(within(log).getAllByRole('listitem')).toHaveLength(1)
    expect(fetched).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox', { name: 'Ask Moeva AI' }), 'When?{Enter}')
    expect(within(log).getByText('When?')).toBeDefined()
    expect(await within(log).findByText('From July to October.')).toBeDefined()
    expect(within(log).getByText('Moeva (catalogue mode)')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'About' }))
    await user.click(screen.getByRole('tab', { name: 'Ask AI' }))
    expect(screen.getByText('When?')).toBeDefined()
  })
})

describe('the visit form', () => {
  async function openForm() {
    const { user } = await openExplore()
    await user.click(screen.getByRole('tab', { name: 'Plan Visit' }))
    return user
  }
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('has two visitors to begin with', async () => {
    await openForm()
    expect(screen.getByRole('spinbutton', { name: 'Number of visitors' })).toMatchObject({ value: '2', min: '1' })
  })

  it('says what is missing and moves the focus to the first of it', async () => {
    const user = await openForm()
    fill('Arrival date', '2030-05-02')
    fill('Departure date', '2030-05-01')
    fill('Number of visitors', '0')
    await user.click(button('Submit Request'))
    expect(screen.getByText('The departure date is before the arrival date.')).toBeDefined()
    expect(screen.getByText('At least 1 visitor is needed.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Departure date'))
    expect(screen.getByLabelText('Departure date').getAttribute('aria-invalid')).toBe('true')
    expect(notify).not.toHaveBeenCalled()
  })

  it('refuses an arrival in the past', async () => {
    const user = await openForm()
    fill('Arrival date', '2020-01-01')
    fill('Departure date', '2030-01-01')
    await user.click(button('Submit Request'))
    expect(screen.getByText('The arrival date is in the past.')).toBeDefined()
  })

  it('asks who is signed out to sign in, and keeps the draft on this device', async () => {
    finishSessionCheck()
    const user = await openForm()
    fill('Arrival date', '2030-05-01')
    fill('Departure date', '2030-05-04')
    await user.type(screen.getByLabelText('Special requests'), 'A quiet tent')
    await user.click(button('Submit Request'))
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Sign in to continue',
      text: 'Sign in to send your visit request.',
      kind: 'error',
    })
    await user.click(screen.getByRole('tab', { name: 'About' }))
    await user.click(screen.getByRole('tab', { name: 'Plan Visit' }))
    expect(screen.getByLabelText('Special requests')).toHaveProperty('value', 'A quiet tent')
    expect(screen.getByLabelText('Arrival date')).toHaveProperty('value', '2030-05-01')
  })
})

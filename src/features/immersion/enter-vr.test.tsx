import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { immersionStore, lendImmersionDriver, reportPresenting } from '#state/immersion-store.ts'
import { reportLoadState } from '#state/tour-store.ts'
import { lookAround, openView, settleLook } from '#state/view-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { EnterVr } from './enter-vr.tsx'

const enter = vi.fn<() => Promise<void>>()
const exit = vi.fn<() => Promise<void>>()

function showSupport(vrSupport: 'unknown' | 'unsupported' | 'supported') {
  immersionStore.setState({ vrSupport })
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  enter.mockReset().mockImplementation(async () => act(() => reportPresenting('vr')))
  exit.mockReset().mockImplementation(async () => act(() => reportPresenting('none')))
  lendImmersionDriver({ enter, exit })
  reportLoadState('ready')
})

afterEach(() => {
  act(() => {
    reportPresenting('none')
    lendImmersionDriver(null)
    reportLoadState('loading')
    showSupport('unknown')
    settleLook()
    openView({ headingDeg: null, pitchDeg: null, fovDeg: null })
  })
})

it('offers nothing before the browser has answered', () => {
  render(<EnterVr />)
  expect(screen.queryByRole('button')).toBeNull()
})

describe('where the browser supports VR', () => {
  beforeEach(() => showSupport('supported'))

  it.each([
    ['the scene lends its driver', () => lendImmersionDriver(null), () => lendImmersionDriver({ enter, exit })],
    ['a picture is there', () => reportLoadState('loading'), () => reportLoadState('ready')],
  ])('cannot be pressed before %s', (_, takeAway, bring) => {
    takeAway()
    render(<EnterVr />)
    expect(button('Enter VR').disabled).toBe(true)
    act(bring)
    expect(button('Enter VR').disabled).toBe(false)
  })

  it('enters, leaves, and has the focus afterwards', async () => {
    const user = userEvent.setup()
    render(<EnterVr />)
    await user.click(button('Enter VR'))
    expect(enter).toHaveBeenCalledOnce()
    await user.click(button('Exit VR'))
    expect(exit).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button('Enter VR'))
  })

  it('gives the focus back to where it was, when the headset ends the session', async () => {
    render(
      <>
        <EnterVr />
        <input aria-label="Special requests" />
      </>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    act(() => reportPresenting('vr'))
    act(() => screen.getByRole('textbox').blur())
    act(() => reportPresenting('none'))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('asks once, however often it is pressed meanwhile', async () => {
    enter.mockImplementation(() => new Promise(() => {}))
    render(<EnterVr />)
    await userEvent.dblClick(button('Enter VR'))
    expect(enter).toHaveBeenCalledOnce()
  })

  it.each([
    ['not allowed', new DOMException('no', 'NotAllowedError'), 'has not been allowed'],
    ['not there', new DOMException('no', 'InvalidStateError'), 'Check that the headset is on'],
  ])('says what to do when a session is %s, and may be pressed again', async (_, refusal, advice) => {
    enter.mockRejectedValueOnce(refusal)
    render(
      <>
        <EnterVr />
        <Toaster />
      </>,
    )
    await userEvent.click(button('Enter VR'))
    await screen.findByText(advice, { exact: false })
    await userEvent.click(button('Enter VR'))
    expect(enter).toHaveBeenCalledTimes(2)
  })
})

describe('where it does not', () => {
  beforeEach(() => showSupport('unsupported'))

  it("offers the page's own link, in the direction that is in view, as text and as a code", async () => {
    window.history.replaceState(null, '', '/explore?category=1')
    openView({ headingDeg: 100, pitchDeg: null, fovDeg: null })
    lookAround({ lookYawDeg: 30, lookPitchDeg: 12 })
    render(<EnterVr />)
    await userEvent.click(button('View in a headset'))
    const dialog = await screen.findByRole('dialog', { name: 'View in a headset' })
    const link = new URL(screen.getByRole('link').textContent ?? '')
    expect(dialog.contains(screen.getByRole('link'))).toBe(true)
    expect(link.pathname).toBe('/explore')
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ category: '1', heading: '70', pitch: '12' })
    await screen.findByRole('img', { name: 'QR code of the link' })
  })
})

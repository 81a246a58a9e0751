import { expect, test } from '../support/fixtures.ts'
import { headingOf, openSharp, settledHeading, viewerOf } from '../support/panorama-page.ts'

test.describe('destinations', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const [query, id, name] of [
    ['', 'maasai-mara-safari', 'Maasai Mara Safari'],
    ['?category=1', 'zanzibar-beaches', 'Zanzibar Beaches'],
    ['?category=5', 'mt-kilimanjaro', 'Mt. Kilimanjaro'],
    ['?category=-1', 'mt-kilimanjaro', 'Mt. Kilimanjaro'],
    ['?category=beach', 'maasai-mara-safari', 'Maasai Mara Safari'],
    ['?category=1.5', 'maasai-mara-safari', 'Maasai Mara Safari'],
  ] as const) {
    test(`/explore${query} shows ${name} @desktop`, async ({ page }) => {
      await page.goto(`/explore${query}`)
      await expect(viewerOf(page)).toHaveAttribute('data-panorama', id)
      await expect(page.getByTestId('panorama')).toHaveAccessibleName(`360° view of ${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(`Explore ${name} · Utalii`)
    })
  }

  test('next and previous go round, write the query, drop the view from it and can be undone by the browser', async ({
    page,
  }) => {
    await page.goto('/explore?heading=100&pitch=5&fov=50')
    const viewer = viewerOf(page)
    await expect(viewer).toHaveAttribute('data-heading', '100.0')
    await page.getByRole('button', { name: 'Next destination' }).click()
    await expect(viewer).toHaveAttribute('data-panorama', 'zanzibar-beaches')
    await expect(page).toHaveURL(/\/explore\?category=1$/)
    await expect(viewer).toHaveAttribute('data-heading', '0.0')
    await page.getByRole('button', { name: 'Next destination' }).click()
    await page.getByRole('button', { name: 'Next destination' }).click()
    await expect(viewer).toHaveAttribute('data-panorama', 'maasai-mara-safari')
    await page.getByRole('button', { name: 'Previous destination' }).click()
    await expect(viewer).toHaveAttribute('data-panorama', 'mt-kilimanjaro')
    await expect(page).toHaveURL(/category=2$/)
    for (let step = 0; step < 4; step += 1) await page.goBack()
    await expect(viewer).toHaveAttribute('data-panorama', 'maasai-mara-safari')
    await expect(viewer).toHaveAttribute('data-heading', '100.0')
  })

  test('entry welcomes once; only a change names the destination @desktop', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.getByText('Discover amazing destinations in 360° view')).toBeVisible()
    await expect(page.getByText('Destination loaded')).toHaveCount(0)
    await page.getByRole('button', { name: 'Next destination' }).click()
    await expect(page.getByText('Destination loaded')).toBeVisible()
    await expect(page.getByText('Destination loaded')).toHaveCount(0, { timeout: 6000 })
  })

  test('the next destination replaces the picture and becomes sharp @desktop', async ({ page }) => {
    const viewer = await openSharp(page, '/explore')
    await page.getByRole('button', { name: 'Next destination' }).click()
    await expect(viewer).toHaveAttribute('data-panorama', 'zanzibar-beaches')
    await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  })
})

test.describe('rotation', () => {
  test('the toggle turns the panorama by itself until a person turns it, and gives the slider @desktop', async ({
    page,
  }) => {
    const viewer = await openSharp(page, '/explore')
    const slider = page.getByRole('slider', { name: 'Rotation' })
    await expect(slider).toBeDisabled()
    await page.getByRole('button', { name: 'Enable 360° View' }).click()
    await expect(slider).toBeEnabled()
    await expect.poll(() => headingOf(viewer)).toBeGreaterThan(2)
    await viewer.focus()
    await page.keyboard.press('ArrowRight')
    const rested = await settledHeading(viewer)
    // By itself it would have gone on by more than one degree; the easing of the key's turn may end with a tenth.
    expect(await settledHeading(viewer)).toBeCloseTo(rested, 0)
    await expect(slider).toBeEnabled()
    await page.getByRole('button', { name: 'Stop Rotation' }).click()
    await expect(slider).toBeDisabled()
    expect(await headingOf(viewer)).toBeCloseTo(rested, 0)
  })

  test.describe('without motion', () => {
    test.use({ reducedMotion: 'reduce' })

    test('the slider is exact, stays at 100 and follows what else turns the view @desktop', async ({ page }) => {
      const viewer = await openSharp(page, '/explore')
      await page.getByRole('button', { name: 'Enable 360° View' }).click()
      const slider = page.getByRole('slider', { name: 'Rotation' })
      await slider.focus()
      await page.keyboard.press('End')
      await expect(viewer).toHaveAttribute('data-heading', '0.0')
      await expect(slider).toHaveValue('100')
      await expect(slider).toHaveAttribute('aria-valuetext', '360°')
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      await expect(viewer).toHaveAttribute('data-heading', '3.6')
      await viewer.focus()
      await page.keyboard.press('ArrowRight')
      const headingDeg = await settledHeading(viewer)
      expect(headingDeg).toBeGreaterThan(3.6)
      await expect(slider).toHaveValue(String(Math.round(headingDeg / 3.6)))
      await expect(slider).toHaveAttribute('aria-valuetext', `${Math.round(headingDeg)}°`)
      await expect(viewer).toHaveAttribute('data-heading', headingDeg.toFixed(1))
    })

    test('the gallery shows five photos, marks the chosen one and leads back to the 360° view', async ({ page }) => {
      await page.goto('/explore')
      await expect(page.getByText('5 photos')).toBeVisible()
      const photo = (number: number) => page.getByRole('button', { name: `Photo ${number}`, exact: true })
      await expect(photo(1)).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Enable 360° View' }).click()
      await photo(3).click()
      await expect(photo(3)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('button', { name: 'Enable 360° View' })).toBeVisible()
      await expect(page.getByRole('slider', { name: 'Rotation' })).toBeDisabled()
      await page.getByRole('button', { name: 'Return to 360° View' }).click()
      await expect(photo(1)).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Previous image' }).click()
      await expect(photo(5)).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Next image' }).click()
      await expect(photo(1)).toHaveAttribute('aria-pressed', 'true')
    })
  })
})

test.describe('looking around', () => {
  test('keys turn, zoom and reset @desktop', async ({ page }) => {
    const viewer = await openSharp(page, '/explore')
    const firstFov = await viewer.getAttribute('data-fov')
    await viewer.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('+')
    expect(await settledHeading(viewer)).toBeGreaterThan(0)
    await expect.poll(async () => Number(await viewer.getAttribute('data-pitch'))).toBeGreaterThan(0)
    await expect.poll(async () => Number(await viewer.getAttribute('data-fov'))).toBeLessThan(Number(firstFov))
    await page.keyboard.press('Home')
    await expect(viewer).toHaveAttribute('data-heading', '0.0')
    await expect(viewer).toHaveAttribute('data-pitch', '0.0')
    await expect(viewer).toHaveAttribute('data-fov', firstFov ?? '')
  })

  test('zoom stays between 30° and 100° @desktop', async ({ page }) => {
    const viewer = await openSharp(page, '/explore')
    for (let step = 0; step < 12; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(viewer).toHaveAttribute('data-fov', '30.0')
    for (let step = 0; step < 20; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(viewer).toHaveAttribute('data-fov', '100.0')
    await page.getByRole('button', { name: 'Reset view' }).click()
    await expect(viewer).not.toHaveAttribute('data-fov', '100.0')
  })

  test('the first view has the field of view of the orientation', async ({ page, isMobile }) => {
    await page.goto('/explore')
    await expect(viewerOf(page)).toHaveAttribute('data-fov', isMobile ? '75.0' : '58.7')
  })

  test('a desktop browser is no window, though it has the interface @desktop', async ({ page }) => {
    await openSharp(page, '/explore')
    expect(await page.evaluate(() => 'DeviceOrientationEvent' in window)).toBe(true)
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Look around with this phone' })).toHaveCount(0)
  })

  test('sharing copies a link that opens in the same direction @desktop', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await openSharp(page, '/explore?category=1&heading=210.5&pitch=-12&fov=45')
    await page.getByRole('button', { name: 'Share this view' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto(link)
    const viewer = viewerOf(page)
    await expect(viewer).toHaveAttribute('data-panorama', 'zanzibar-beaches')
    await expect(viewer).toHaveAttribute('data-heading', '210.5')
    await expect(viewer).toHaveAttribute('data-pitch', '-12.0')
    await expect(viewer).toHaveAttribute('data-fov', '45.0')
  })
})

test.describe('details', () => {
  test.use({ reducedMotion: 'reduce' })

  test('planning a visit switches to the form, checks it and keeps the draft', async ({ page }) => {
    await page.goto('/explore?category=1')
    await page.getByRole('button', { name: 'Plan Visit' }).click()
    await expect(page.getByText('Your trip to Zanzibar Beaches is being planned!')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Plan Visit' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Number of visitors')).toHaveValue('2')
    await page.getByLabel('Arrival date').fill('2020-01-05')
    await page.getByLabel('Departure date').fill('2020-01-01')
    await page.getByLabel('Number of visitors').fill('0')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByLabel('Arrival date')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Departure date')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Number of visitors')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Arrival date').fill('2030-01-05')
    await page.getByLabel('Departure date').fill('2030-01-12')
    await page.getByLabel('Number of visitors').fill('3')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('Sign in to send your visit request.')).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Plan Visit' }).click()
    await expect(page.getByLabel('Arrival date')).toHaveValue('2030-01-05')
  })

  test('the map is fetched when it is opened and shows where the place is @desktop', async ({ page }) => {
    const maps: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('map')) maps.push(request.url())
    })
    await page.goto('/explore')
    expect(maps).toEqual([])
    await page.getByRole('tab', { name: 'Location' }).click()
    await expect(page.getByRole('img', { name: /Map/ })).toBeVisible()
    expect(maps).toHaveLength(1)
  })

  test('Moeva answers from the catalogue, says so, and turns the view to what is asked for @desktop', async ({
    page,
  }) => {
    await page.goto('/explore?category=1')
    await page.getByRole('tab', { name: 'Ask AI' }).click()
    const question = page.getByRole('textbox', { name: 'Ask Moeva AI' })
    await question.fill('When is the best time to go?')
    await page.getByRole('button', { name: 'Send' }).click()
    const log = page.getByRole('log', { name: 'Moeva AI conversation' })
    await expect(log).toContainText('When is the best time to go?')
    await expect(question).toHaveValue('')
    await expect(log).toContainText('Moeva (catalogue mode)')
    await expect(log.getByRole('link', { name: /Dry and pleasant from June to October/ })).toBeVisible()
    // One question at a time: while an answer arrives, Enter leaves the next one in the field.
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    await question.fill('Show me the dhow')
    await question.press('Enter')
    await expect(log.getByRole('button', { name: 'Show me: The dhow' })).toBeVisible()
    await expect(page.getByTestId('panorama')).toHaveAttribute('data-heading', '8.0')
  })
})

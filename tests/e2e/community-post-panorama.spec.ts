// The page of a panorama that somebody has posted, as those see it who come to look around.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { postedFiles } from '#content/posted-panorama.ts'
import { appointModerator } from '#embedded/appoint-moderator.ts'
import { accessibilityFaultsInBothSchemes } from '../support/accessibility.ts'
import { backendOf, headersOf, registerPerson } from '../support/account.ts'
import type { AppServer } from '../support/app-server.ts'
import { expect, test } from '../support/fixtures.ts'
import { headingOf, openSharp, viewerOf } from '../support/panorama-page.ts'
import { endFromHeadset, enterVr, installHeadset } from '../support/xr-device.ts'

/** Posts the smallest panorama there is, lets a moderator approve it, and answers its address. */
async function publishPanorama(request: APIRequestContext, server: AppServer): Promise<string> {
  const [author, moderator] = [await registerPerson(request), await registerPerson(request)]
  await appointModerator(moderator.email, server)
  const headers = await headersOf(request, author)
  const { id: userId } = await (await request.get('/auth/v1/user', { headers })).json()
  const panorama = { path: `${userId}/${randomUUID().replaceAll('-', '')}-webp`, faces: [256] }
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#2f6f8f' } })
    .webp()
    .toBuffer()
  for (const file of postedFiles(panorama)) {
    const reply = await request.post(`/storage/v1/object/community/${panorama.path}/${file}`, {
      headers: { ...headers, 'content-type': 'image/webp' },
      data: tile,
    })
    expect(reply.ok(), await reply.text()).toBe(true)
  }
  const id = randomUUID()
  const media = { media_path: panorama.path, media_alt: 'The lagoon at noon', media_width: 1024, media_height: 512 }
  const post = { id, type: 'VR', body: 'Blue all around', place: 'Jambiani', ...media, panorama_faces: panorama.faces }
  await (
    await backendOf(request, author)
  )('/rest/v1/posts', post)
  const approval = { subject_kind: 'post', subject_id: id, decision: 'approve' }
  await (
    await backendOf(request, moderator)
  )('/rest/v1/rpc/moderate', approval)
  return `/community/${id}`
}

test('axe finds nothing on the page of a panorama, which the keyboard reaches and turns', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const viewer = await openSharp(page, await publishPanorama(page.request, server))
  await expect(page.getByRole('heading', { level: 1, name: /Amina Juma/ })).toBeVisible()
  await expect(viewer).toHaveAccessibleName('360° view of Jambiani')
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([])

  // Nothing on the way to the viewer holds the keyboard.
  await page.getByRole('heading', { level: 1 }).focus()
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await viewer.evaluate((element) => element === document.activeElement)) break
  }
  await expect(viewer).toBeFocused()
  const before = await headingOf(viewer)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => headingOf(viewer)).toBeGreaterThan(before)
  await page.keyboard.press('Home')
  await expect(viewer).toHaveAttribute('data-heading', '0.0')

  // A browser without a headset says how to come by one.
  await expect(page.getByRole('button', { name: 'Enter VR' })).toHaveCount(0)
  await page.getByRole('button', { name: 'View in a headset' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'View in a headset' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/community\?post=/)
})

test('the panorama of a post is entered with a headset, and left again @desktop', async ({ page, server }) => {
  const address = await publishPanorama(page.request, server)
  await installHeadset(page)
  await openSharp(page, address)
  await expect(page.getByRole('button', { name: 'Enter VR' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'View in a headset' })).toHaveCount(0)
  await enterVr(page)
  await endFromHeadset(page)
  await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'none')
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { appointModerator } from '#embedded/appoint-moderator.ts'
import { backendOf, headersOf, holdSessionOf, registerPerson } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

const article = (page: Page, text: string) => page.getByRole('tabpanel').getByRole('article').filter({ hasText: text })

test('a first post waits, is approved, appears for others, and is applauded @desktop', async ({
  page,
  browser,
  server,
}) => {
  const [author, moderator] = [await registerPerson(page.request), await registerPerson(page.request)]
  await appointModerator(moderator.email, server)
  await holdSessionOf(page, author)
  const others = await (await browser.newContext()).newPage()
  await holdSessionOf(others, moderator)
  const listening = others
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Subscribed to PostgreSQL')),
    )
  await Promise.all([page.goto('/community'), others.goto('/community')])

  // Before it is known who is there, New Post asks to sign in.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.getByRole('button', { name: 'New Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Post' })
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(dialog.getByText('Write a few words.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dawn at Lake Natron <b>')
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Natron')
  const buffer = await page.screenshot({ type: 'png' })
  await dialog
    .getByLabel('Picture', { exact: true })
    .last()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('textbox', { name: 'What the picture shows' }).fill('The community in a browser')
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(article(page, 'Dawn at Lake Natron <b>')).toContainText('In review')
  await expect(page.getByRole('img', { name: 'The community in a browser' })).toBeVisible()

  await listening
  await others.getByRole('button', { name: /^Review queue/ }).click()
  const waiting = others.getByRole('article', { name: /^Post by Amina Juma/ })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(others.getByText('Nothing waits for you.')).toBeVisible()
  // The author learns of it without asking.
  await expect(page.getByText('Everybody can read it now.')).toBeVisible()
  await expect(article(page, 'Dawn at Lake Natron')).not.toContainText('In review')
  await others.keyboard.press('Escape')
  await others.getByRole('button', { name: '1 new post' }).click()
  const post = article(others, 'Dawn at Lake Natron')
  await expect(post).toBeVisible()

  await post.getByRole('button', { name: 'Like' }).click()
  const kept = others.waitForResponse(/applaud_post/)
  await post.getByRole('button', { name: 'Like' }).click()
  expect((await kept).ok()).toBe(true)
  await post.getByRole('button', { name: 'Comments' }).click()
  const comment = post.getByRole('textbox', { name: 'Write a comment' })
  await comment.fill('Karibu')
  await comment.press('Enter')
  await expect(post.getByRole('listitem').filter({ hasText: 'Karibu' })).toBeVisible()

  await page.reload()
  await expect(article(page, 'Dawn at Lake Natron').getByRole('button', { name: 'Like' })).toHaveAccessibleDescription(
    '2 likes',
  )
  await others.context().close()
})

test('what is sent over a line that loses answers is stored once, and its author learns what moderators decide @desktop', async ({
  page,
  server,
  expectPageError,
}) => {
  expectPageError(/ERR_CONNECTION_REFUSED/)
  const [author, moderator] = [await registerPerson(page.request), await registerPerson(page.request)]
  await appointModerator(moderator.email, server)
  const decide = await backendOf(page.request, moderator)
  await holdSessionOf(page, author)
  await page.goto('/community')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  /** The next one reaches the backend, and its answer nobody. */
  const loseAnswer = (path: string) =>
    page.route(
      path,
      async (route) => {
        await route.fetch()
        await route.abort('connectionrefused')
      },
      { times: 1 },
    )

  await loseAnswer('**/rest/v1/posts')
  await page.getByRole('button', { name: 'New Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Post' })
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Salt pans of Magadi')
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  const post = article(page, 'Salt pans of Magadi')
  await expect(post).toContainText('In review')
  await expect(post).toHaveCount(1)
  await page.getByRole('button', { name: 'New Post' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('')
  await page.keyboard.press('Escape')

  const id = (await post.getAttribute('id'))?.replace('post-', '')
  const decision = { subject_kind: 'post', subject_id: id }
  await decide('/rest/v1/rpc/moderate', { ...decision, decision: 'reject', reason: 'Say where it is' })
  await expect(post).toContainText('Not published')
  await expect(post).toContainText('Say where it is')

  await post.getByRole('button', { name: 'More about this post' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const change = page.getByRole('dialog', { name: 'Edit post' })
  await change.getByRole('textbox', { name: 'Text' }).fill('Salt pans of Magadi, in the south')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(post).toContainText('in the south')
  await expect(post).toContainText('In review')
  const queue = await page.request.post('/rest/v1/rpc/moderation_queue', {
    headers: await headersOf(page.request, moderator),
    data: {},
  })
  const waiting: { subject_id: string; submitted_at: string }[] = await queue.json()
  const seen = waiting.find(({ subject_id }) => subject_id === id)?.submitted_at
  await decide('/rest/v1/rpc/moderate', { ...decision, decision: 'approve', seen_submission: seen })
  await expect(post).not.toContainText('In review')

  await loseAnswer('**/rest/v1/post_comments*')
  await post.getByRole('button', { name: 'Comments' }).click()
  const comment = post.getByRole('textbox', { name: 'Write a comment' })
  await comment.fill('Pink at noon')
  const sent = page.waitForRequest('**/rest/v1/post_comments*')
  await comment.press('Enter')
  const commentId = String((await sent).postDataJSON().id)
  const said = post.getByRole('listitem').filter({ hasText: 'Pink at noon' })
  // Whoever can be answered is stored.
  await expect(said.getByRole('button', { name: 'Reply to Amina Juma' })).toBeVisible()
  await expect(said).toHaveCount(1)
  await expect(said).not.toContainText('Not sent')

  const removal = { subject_kind: 'comment', subject_id: commentId, decision: 'remove', reason: 'Say what is pink' }
  await decide('/rest/v1/rpc/moderate', removal)
  await page.reload()
  const told = page.getByRole('region', { name: 'What moderators decided' })
  await expect(told).toContainText('Your comment was removed')
  await expect(told).toContainText('Reason: Say what is pink')
  await told.getByRole('button', { name: 'Understood' }).click()
  await expect(told).toHaveCount(0)
})

test('thirty new posts are counted, wait for a line that fails, and come in order @desktop', async ({
  page,
  server,
  expectPageError,
}) => {
  expectPageError(/ERR_CONNECTION_REFUSED/)
  const moderator = await registerPerson(page.request)
  await appointModerator(moderator.email, server)
  const decide = await backendOf(page.request, moderator)
  const listening = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Subscribed to PostgreSQL')),
    )
  const read = page.waitForResponse(/community_posts/)
  await page.goto('/community')
  await Promise.all([listening, read])

  // Ten a day are the most that one person posts.
  const texts: string[] = []
  for (const name of ['Dawn', 'Noon', 'Dusk']) {
    const tell = await backendOf(page.request, await registerPerson(page.request))
    for (let index = 0; index < 10; index += 1) {
      const [id, body] = [randomUUID(), `${name} ${index} at the tide pools`]
      await tell('/rest/v1/posts', { id, type: 'Post', body })
      if (index === 0)
        await decide('/rest/v1/rpc/moderate', { subject_kind: 'post', subject_id: id, decision: 'approve' })
      texts.unshift(body)
    }
  }
  const pill = page.getByRole('button', { name: '30 new posts' })
  await expect(pill).toBeVisible()
  await page.route('**/rest/v1/community_posts**', (route) => route.abort('connectionrefused'))
  await pill.click()
  await expect(page.getByText('New posts not loaded')).toBeVisible()
  await expect(pill).toBeEnabled()
  await page.unrouteAll()
  await pill.click()
  await expect(article(page, 'at the tide pools')).toContainText(texts)
  await expect(pill).toHaveCount(0)

  // In a long feed there are the sample posts and the latest ones, and of the others those near the window.
  await page.reload()
  const items = page.locator('.feed-live')
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return items.count()
    })
    .toBeGreaterThanOrEqual(30)
  await expect(page.locator('.feed-grid > li:not(.feed-live)').getByRole('article')).toHaveCount(8)
  await expect(items.last().getByRole('article')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(items.first().getByRole('article')).toContainText(texts[0] ?? '')
  await expect(items.last().getByRole('article')).toHaveCount(0)
})

test('messages reach another browser in order, and survive a line that fails @desktop', async ({
  page,
  browser,
  expectPageError,
}) => {
  expectPageError(/ERR_CONNECTION_REFUSED/)
  const person = await registerPerson(page.request)
  await holdSessionOf(page, person)
  const visitor = await (await browser.newContext()).newPage()
  for (const one of [page, visitor]) {
    await one.goto('/community')
    await one.getByRole('button', { name: 'Community Chat' }).click()
  }
  await expect(page.getByText('2 people here')).toBeVisible()
  const said = visitor.getByRole('log', { name: 'Messages' }).getByRole('listitem')
  // Journeys before this one have spoken here too.
  const heard = said.filter({ hasText: `@${person.email.split('@')[0]}` })
  const box = page.getByRole('textbox', { name: 'Message' })
  for (const text of ['one', 'two', 'three']) {
    await box.fill(text)
    await box.press('Enter')
  }
  await expect(heard).toHaveText([/one$/, /two$/, /three$/])
  await page.route('**/rest/v1/chat_messages**', (route) => route.abort('connectionrefused'))
  await box.fill('four')
  await box.press('Enter')
  await expect(page.getByText('Not sent - Retry')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heard).toHaveCount(4)
  await expect(heard.last()).toContainText('four')
  await expect(page.getByText('Not sent')).toHaveCount(0)
  await visitor.context().close()
})

test('the address of a post leads to it, the feed keeps its place, and the chat tells what is unread @desktop', async ({
  page,
  server,
}) => {
  const [author, moderator] = [await registerPerson(page.request), await registerPerson(page.request)]
  await appointModerator(moderator.email, server)
  const [tell, decide] = [await backendOf(page.request, author), await backendOf(page.request, moderator)]
  const ids = Array.from({ length: 8 }, () => randomUUID())
  for (const [index, id] of ids.entries()) {
    const body = `Tide table ${index}. ${'A long story. '.repeat(index * 12)}`
    await tell('/rest/v1/posts', { id, type: 'Post', body })
    const approval = { subject_kind: 'post', subject_id: id, decision: 'approve' }
    if (index === 0) await decide('/rest/v1/rpc/moderate', approval)
  }

  await page.goto(`/community?post=${ids[0]}`)
  const linked = page.locator(`#post-${ids[0]}`)
  await expect(linked).toBeFocused()
  await expect(linked).toBeInViewport()

  // Cards as high as guessed until they are drawn stand above this one.
  const last = page.locator(`#post-${ids[1]}`)
  await last.scrollIntoViewIfNeeded()
  await last.evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const before = await last.evaluate((card) => card.getBoundingClientRect().top)
  await page.getByRole('link', { name: 'Back to Dashboard' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/signin')
  await page.goBack()
  await expect(last).toBeInViewport()
  await expect
    .poll(async () => Math.abs((await last.evaluate((card) => card.getBoundingClientRect().top)) - before))
    .toBeLessThan(40)

  const chat = page.getByRole('button', { name: 'Community Chat' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utalii.chat-read'))).not.toBeNull()
  await tell('/rest/v1/chat_messages', { body: 'High tide' })
  await expect(chat).toHaveAccessibleDescription('4 messages 1 unread')
  await chat.click()
  await expect(page.getByRole('log', { name: 'Messages' }).getByRole('listitem').last()).toContainText('High tide')
  await page.keyboard.press('Escape')
  await expect(chat).toHaveAccessibleDescription('4 messages')
})

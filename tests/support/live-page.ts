import type { Page } from '@playwright/test'

/** Opens a page that watches rows, and resolves when the server tells it of changes. */
export async function openLive(page: Page, address: string): Promise<void> {
  const listening = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Subscribed to PostgreSQL')),
    )
  await page.goto(address)
  await listening
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { SESSION_ENTRY } from '#platform/auth-entries.ts'
import type { AppServer } from './app-server.ts'

export type Person = { name: string; email: string; password: string }

let count = 0

/** Somebody whom the backend does not know yet; every run begins with an empty one. */
export function createPerson(): Person {
  const { testId, workerIndex } = test.info()
  count += 1
  return { name: 'Amina Juma', email: `amina.${testId}.${workerIndex}.${count}@example.com`, password: 'kiboko 42' }
}

/** Somebody with an account, made without a page. @param changes what is otherwise about them */
export async function registerPerson(request: APIRequestContext, changes: Partial<Person> = {}): Promise<Person> {
  const person = { ...createPerson(), ...changes }
  const { name, email, password } = person
  const headers = await backendHeaders(request)
  const answer = await request.post('/auth/v1/signup', { headers, data: { email, password, data: { name } } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return person
}

/** Signs in as a person does, and waits until the dashboard is there. */
export async function signInAs(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** A page of a browser that knows nobody yet; whoever opens it closes its context. */
export async function openOtherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** Lets the pages of this one's browser begin with a session, for what is not about signing in. */
export async function holdSessionOf(page: Page, { email, password }: Person): Promise<void> {
  const headers = await backendHeaders(page.request)
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password } })
  const session: unknown = await answer.json()
  await page.addInitScript(
    ([entry, value]) => {
      // Once: what the page does with it afterwards is the page's own.
      if (sessionStorage.getItem('was-given') !== null) return
      sessionStorage.setItem('was-given', 'yes')
      localStorage.setItem(entry, value)
    },
    [SESSION_ENTRY, JSON.stringify(session)] as const,
  )
}

/** What the backend wants to hear of a person, past every page. */
export async function headersOf(request: APIRequestContext, { email, password }: Person) {
  const headers = await backendHeaders(request)
  const answer = await request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password } })
  const { access_token } = await answer.json()
  return { ...headers, authorization: `Bearer ${access_token}` }
}

/** Asks the backend in a person's name, past every page. */
export async function backendOf(request: APIRequestContext, person: Person) {
  const headers = await headersOf(request, person)
  return async (path: string, data: object) => {
    const reply = await request.post(path, { headers, data })
    expect(reply.ok(), await reply.text()).toBe(true)
  }
}

/** Changes rows as the server itself, which no policy holds back. Past every browser, where its key is refused. */
export async function changeAsServer({ url, dataDir }: AppServer, path: string, data: object): Promise<void> {
  const { secretKey } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8'))
  const headers = { apikey: secretKey, 'content-type': 'application/json' }
  const reply = await fetch(new URL(path, url), { method: 'PATCH', headers, body: JSON.stringify(data) })
  expect(reply.ok, await reply.text()).toBe(true)
}

export async function accessTokenOf(page: Page): Promise<string | null> {
  const held = await page.evaluate((entry) => localStorage.getItem(entry), SESSION_ENTRY)
  return held === null ? null : String(JSON.parse(held).access_token)
}

/** Lets the access token's time run out, as it does after an hour. */
export async function expireAccessToken(page: Page): Promise<void> {
  await page.evaluate((entry) => {
    const session = JSON.parse(localStorage.getItem(entry) ?? '{}')
    localStorage.setItem(entry, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
  }, SESSION_ENTRY)
}

async function backendHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { publishableKey } = await (await request.get('/backend.json')).json()
  return { apikey: publishableKey }
}

import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type UIMatch } from 'react-router-dom'
import { descriptionFromMatches, titleFromMatches } from './page-title.ts'
import { createRoutes } from './route-table.tsx'

export type RenderedPage = {
  html: string
  title: string
  description: string | null
  /** The panorama whose poster the page shows, if it shows one. */
  panoramaId: string | null
}

/** Renders the page of an address, `/explore?category=1`, as the browser's first render will give it. */
export async function renderPage(address: string): Promise<RenderedPage> {
  const { query, dataRoutes } = createStaticHandler(createRoutes())
  const context = await query(new Request(new URL(address, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${address} answered with a redirect, which has no page`)
  const router = createStaticRouter(dataRoutes, context)
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} />
    </StrictMode>,
  )
  const matches: Pick<UIMatch, 'handle' | 'loaderData'>[] = context.matches.map(({ route }) => ({
    handle: route.handle,
    loaderData: context.loaderData[route.id],
  }))
  return {
    html,
    title: titleFromMatches(matches),
    description: descriptionFromMatches(matches),
    panoramaId: /data-panorama="([^"]+)"/.exec(html)?.[1] ?? null,
  }
}

import type { RouteObject } from 'react-router-dom'
import { PageShell } from './page-shell.tsx'
import { RouteTrouble } from './route-trouble.tsx'

/** Every URL of the product; each page is a chunk of its own. */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <PageShell />,
      children: [
        {
          errorElement: <RouteTrouble />,
          children: [
            { path: '/', lazy: () => import('#routes/home.tsx') },
            { path: '/explore', lazy: () => import('#routes/explore.tsx') },
            { path: '*', lazy: () => import('#routes/not-found.tsx') },
          ],
        },
      ],
    },
  ]
}

import type { RouteObject } from 'react-router-dom'
import { articleRoutes, policyRoutes } from '#routes/guide-routes.ts'
import { CollapsibleFooter } from '#features/site/collapsible-footer.tsx'
import { Footer } from '#features/site/footer.tsx'
import { PageShell } from './page-shell.tsx'
import { PublicFrame } from './public-frame.tsx'
import { RouteTrouble } from './route-trouble.tsx'

/** Every URL of the product; each page is a chunk of its own. */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <PageShell />,
      children: [
        { element: <PublicFrame footer={<Footer />} />, children: [withTrouble(publicRoutes())] },
        { element: <PublicFrame footer={<CollapsibleFooter />} />, children: [withTrouble(communityRoutes())] },
        { lazy: () => import('./dashboard-frame.tsx'), children: [withTrouble(accountRoutes())] },
      ],
    },
  ]
}

/** A page that fails leaves the frame around it standing. */
function withTrouble(children: RouteObject[]): RouteObject {
  return { errorElement: <RouteTrouble />, children }
}

function publicRoutes(): RouteObject[] {
  return [
    { path: '/', lazy: () => import('#routes/home.tsx') },
    { path: '/about', lazy: () => import('#routes/about.tsx') },
    { path: '/explore', lazy: () => import('#routes/explore.tsx') },
    { path: '/tours', lazy: () => import('#routes/tours.tsx') },
    { path: '/tours/:slug', lazy: () => import('#routes/tour.tsx') },
    { path: '/pricing', lazy: () => import('#routes/pricing.tsx') },
    { path: '/signin', lazy: () => import('#routes/signin.tsx') },
    { path: '/signup', lazy: () => import('#routes/signup.tsx') },
    { path: '/reset-password', lazy: () => import('#routes/reset-password.tsx') },
    { path: '/payment-return', lazy: () => import('#routes/payment-return.tsx') },
    { path: '/trips/:token', lazy: () => import('#routes/shared-trip.tsx') },
    { path: '/payment-success', lazy: () => import('#routes/payment-success.tsx') },
    { path: '/payment-canceled', lazy: () => import('#routes/payment-canceled.tsx') },
    {
      path: '/documentation',
      lazy: () => import('#routes/documentation.tsx'),
      children: [
        ...articleRoutes(),
        // Every other address of the documentation shows its four sections alone.
        { index: true, element: null },
        { path: ':section', element: null },
        { path: ':section/:topic', element: null },
      ],
    },
    ...policyRoutes(),
    { path: '*', lazy: () => import('#routes/not-found.tsx') },
  ]
}

function communityRoutes(): RouteObject[] {
  return [
    { path: '/community', lazy: () => import('#routes/community.tsx') },
    { path: '/community/:post', lazy: () => import('#routes/community-panorama.tsx') },
  ]
}

/** What only a person who is signed in sees. */
function accountRoutes(): RouteObject[] {
  return [
    { path: '/dashboard', lazy: () => import('#routes/dashboard.tsx') },
    { path: '/dashboard/trips', lazy: () => import('#routes/dashboard-trips.tsx') },
    { path: '/dashboard/settings', lazy: () => import('#routes/dashboard-settings.tsx') },
  ]
}

import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { builtPages } from '#content/pages.ts'
import { createRoutes } from './route-table.tsx'

describe('the pages that may be linked to', () => {
  const routes = createRoutes()
  const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

  it.each(builtPages())('%s has a route', (page) => {
    expect(pathOf(page)).not.toBe('*')
  })

  it('are all that have one', () => {
    const listed = new Set(builtPages())
    const paths = routes.flatMap(pathsOf)
    // A page below another goes with it, and results of payments are only ever redirected to.
    const unlinked = /^\*$|^\/payment-|^\/[a-z]+\/|:/
    expect(paths.filter((path) => !unlinked.test(path) && !listed.has(path))).toEqual([])
  })
})

function pathsOf({ path, children = [] }: RouteObject): string[] {
  return path === undefined ? children.flatMap(pathsOf) : [path]
}

import { expect, it } from 'vitest'
import { makeSurroundingsInert } from './inert-surroundings.ts'

it('puts everything around out of reach but what speaks, and gives back what it took', () => {
  document.body.innerHTML = `
    <div id="app">
      <header id="bar"></header>
      <main id="page"><div id="viewer"><button id="inside"></button></div><div id="sheet"></div></main>
      <footer id="footer" inert></footer>
      <section id="notices" aria-live="polite"></section>
    </div>
    <div id="other"></div>`
  const viewer = document.querySelector('#viewer')
  if (!viewer) throw new Error('No viewer')
  const inertIds = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id)
  const release = makeSurroundingsInert(viewer)
  expect(inertIds()).toEqual(['bar', 'sheet', 'footer', 'other'])
  release()
  expect(inertIds()).toEqual(['footer'])
})

import { describe, expect, it } from 'vitest'
import type { FoundChromium } from './find-chromium.ts'
import { ensureChromium, reasonIn } from './install-chromium.ts'

type Options = { commands: string[]; isRoot?: boolean; refuse?: string[]; foundAfter?: string }

function imitate({ commands, isRoot = true, refuse = [], foundAfter }: Options) {
  const ran: string[] = []
  const said: string[] = []
  const chromium: FoundChromium = { path: '/usr/bin/chromium', how: 'found on this machine' }
  return {
    ran,
    said,
    tools: {
      find: () => (foundAfter !== undefined && ran.includes(foundAfter) ? chromium : null),
      run: (command: readonly string[]) => {
        const line = command.join(' ')
        ran.push(line)
        return refuse.some((part) => line.includes(part)) ? 'refused' : null
      },
      hasCommand: (program: string) => commands.includes(program),
      isRoot,
      say: (line: string) => said.push(line),
    },
  }
}

const APT_INSTALL_BOTH = 'apt-get install -y --no-install-recommends chromium chromium-headless-shell'
const APT_INSTALL = 'apt-get install -y --no-install-recommends chromium'

describe('ensureChromium', () => {
  it("installs Playwright's own where nothing is found", () => {
    const { tools, ran } = imitate({ commands: ['npx'], foundAfter: 'npx playwright install chromium' })
    expect(ensureChromium(tools).path).toBe('/usr/bin/chromium')
    expect(ran).toEqual(['npx playwright install chromium'])
  })

  it('asks the package manager where the download is refused, and says both', () => {
    const { tools, ran, said } = imitate({
      commands: ['npx', 'apt-get'],
      refuse: ['playwright'],
      foundAfter: APT_INSTALL_BOTH,
    })
    ensureChromium(tools)
    expect(ran).toEqual(['npx playwright install chromium', 'apt-get update', APT_INSTALL_BOTH])
    expect(said).toContain("Chromium: Playwright's download did not work: refused")
    expect(said.at(-1)).toBe('Chromium: /usr/bin/chromium (installed by apt-get, chromium and chromium-headless-shell)')
  })

  it('does with the whole browser where the package manager has no shell', () => {
    const { tools, ran } = imitate({ commands: ['apt-get'], refuse: ['shell'], foundAfter: APT_INSTALL })
    ensureChromium(tools)
    expect(ran).toEqual(['apt-get update', APT_INSTALL_BOTH, 'apt-get update', APT_INSTALL])
  })

  it('uses sudo without a question when it is not root', () => {
    const { tools, ran } = imitate({
      commands: ['apt-get', 'sudo'],
      isRoot: false,
      foundAfter: `sudo -n ${APT_INSTALL_BOTH}`,
    })
    ensureChromium(tools)
    expect(ran).toEqual(['sudo -n apt-get update', `sudo -n ${APT_INSTALL_BOTH}`])
  })

  it('gives up with an instruction when every way fails', () => {
    const { tools } = imitate({ commands: ['npx', 'apt-get'], refuse: ['playwright', 'apt-get'] })
    expect(() => ensureChromium(tools)).toThrow('set CHROMIUM_PATH')
  })
})

describe('reasonIn', () => {
  it.each([
    ['Downloading…\nError: Download failed: 403\n    at stack\n}\n', 'Error: Download failed: 403'],
    ['Reading lists\nE: Unable to locate package chromium', 'E: Unable to locate package chromium'],
    ['sudo: a password is required\n\n', 'sudo: a password is required'],
    ['', null],
  ])('finds it in %j', (output, reason) => {
    expect(reasonIn(output)).toBe(reason)
  })
})

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Where an answer may lead outside of the app: those who are to be asked about health. */
const FOREIGN_HOSTS: ReadonlySet<string> = new Set(['www.who.int'])
const MARKS = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|`([^`\n]+)`|(!?)\[([^\]\n]+)\]\(([^()\s]+)\)/g
const BULLET = /^\s*(?:[-*]|\d+[.)])\s+/

/**
 * An answer in a little Markdown: paragraphs, lists, bold, emphasis, code, and links to the app itself. Everything else,
 * HTML and pictures above all, is shown as the text that it is.
 */
export function MarkedText({ text }: { text: string }) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  return (
    <div className="marked-text">
      {blocks.map((block, index) => (
        <Block key={index} lines={block.split('\n')} />
      ))}
    </div>
  )
}

function Block({ lines }: { lines: readonly string[] }) {
  if (!lines.every((line) => BULLET.test(line))) return <p>{marked(lines.join('\n'))}</p>
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{marked(line.replace(BULLET, ''))}</li>
      ))}
    </ul>
  )
}

function marked(text: string): ReactNode[] {
  const nodes: ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, emphasis, code, picture, label, href] = match
    nodes.push(text.slice(at, match.index))
    at = match.index + whole.length
    if (strong !== undefined) nodes.push(<strong key={at}>{strong}</strong>)
    else if (emphasis !== undefined) nodes.push(<em key={at}>{emphasis}</em>)
    else if (code !== undefined) nodes.push(<code key={at}>{code}</code>)
    else nodes.push(picture === '' ? link(at, label ?? '', href ?? '') : label)
  }
  return [...nodes, text.slice(at)]
}

/** A link where it may lead; else its words alone. */
function link(key: number, label: string, href: string): ReactNode {
  if (/^\/(?!\/)[^\\]*$/.test(href)) {
    return (
      <Link key={key} to={href}>
        {label}
      </Link>
    )
  }
  const url = URL.canParse(href) ? new URL(href) : null
  if (url?.protocol !== 'https:' || !FOREIGN_HOSTS.has(url.host)) return label
  return (
    <a key={key} href={url.href} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}

import type { MDXComponents } from 'mdx/types'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { documentationEn } from '#content/messages/documentation.en.ts'
import { siteConfig } from '#content/site-config.ts'
import { ActionLink } from './action-link.tsx'
import { StoreBadge } from './store-badge.tsx'

/** What the four sections are made of. */
export const overviewComponents: MDXComponents = {
  a: TextLink,
  ActionLink,
  Actions,
  Aside,
  Card,
  Cards,
  NotYet,
  StoreBadge,
}

/** An article stands below the page's title, so its headings begin one level down. */
export const articleComponents: MDXComponents = {
  a: TextLink,
  h1: ArticleTitle,
  h2: ({ children, ...props }) => <h3 {...props}>{children}</h3>,
  h3: ({ children, ...props }) => <h4 {...props}>{children}</h4>,
  ActionLink,
  Actions,
  Aside,
  ContactDetails,
  NotYet,
}

/** A policy is the whole page. */
export const policyComponents: MDXComponents = { a: TextLink, h1: PolicyTitle, LastUpdated }

/** Links of the text: our own are followed without a new document. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  const isOurs = href.startsWith('/') || href.startsWith('#')
  return isOurs ? (
    <Link to={href} className="text-link">
      {children}
    </Link>
  ) : (
    <a href={href} className="text-link">
      {children}
    </a>
  )
}

function ArticleTitle({ children }: ComponentProps<'h1'>) {
  return (
    <h2 id="page-title" tabIndex={-1} className="guide-article-title">
      {children}
    </h2>
  )
}

function PolicyTitle({ children }: ComponentProps<'h1'>) {
  return (
    <h1 id="page-title" tabIndex={-1}>
      {children}
    </h1>
  )
}

function LastUpdated() {
  return (
    <p className="policy-date">
      {documentationEn.policies.lastUpdated} <time dateTime="2025-05-13">{documentationEn.policies.date}</time>
    </p>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="guide-actions">{children}</div>
}

function Cards({ children }: { children: ReactNode }) {
  return <div className="guide-cards">{children}</div>
}

/** One of several things of a kind: a heading and what there is to say about it. */
function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="guide-card">
      <h3>{title}</h3>
      {children}
    </div>
  )
}

/** A remark beside the text. */
function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="guide-aside">
      <p className="guide-aside-title">{title}</p>
      {children}
    </div>
  )
}

/** Says plainly that what the text describes is planned. */
function NotYet({ children }: { children: ReactNode }) {
  return <Aside title={documentationEn.notYet}>{children}</Aside>
}

function ContactDetails() {
  return (
    <ul>
      {siteConfig.emails.map((email) => (
        <li key={email}>
          E-mail: <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </li>
      ))}
      {siteConfig.phones.map((phone) => (
        <li key={phone}>
          Telephone: <TextLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink>
        </li>
      ))}
    </ul>
  )
}

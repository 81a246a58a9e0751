import { Accordion as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { DownIcon } from './icons.tsx'

type Props = { className?: string; children: ReactNode }

/** Questions of which one at most is open; the open one can be closed again. */
export function Accordion({ className, children }: Props) {
  return (
    <Primitive.Root type="single" collapsible className={classNames('accordion', className)}>
      {children}
    </Primitive.Root>
  )
}

type ItemProps = { title: string; headingLevel?: 'h3' | 'h4'; children: ReactNode }

/** Its text stays in the document while it is closed, for search engines and for a page without scripts. */
export function AccordionItem({ title, headingLevel: Heading = 'h3', children }: ItemProps) {
  return (
    <Primitive.Item value={title} className="accordion-item">
      <Primitive.Header asChild>
        <Heading className="accordion-header">
          <Primitive.Trigger className="accordion-trigger">
            {title}
            <DownIcon className="accordion-arrow" />
          </Primitive.Trigger>
        </Heading>
      </Primitive.Header>
      <Primitive.Content forceMount className="accordion-content">
        {children}
      </Primitive.Content>
    </Primitive.Item>
  )
}

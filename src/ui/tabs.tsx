import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Tabs after the WAI-ARIA pattern: arrows move between the tabs, only the chosen panel is shown. */
export function Tabs(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />
}

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={classNames('tabs-list', className)} {...props} />
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger className={classNames('tabs-tab', className)} {...props} />
}

export function TabPanel(props: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...props} />
}

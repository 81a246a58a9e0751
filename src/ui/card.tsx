import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Card({ className, ...props }: ComponentProps<'article'>) {
  return <article className={classNames('card', className)} {...props} />
}

export function Tag({ className, ...props }: ComponentProps<'li'>) {
  return <li className={classNames('tag', className)} {...props} />
}

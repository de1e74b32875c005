import { use } from 'react'
import type { RichText } from '../../../entities/blocks.ts'
import { Body as Blocks } from '../../blocks/body.tsx'
import type { ShownProps } from '../halves.tsx'
import { HeadingOffset } from './heading-offset.ts'

/** A body as a reader sees it. */
export default function Body({ value }: Pick<ShownProps, 'value'>) {
  return <Blocks body={value as RichText} offset={use(HeadingOffset)} />
}

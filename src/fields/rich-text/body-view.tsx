import { use } from 'react'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { Body as Blocks } from '../../blocks/body.tsx'
import type { DisplayProps } from '../base/display-component.tsx'
import { HeadingOffset } from './heading-offset.ts'

/** A body as shown to readers. */
export default function BodyView({ value }: Pick<DisplayProps, 'value'>) {
  return <Blocks body={value as RichText} offset={use(HeadingOffset)} />
}

import type { Entity, PublishedOf } from '../../entities/language/entity.ts'
import type { ShownPicture } from './shown-picture.ts'

/** What public pages read on the server: the operator's published content, as passed in by the server. */
export interface Content {
  site(): Promise<SiteFacts | undefined>
  /** The content as visible to staff; for users who are staff. */
  forStaff(): Promise<Content>
  list(entity: string): Promise<readonly object[]>
  /** By a slug that the record had before, `movedTo` is its present one. */
  find(
    entity: string,
    field: string,
    value: string,
  ): Promise<{ readonly record: object; readonly movedTo?: string } | 'gone' | undefined>
}

export interface SiteFacts {
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly descriptionEn: string | null
  readonly status: string
}

/** Fields of a record as returned to the public. */
export type Published<E extends Entity, F extends keyof PublishedOf<E>> = Pick<PublishedOf<E>, 'id' | 'updatedAt' | F>

/** A record with its picture prepared for display. */
export type Pictured<T> = T & { readonly picture: ShownPicture | undefined }

/** All records of an entity, as what its page shows of them. */
export const listAll = async <T>(content: Content, entity: string): Promise<readonly T[]> =>
  (await content.list(entity)) as readonly T[]

/** The same records with their heavy fields, which lists leave out; the server caches each. */
export async function whole<T>(
  content: Content,
  entity: string,
  records: readonly { readonly id: string }[],
): Promise<T[]> {
  const answers = await Promise.all(records.map(({ id }) => content.find(entity, 'id', id)))
  return answers.flatMap((each) => (each && each !== 'gone' ? [each.record as T] : []))
}

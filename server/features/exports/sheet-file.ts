import type { FastifyReply } from 'fastify'
import { mediaTypes } from '../../../entities/system/export-file.ts'
import { contentDisposition } from '../uploads/content-disposition.ts'

interface SheetFile {
  readonly name: string
  readonly format: keyof typeof mediaTypes
  readonly charset?: string
}

/** The headers of a CSV or XLSX file to be saved under a name; nobody else's cache keeps it. */
export const asSheetFile = (reply: FastifyReply, { name, format, charset = 'utf-8' }: SheetFile): FastifyReply =>
  reply
    .type(format === 'csv' ? `${mediaTypes.csv}; charset=${charset}` : mediaTypes.xlsx)
    .header('content-disposition', contentDisposition({ title: name, name }, 'attachment'))
    .header('cache-control', 'private, no-store')

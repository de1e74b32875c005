import { maxUploadBytes } from '../../entities/language/uploads/upload-kinds.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a file; all others are JSON. */
    multipart?: boolean
  }
}

/** The bounds of a body with one file in it. */
export const multipartLimits = {
  parts: 1,
  files: 1,
  fields: 0,
  headerPairs: 20,
  fieldNameSize: 50,
  fileSize: Math.max(...Object.values(maxUploadBytes)),
}

/** How such a body stands in the OpenAPI document; it is read as a stream, so nothing checks it as a whole. */
export const multipartBody = {
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' } },
  },
}

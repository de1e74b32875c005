import { maxUploadBytes } from '../../../entities/language/uploads/upload-kinds.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a file upload; all other bodies are JSON. */
    multipart?: boolean
  }
}

/** Limits for a body containing one file. */
export const multipartLimits = {
  parts: 1,
  files: 1,
  fields: 0,
  headerPairs: 20,
  fieldNameSize: 50,
  fileSize: Math.max(...Object.values(maxUploadBytes)),
}

/** The body in the OpenAPI document. It is read as a stream, so it is not validated as a whole. */
export const multipartBody = {
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' } },
  },
}

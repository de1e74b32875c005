import type { FastifyInstance } from 'fastify'

/**
 * Adds routes without a place of their own among the plugins, which Fastify gives to each (`after`) in case a plugin that
 * is added later sets the error handler for it: for a thousand routes that takes a seventh of a start. Whatever they go
 * by must have been set before.
 */
export function addAtOnce(app: FastifyInstance, add: () => void): void {
  const { after } = app
  const atOnce = (set: (error: null, done: () => void) => void): FastifyInstance => {
    set(null, () => {})
    return app
  }
  app.after = atOnce as FastifyInstance['after']
  add()
  app.after = after
}

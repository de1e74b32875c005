/** What is the same at every site. The client of a site is in `sites/`. */
export { CaptainError, type Issue } from './errors.ts'
export { memoryCache, type Cache, type CachedAnswer, type ClientOptions } from './transport.ts'
export { escapeHtml, renderBlocks, renderBody, type RenderOptions } from './blocks.ts'
export {
  pictureAttributes,
  pictureFocus,
  type PictureAttributes,
  type PictureOptions,
  type PictureShape,
} from './pictures.ts'
export { onPreviewChange, type PreviewPage } from './previews.ts'
export type * from './preview-links.ts'
export { verifyWebhook, WebhookError, type WebhookMessage, type WebhookOptions } from './webhooks.ts'
export type * from './values.ts'
export type * from './orders.ts'
export type * from './forms.ts'

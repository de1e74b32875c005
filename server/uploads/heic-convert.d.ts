declare module 'heic-convert' {
  /** The picture of a HEIC file in another format. */
  export default function convert(options: {
    readonly buffer: Uint8Array
    readonly format: 'JPEG' | 'PNG'
    readonly quality?: number
  }): Promise<ArrayBuffer>
}

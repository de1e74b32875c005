declare module 'heic-convert' {
  /** Converts the picture in a HEIC file to another format. */
  export default function convert(options: {
    readonly buffer: Uint8Array
    readonly format: 'JPEG' | 'PNG'
    readonly quality?: number
  }): Promise<ArrayBuffer>
}

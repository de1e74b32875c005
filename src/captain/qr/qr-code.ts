import QRCodeStyling, { type CornerSquareType, type DotType } from 'qr-code-styling'

/** How a code looks. */
export interface QrStyle {
  readonly dots: DotType
  readonly corners: CornerSquareType
  readonly colour: string
  readonly ground: string
  /** A picture in the middle, as a `data:` address. */
  readonly logo: string | undefined
}

export const dotShapes = ['square', 'rounded', 'dots', 'extra-rounded', 'classy'] as const satisfies DotType[]
export const cornerShapes = ['square', 'extra-rounded', 'dot'] as const satisfies CornerSquareType[]

export const plainStyle: QrStyle = {
  dots: 'square',
  corners: 'square',
  colour: '#000000',
  ground: '#ffffff',
  logo: undefined,
}

/** In pixels; a quarter of a code may be hidden (level Q), so that a logo does no harm. */
const codeSize = 300
const quietZone = 20

/** A code of an address. Throws when the address does not fit into any. */
export const qrCodeOf = (address: string, { dots, corners, colour, ground, logo }: QrStyle): QRCodeStyling =>
  new QRCodeStyling({
    type: 'svg',
    width: codeSize,
    height: codeSize,
    margin: quietZone,
    data: address,
    qrOptions: { errorCorrectionLevel: 'Q' },
    dotsOptions: { type: dots, color: colour },
    cornersSquareOptions: { type: corners, color: colour },
    cornersDotOptions: { type: corners === 'square' ? 'square' : 'dot', color: colour },
    backgroundOptions: { color: ground },
    // The picture is in the file already: nothing is fetched.
    imageOptions: { saveAsBlob: false, hideBackgroundDots: true, imageSize: 0.4, margin: 4 },
    ...(logo !== undefined && { image: logo }),
  })

import QRCodeStyling, { type CornerSquareType, type DotType } from 'qr-code-styling'

/** The style of a QR code. */
export interface QrStyle {
  readonly dots: DotType
  readonly corners: CornerSquareType
  readonly colour: string
  readonly ground: string
  /** A picture in the centre, as a `data:` URL. */
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

/** In px. At error correction level Q a quarter of the code may be covered, so a logo does no harm. */
const codeSize = 300
const quietZone = 20

/** The QR code of a URL. Throws when the URL is too long for any code. */
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
    // The logo is a `data:` URL: nothing is fetched.
    imageOptions: { saveAsBlob: false, hideBackgroundDots: true, imageSize: 0.4, margin: 4 },
    ...(logo !== undefined && { image: logo }),
  })

/** The minimum contrast at which cameras detect the dots; the dots must be the darker colour. */
const minContrast = 4

/** Whether a QR code in these colours is readable: dark dots with enough contrast (WCAG 2.2, relative luminance). */
export function isReadable(dots: string, ground: string): boolean {
  const [dark, light] = [luminance(dots), luminance(ground)]
  return (light + 0.05) / (dark + 0.05) >= minContrast
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

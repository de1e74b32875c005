/** A PDF of one page with a few drawn lines, small enough to read as text. */
export function drawPdf(): Buffer {
  const rows = Array.from(
    { length: 12 },
    (_, row) => `72 ${700 - row * 24} m ${row % 4 === 3 ? 320 : 520} ${700 - row * 24} l S`,
  )
  const drawing = `2 w 0.2 0.4 0.5 RG 72 760 360 18 re f 0.6 w 0.5 G ${rows.join(' ')}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

import './harbour-drawing.css'

/**
 * The illustration on the home page: a harbour with hills, a lighthouse, boats and a cat. Its colours follow the theme.
 * Rendered on the server only; the browser keeps the markup, so the drawing is not part of its script.
 */
export const HarbourDrawing = () => (
  <svg
    className="harbour"
    viewBox="0 0 1600 420"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawing : '' }}
  />
)

const drawing = `<linearGradient id="harbour-beam" gradientUnits="userSpaceOnUse" x1="1336" y1="152" x2="960" y2="236">
<stop stop-color="#ffd27a" />
<stop offset="1" stop-color="#ffd27a" stop-opacity="0" />
</linearGradient>
<circle class="sun" cx="1060" cy="70" r="70" />
<circle class="glow" cx="1060" cy="70" r="120" />
<path class="hill far" d="M760 300 Q900 170 1050 232 T1330 214 T1600 240 V420 H700 Z" />
<path class="hill near" d="M960 318 Q1130 228 1290 272 T1600 262 V420 H900 Z" />
<g class="houses">
<path d="M1392 262 v-44 l26 -20 26 20 v44 z" />
<path d="M1448 262 v-62 l20 -16 20 16 v62 z" />
<path d="M1492 262 v-38 l30 -22 30 22 v38 z" />
<path class="lit" d="M1410 232 h14 v14 h-14z M1460 214 h14 v14 h-14z M1514 236 h16 v12 h-16z" />
</g>
<g class="lighthouse">
<path d="M1316 272 l8 -104 h24 l8 104 z" />
<path class="stripe" d="M1321 210 h30 l2 24 h-34 z" />
<path d="M1318 168 h36 v-6 h-36 z M1326 162 v-20 h20 v20 z M1323 142 l13 -14 13 14 z" />
<path class="beam" d="M1336 152 L960 206 V276 Z" />
<circle class="beam lamp" cx="1336" cy="152" r="9" />
</g>
<path class="sea back" d="M0 330 Q100 312 200 330 T400 330 T600 330 T800 330 T1000 330 T1200 330 T1400 330 T1600 330 V420 H0 Z" />
<g class="boat">
<path d="M862 322 h116 l-22 28 h-76 z" />
<path class="sail" d="M916 214 v98 h-56 z M924 232 l44 80 h-44 z" />
</g>
<g class="boat small">
<path d="M1120 330 h64 l-12 16 h-42 z" />
<path class="sail" d="M1150 274 v50 h-30 z" />
</g>
<path class="sea front" d="M0 362 Q130 342 260 362 T520 362 T780 362 T1040 362 T1300 362 T1600 362 V420 H0 Z" />
<path class="quay" d="M0 372 H470 q16 0 16 16 V420 H0 Z" />
<g class="cat">
<path d="M318 372 c-6 -34 4 -62 30 -70 l-4 -34 16 15 q12 -4 24 0 l16 -15 -2 36 c22 12 28 40 22 68 z" />
<path class="tail" d="M416 370 q40 2 38 -30 q-2 -16 12 -16" />
<path class="eyes" d="M357 302 h.1 M383 302 h.1" />
</g>
<path class="bollard" d="M230 372 v-26 q-8 -2 -8 -10 t10 -8 h32 q10 0 10 8 t-8 10 v26 z" />`

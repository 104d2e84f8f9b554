/** The landing page's illustration of a harbour. It overflows its box so that it reaches the edges of the page. */
export function Harbour() {
  return (
    <>
      <clipPath id="above-sea">
        <rect x="-2000" y="0" width="5000" height="400" />
      </clipPath>
      <circle className="sun" cx="418" cy="368" r="58" clipPath="url(#above-sea)" />
      <path
        className="hills far"
        d="M-2000 400V352Q-1500 320-1000 356T-120 360Q60 322 190 352T420 356Q540 318 660 348T1000 342L3000 330V400z"
      />
      <path
        className="hills near"
        d="M-2000 400V378Q-1200 352-500 380T60 376Q170 356 280 378T520 380Q640 356 760 374T3000 366V400z"
      />
      <rect className="sea" x="-2000" y="400" width="5000" height="400" />
      <path
        className="glint"
        d="M366 410h104M382 420h72M374 431h86M396 442h46M404 454h30"
        strokeLinecap="round"
      />
      <path
        className="ripple"
        d="M-420 436h90M-250 462h60M-120 428h54M150 470h70M40 446h42M250 492h46M470 478h34M-600 480h80"
        strokeLinecap="round"
      />
      <Factory />
      <Ship />
      <Quay />
    </>
  )
}

function Factory() {
  return (
    <g>
      <path className="quay" d="M-2000 396H132l-8 22H-2000z" />
      <path className="edge" d="M-2000 396H132" />
      <path className="wall" d="M22 396v-78l28 20v-20l28 20v-20l28 20v58z" />
      <path className="line" d="M92 328v-22h9v29" />
      <path className="glass" d="M34 352h12v12H34zM58 352h12v12H58zM82 352h12v12H82z" />
      <path className="door" d="M56 376h16v20H56z" />
    </g>
  )
}

const containers = [
  ['ink', 'paper', 'work', 'paper'],
  ['paper', 'signal', 'paper', 'ink'],
  ['work', 'paper', 'signal'],
] as const

function Ship() {
  return (
    <g className="ship">
      <path className="wall" d="M214 372v-58h40v58z" />
      <path className="glass" d="M220 322h28v8h-28z" />
      <path className="line" d="M220 342h28M220 354h28" />
      <path className="hull" d="M222 314v-20h16v20z" />
      <path className="tone-signal" d="M222 299h16v5h-16z" />
      {containers.map((row, level) =>
        row.map((tone, place) => (
          <rect
            key={`${level}-${place}`}
            className={`box tone-${tone}`}
            x={264 + place * 48}
            y={354 - level * 19}
            width="46"
            height="18"
          />
        )),
      )}
      <path className="hull" d="M200 372h284q10-2 18-8l-26 48q-3 4-8 4H228q-8 0-12-8z" />
      <path className="tone-signal" d="M218.500 409h259l-1.500 3q-3 4-8 4H228q-6 0-9.500-7z" />
    </g>
  )
}

function Quay() {
  return (
    <g>
      <path className="quay" d="M548 396H3000v40H558z" />
      <path className="edge" d="M548 396H3000" />
      <path className="line" d="M588 396V224M666 396V224M588 300h78M588 300l78-76M576 396h24M654 396h24" />
      <path className="line thick" d="M424 224h312" />
      <path className="line" d="M588 224l34-52 44 52M622 172L440 224M622 172l104 52" />
      <g className="trolley">
        <path className="line" d="M486 228v58M510 228v58" />
        <path className="hull" d="M480 220h36v9h-36z" />
        <rect className="box tone-signal" x="475" y="286" width="46" height="18" />
      </g>
      <g>
        <rect className="box tone-work" x="602" y="368" width="38" height="17" />
        <path className="wall" d="M640 372h10l6 7v8h-16z" />
        <path className="line" d="M600 387h58" />
        <circle className="hull" cx="611" cy="391" r="4.500" />
        <circle className="hull" cx="648" cy="391" r="4.500" />
      </g>
      <path className="wall" d="M694 396v-78l58-32 58 32v78z" />
      <path className="line" d="M694 318h116" />
      <path className="door" d="M726 340h52v56h-52z" />
      <path className="line" d="M726 354h52M726 368h52M726 382h52" />
    </g>
  )
}

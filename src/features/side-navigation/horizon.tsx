/** The sun of the wordmark over the plain, at the foot of the panel. Decoration. */
export function Horizon() {
  return (
    <svg className="side-nav-horizon" viewBox="0 0 256 132" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M72 96a56 56 0 0 1 112 0Z" fill="var(--color-sun)" />
      <path
        d="M0 88q22-7 44-5t40-3q26-9 40-8 10-8 22-8 14 0 26 9 20 6 40 5 22-1 44 5v49H0Z"
        fill="#8c5a2c"
        opacity="0.55"
      />
      <path d="M0 100q36-7 72-3 40 5 84 0 50-6 100 2v33H0Z" fill="#4a2c17" />
      <g fill="#24160c">
        <path d="M0 116q60-9 128-4t128-3v23H0Z" />
        <path d="M52 113q2-14 1-28l-9-8 1-1 9 6 2-8h2l-1 9 8-7 1 1-9 9q0 14 2 27Z" />
        <path d="M24 79q6-8 18-8 6-6 16-5 12-1 16 5 10 1 15 7-9 3-20 2-10 3-22 1-13 2-23-2Z" />
        <path d="M196 112q1-9 0-17l-6-5 1-1 5 4 2-6h1l-1 6 5-4 1 1-6 5q0 9 2 17Z" />
        <path d="M179 91q4-5 12-5 4-3 9-3 8 0 11 4 6 0 9 4-6 2-13 1-6 2-13 1-9 1-15-2Z" />
      </g>
    </svg>
  )
}

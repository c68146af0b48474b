export function PrescriptionDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 104 104" aria-hidden="true" className={className}>
      <rect x="22" y="10" width="62" height="82" rx="9" fill="#fff" />
      <path d="M84 72V83a9 9 0 0 1-9 9H64z" fill="#cfe6d2" />
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M33 24v24M33 24h9a6.5 6.5 0 0 1 0 13h-9M41 37l13 15M54 38 42 52" stroke="#15803d" />
        <path d="M33 64h38M33 74h24" stroke="#c8d6cc" />
      </g>
      <circle cx="80" cy="26" r="15" fill="#fbbf24" />
      <path
        d="M80 33V20m-5.5 5L80 19.5l5.5 5.5"
        fill="none"
        stroke="#5f2f06"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

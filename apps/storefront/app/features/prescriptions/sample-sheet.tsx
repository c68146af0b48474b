export type SamplePart = 'whole' | 'doctor' | 'patient' | 'medicines';

const MARKS: Record<SamplePart, { y: number; height: number }> = {
  whole: { y: 18, height: 324 },
  doctor: { y: 26, height: 62 },
  patient: { y: 94, height: 44 },
  medicines: { y: 144, height: 112 },
};

/** Hidden from screen readers: its text is an example. */
export function SampleSheet({ part, className }: { part: SamplePart; className: string }) {
  const { y, height } = MARKS[part];
  return (
    <svg viewBox="0 0 280 360" aria-hidden="true" lang="en" className={className}>
      <rect width="280" height="360" rx="12" fill="#d9c3a3" />
      <rect x="22" y="16" width="240" height="330" fill="#000" opacity=".12" />
      <rect x="18" y="12" width="240" height="330" fill="#fffefa" />
      <g fontFamily="Figtree, system-ui, sans-serif" fill="#14231a">
        <text x="36" y="46" fontSize="16" fontWeight="800" fill="#0f766e">
          Aarogya Clinic
        </text>
        <text x="36" y="63" fontSize="10.5" fontWeight="600">
          Dr. A. Deshpande, MBBS, MD
        </text>
        <text x="36" y="78" fontSize="9.5" fill="#4b5d52">
          Reg. No. MP-10412
        </text>
        <path d="M36 90h204" stroke="#0f766e" strokeWidth="1.5" />
        <text x="36" y="112" fontSize="10.5">
          Patient: Asha Verma, 34 years
        </text>
        <text x="36" y="129" fontSize="10.5">
          Date: 9 November 2026
        </text>
        <text x="36" y="172" fontSize="26" fontWeight="800" fill="#0f766e">
          Rx
        </text>
        <g fill="#1f3a8a" fontSize="11.5" fontWeight="600">
          <text x="40" y="196">
            1. Amoxicillin 500 mg
          </text>
          <text x="56" y="212" fontSize="10">
            1 - 0 - 1, after food, 5 days
          </text>
          <text x="40" y="234">
            2. Cetirizine 10 mg
          </text>
          <text x="56" y="250" fontSize="10">
            0 - 0 - 1, at night, 5 days
          </text>
        </g>
        <path
          d="M168 298c8-18 16-20 17-9s-10 20-1 15 12-21 17-16-5 17 4 13 11-13 25-11"
          fill="none"
          stroke="#1f3a8a"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <text x="186" y="326" fontSize="9" fill="#4b5d52">
          Signature
        </text>
      </g>
      <rect x="26" y={y} width="224" height={height} rx="8" fill="none" stroke="#15803d" strokeWidth="3" />
    </svg>
  );
}

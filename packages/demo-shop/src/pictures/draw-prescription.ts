import { drawText } from '../packshots/outlined-text.ts';

type SamplePrescription = {
  clinic: string;
  doctor: string;
  registration: string;
  patient: string;
  date: string;
  medicines: { name: string; dose: string }[];
};

const INK = '#1f3a8a';
const PRINT = '#1d2a20';
const QUIET = '#5b6b60';

/** SVG of a prescription on a table, 900 × 1200. */
export function drawPrescription(sheet: SamplePrescription): string {
  const text = (line: string, x: number, y: number, size: number, fill = PRINT) =>
    drawText(line, { x, y, size, fill, face: 'text', anchor: 'start', max: 760 - x });
  const rows = sheet.medicines.map(({ name, dose }, index) => {
    const y = 590 + index * 110;
    return text(`${index + 1}. ${name}`, 130, y, 34, INK) + text(dose, 170, y + 44, 26, INK);
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">',
    '<rect width="900" height="1200" fill="#8a6a4a"/>',
    '<path d="M0 180h900M0 420h900M0 700h900M0 980h900" stroke="#7b5d40" stroke-width="6"/>',
    '<g transform="rotate(-1.5 450 600)">',
    '<rect x="78" y="70" width="752" height="1066" fill="#000" opacity=".22"/>',
    '<rect x="70" y="58" width="752" height="1066" fill="#fdfcf7"/>',
    text(sheet.clinic, 130, 140, 44, '#0f766e'),
    text(sheet.doctor, 130, 190, 30),
    text(`Reg. No. ${sheet.registration}`, 130, 228, 24, QUIET),
    '<path d="M130 262H762" stroke="#0f766e" stroke-width="4"/>',
    text(`Patient: ${sheet.patient}`, 130, 320, 28),
    text(`Date: ${sheet.date}`, 130, 364, 28),
    text('Rx', 130, 490, 84, '#0f766e'),
    ...rows,
    `<path d="M560 1010c20-46 42-52 44-24s-26 52-2 40 30-56 44-42-14 44 10 34 28-34 66-28" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`,
    text('Signature', 590, 1072, 24, QUIET),
    '</g></svg>',
  ].join('');
}

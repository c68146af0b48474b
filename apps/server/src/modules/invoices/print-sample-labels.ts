import { drawQr } from './pdf-qr.ts';
import { openPaper, type Paper, QUIET } from './pdf-sheet.ts';

/** The tube of one test of one patient. */
export type SampleLabel = {
  /** The address of the order in the console, for the QR code. */
  url: string;
  shownId: string;
  patient: string;
  age: number;
  sex: string | null;
  test: string;
  date: string;
};

/** 60 by 40 mm, a usual size of label printers. */
const WIDTH = 170;
const HEIGHT = 113;
const EDGE = 8;
const QR_SIZE = 46;

export async function printSampleLabels(labels: SampleLabel[]): Promise<Buffer<ArrayBuffer>> {
  const format = { size: [WIDTH, HEIGHT] as [number, number], left: EDGE, right: WIDTH - EDGE, bottom: HEIGHT - EDGE };
  const paper = await openPaper('Sample labels', format);
  labels.forEach((label, at) => {
    if (at > 0) paper.breakPage();
    drawLabel(paper, label);
  });
  return paper.finish();
}

function drawLabel(paper: Paper, { url, shownId, patient, age, sex, test, date }: SampleLabel): void {
  const width = WIDTH - 2 * EDGE;
  const besideQr = width - QR_SIZE - 4;
  drawQr(paper, url, { x: WIDTH - EDGE - QR_SIZE, y: EDGE, size: QR_SIZE });
  paper.moveTo(EDGE);
  paper.down(paper.write(shortened(patient, 36), EDGE, paper.y, besideQr, { bold: true, size: 11 }));
  paper.down(paper.write([`${age} years`, sex].filter(Boolean).join(' · '), EDGE, paper.y, besideQr, { size: 9 }));
  paper.moveTo(Math.max(paper.y, EDGE + QR_SIZE + 3));
  paper.down(paper.write(shortened(test, 64), EDGE, paper.y, width, { bold: true, size: 8.5 }));
  paper.write(`${shownId} · ${date}`, EDGE, paper.y, width, { size: 8, color: QUIET });
}

/** A label has one page, whatever people type. */
const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

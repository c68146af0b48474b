import { formatRupees } from '@subah/rules/money';
import type { MissingChoice } from '@subah/rules/orders/missing-choices';
import { drawQr } from './pdf-qr.ts';
import { INK, openPaper, type Paper, QUIET } from './pdf-sheet.ts';

/** An order as its packing slip shows it. The orders module provides it. */
export type PackingSlip = {
  /** The address of the order in the console, for the QR code. */
  url: string;
  orderName: string;
  area: string;
  slot: string;
  name: string;
  phone: string;
  street: string;
  landmark?: string | undefined;
  pincode: string;
  /** Rupees; 0 for a paid order. */
  cashToCollect: number;
  instructions: string;
  ifMissing: MissingChoice;
  items: { name: string; unit: string; quantity: number }[];
};

const LEFT = 18;
const RIGHT = 280;
const WIDTH = RIGHT - LEFT;
const BOTTOM = 396;
const QR_SIZE = 62;

const MISSING_TEXTS: Record<MissingChoice, string> = {
  replace: 'If missing: replace',
  ask: 'If missing: call the customer',
  leave_out: 'If missing: leave out',
};

/** One A6 slip per order; a long order continues on the next page. */
export async function printSlips(slips: PackingSlip[]): Promise<Buffer<ArrayBuffer>> {
  const paper = await openPaper('Packing slips', { size: 'A6', left: LEFT, right: RIGHT, bottom: BOTTOM });
  slips.forEach((slip, at) => {
    if (at > 0) paper.breakPage();
    drawHead(paper, slip);
    drawItems(paper, slip);
  });
  return paper.finish();
}

function drawHead(paper: Paper, slip: PackingSlip): void {
  const width = WIDTH - QR_SIZE - 8;
  drawQr(paper, slip.url, { x: RIGHT - QR_SIZE, y: LEFT, size: QR_SIZE });
  paper.moveTo(LEFT);
  const row = (text: string, style: Parameters<Paper['write']>[4] = {}) => {
    if (text) paper.down(paper.write(text, LEFT, paper.y, width, { size: 9, ...style }));
  };
  row(`${slip.orderName} · ${slip.area}`, { bold: true, size: 14 });
  row(slip.slot, { size: 8.5, color: QUIET });
  row(slip.name, { bold: true, size: 11 });
  row(`${slip.street}, ${slip.pincode}`);
  if (slip.landmark) row(`Landmark: ${slip.landmark}`);
  row(slip.phone, { bold: true });
  paper.moveTo(Math.max(paper.y, LEFT + QR_SIZE) + 4);
  const cash = slip.cashToCollect > 0 ? `Collect ${formatRupees(slip.cashToCollect)} in cash` : 'Paid';
  paper.box(LEFT, paper.y, WIDTH, 20, INK);
  paper.write(cash, LEFT + 6, paper.y + 3, WIDTH - 12, { bold: true, size: 11, color: '#ffffff' });
  paper.down(24);
  if (slip.instructions)
    paper.down(paper.write(slip.instructions, LEFT, paper.y, WIDTH, { bold: true, size: 9.5 }) + 1);
  paper.down(paper.write(MISSING_TEXTS[slip.ifMissing], LEFT, paper.y, WIDTH, { size: 8.5, color: QUIET }) + 3);
}

function drawItems(paper: Paper, { items, orderName }: PackingSlip): void {
  for (const { name, unit, quantity } of items) {
    const text = unit ? `${name}, ${unit}` : name;
    const height = paper.heightOf(text, WIDTH - 34, { size: 9.5 }) + 4;
    if (paper.need(height))
      paper.down(paper.write(`${orderName}, continued`, LEFT, paper.y, WIDTH, { size: 8.5, color: QUIET }));
    paper.line();
    paper.write(`${quantity} ×`, LEFT, paper.y + 2, 30, { bold: true, size: 9.5, align: 'right' });
    paper.write(text, LEFT + 34, paper.y + 2, WIDTH - 34, { size: 9.5 });
    paper.down(height);
  }
}

import { type RateSum, savedPaise } from '@subah/rules/invoices/invoice-figures';
import { rupeesInWords } from '@subah/rules/invoices/rupees-in-words';
import { dayOf, money } from './format.ts';
import { GREEN, LEFT, type Paper, QUIET, RIGHT, TINT } from './pdf-sheet.ts';
import type { CreditNote, Invoice } from './read-invoice.ts';

type Sum = { label: string; value: string; isMain?: boolean };

/** Sums on the right, tax by rate on the left, credit notes and notes below. */
export function drawTotals(paper: Paper, invoice: Invoice): void {
  const sums = sumsOf(invoice);
  paper.need(Math.max(sums.length * 17, (invoice.figures.rates.length + 2) * 14) + 40);
  paper.down(10);
  const top = paper.y;
  const rightEnd = drawSums(paper, sums, top);
  const leftEnd = drawRates(paper, invoice.figures.rates, top);
  paper.moveTo(Math.max(leftEnd, rightEnd) + 10);
  drawSaving(paper, savedPaise(invoice.figures));
  drawCreditNotes(paper, invoice);
  for (const note of notesOf(invoice)) {
    paper.need(30);
    paper.down(paper.write(note, LEFT, paper.y, RIGHT - LEFT, { size: 9, color: QUIET }) + 2);
  }
}

function sumsOf({ figures, isOnline, isPaid }: Invoice): Sum[] {
  const { rates, soldPaise, tipPaise, roundingPaise = 0, toPayPaise, coinsPaise, duePaise } = figures;
  const total = (part: (rate: RateSum) => number): number => rates.reduce((sum, rate) => sum + part(rate), 0);
  const taxes: [string, number][] = [
    ['CGST', total(({ cgstPaise }) => cgstPaise)],
    ['SGST', total(({ sgstPaise }) => sgstPaise)],
    ['IGST', total(({ igstPaise }) => igstPaise)],
  ];
  const row = (label: string, paise: number): Sum => ({ label, value: money(paise) });
  return [
    row(
      'Taxable and exempt value',
      total(({ taxablePaise }) => taxablePaise),
    ),
    ...taxes.filter(([, paise]) => paise > 0).map(([label, paise]) => row(label, paise)),
    row('Invoice total', soldPaise),
    ...(tipPaise > 0 ? [row('Tip for the delivery partner', tipPaise)] : []),
    ...(roundingPaise > 0 ? [{ label: 'Rounding', value: `−${money(roundingPaise)}` }] : []),
    ...(tipPaise > 0 || coinsPaise > 0 ? [row('To pay', toPayPaise)] : []),
    ...(coinsPaise > 0 ? [{ label: 'Paid with SuperCoins', value: `−${money(coinsPaise)}` }] : []),
    {
      label: isOnline ? 'Paid online' : isPaid ? 'Paid in cash' : 'To pay in cash',
      value: `₹${money(duePaise)}`,
      isMain: true,
    },
  ];
}

function drawSums(paper: Paper, sums: Sum[], top: number): number {
  let y = top;
  for (const { label, value, isMain = false } of sums) {
    const style = { bold: isMain, size: isMain ? 12.5 : 10 };
    if (isMain) paper.box(335, y, RIGHT - 335, 24, TINT);
    const place = isMain ? y + 3 : y;
    paper.write(label, 345, place, 130, style);
    paper.write(value, 450, place, 99, { ...style, align: 'right' });
    y += isMain ? 26 : 16;
  }
  return y;
}

const RATE_COLUMNS = [
  { x: LEFT, width: 50 },
  { x: LEFT + 52, width: 66 },
  { x: LEFT + 122, width: 48 },
  { x: LEFT + 174, width: 48 },
  { x: LEFT + 226, width: 48 },
];

function drawRates(paper: Paper, rates: RateSum[], top: number): number {
  const rows = [
    ['GST rate', 'Value', 'CGST', 'SGST', 'IGST'],
    ...rates.map((rate) => [
      rate.gstPercent === 0 ? 'Exempt' : `${rate.gstPercent}%`,
      ...[rate.taxablePaise, rate.cgstPaise, rate.sgstPaise, rate.igstPaise].map(money),
    ]),
  ];
  let y = top;
  rows.forEach((row, at) => {
    RATE_COLUMNS.forEach(({ x, width }, column) => {
      const align = column === 0 ? 'left' : 'right';
      paper.write(row[column] ?? '', x, y, width, {
        size: 9,
        bold: at === 0,
        color: at === 0 ? QUIET : '#14231a',
        align,
      });
    });
    y += 14;
  });
  return y;
}

function drawSaving(paper: Paper, paise: number): void {
  if (paise <= 0) return;
  paper.need(30);
  const text = `You saved ₹${money(paise)} on this order.`;
  paper.down(paper.write(text, LEFT, paper.y, RIGHT - LEFT, { bold: true, size: 10, color: GREEN }) + 4);
}

function drawCreditNotes(paper: Paper, { creditNotes, number, figures }: Invoice): void {
  for (const note of creditNotes) drawCreditNote(paper, note, number);
  if (creditNotes.length === 0) return;
  const leftPaise = creditNotes.reduce((rest, { amountPaise }) => rest - amountPaise, figures.soldPaise);
  const text = `Invoice ${number} after its credit notes: ₹${money(Math.max(0, leftPaise))}`;
  paper.need(30);
  paper.down(paper.write(text, LEFT, paper.y, RIGHT - LEFT, { bold: true, size: 10 }) + 4);
}

function drawCreditNote(paper: Paper, note: CreditNote, invoice: string): void {
  const title = `Credit note ${note.number} of ${dayOf(note.issuedAt)}: −₹${money(note.amountPaise)}`;
  const text = `${note.reason} ${reversalText(note, invoice)}`;
  const height = paper.heightOf(text, 490, { size: 9.5 }) + 28;
  paper.need(height + 8);
  paper.box(LEFT, paper.y, RIGHT - LEFT, height, '#fdecec');
  paper.write(title, LEFT + 10, paper.y + 5, 490, { bold: true, size: 11, color: '#b91c1c' });
  paper.write(text, LEFT + 10, paper.y + 22, 490, { size: 9.5 });
  paper.down(height + 8);
}

function reversalText({ figures }: CreditNote, invoice: string): string {
  if (!figures) return `It reverses invoice ${invoice} with its taxable value and tax.`;
  const names = figures.lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ');
  const sum = (part: (rate: RateSum) => number): string =>
    money(figures.rates.reduce((all, rate) => all + part(rate), 0));
  const taxes = [
    `CGST ${sum(({ cgstPaise }) => cgstPaise)}`,
    `SGST ${sum(({ sgstPaise }) => sgstPaise)}`,
    `IGST ${sum(({ igstPaise }) => igstPaise)}`,
  ].filter((tax) => !tax.endsWith(' 0.00'));
  const value = [`Taxable and exempt value ${sum(({ taxablePaise }) => taxablePaise)}`, ...taxes].join(', ');
  return `It reverses of invoice ${invoice}: ${names}. ${value}.`;
}

const notesOf = ({ figures }: Invoice): string[] => [
  `${rupeesInWords(figures.duePaise)}.`,
  'Prices include GST. No tax is payable on reverse charge. The tip is passed on and is not part of the supply.',
  'This invoice was made by a computer and needs no signature.',
];

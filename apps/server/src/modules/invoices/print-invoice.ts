import type { ShopFacts } from '@subah/contract/shop/shop-facts';
import { expiryText } from '@subah/rules/catalog/batches';
import type { InvoiceLine } from '@subah/rules/invoices/invoice-figures';
import { placeOfSupply } from '@subah/rules/invoices/place-of-supply';
import type { PackedBatch } from '../stock/index.ts';
import { dayOf, money } from './format.ts';
import { GREEN, INK, LEFT, openPaper, type Paper, QUIET, RIGHT, TINT } from './pdf-sheet.ts';
import { drawTotals } from './print-totals.ts';
import type { Invoice } from './read-invoice.ts';

/** Renders the invoices of one order as an A4 PDF, legible on a phone, each on a new page. */
export async function printInvoices(invoices: Invoice[]): Promise<Buffer<ArrayBuffer>> {
  const title = invoices.map(({ figures, number }) => `${figures.title} ${number}`).join(', ');
  const paper = await openPaper(title);
  invoices.forEach((invoice, at) => {
    if (at > 0) paper.breakPage();
    drawHead(paper, invoice);
    drawParties(paper, invoice);
    drawLines(paper, invoice);
    drawTotals(paper, invoice);
  });
  const seller = invoices.at(-1)?.seller;
  return paper.finish(seller ? `${title} · ${sellerName(seller)}` : title);
}

function drawHead(paper: Paper, { figures, creditNotes, seller }: Invoice): void {
  paper.box(0, 0, 595, 8, '#fbbf24');
  drawName(paper, seller.name);
  paper.write(figures.title, 280, 28, RIGHT - 280, { bold: true, size: 18, align: 'right' });
  const creditedPaise = creditNotes.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const reversal = creditedPaise < figures.soldPaise ? 'Reversed in part' : 'Reversed';
  const note = creditedPaise > 0 ? `${reversal} by a credit note, see below` : 'Original for recipient';
  paper.write(note, 280, 52, RIGHT - 280, { size: 9.5, color: creditedPaise > 0 ? '#b91c1c' : QUIET, align: 'right' });
  paper.moveTo(78);
  paper.line();
  paper.down(8);
}

/** Long names in smaller letters, above the line. */
function drawName(paper: Paper, name: string): void {
  const [width, height] = [230, 46];
  const size = [24, 18, 14].find((size) => paper.heightOf(name, width, { bold: true, size }) <= height) ?? 11;
  paper.write(name, LEFT, 26, width, { bold: true, size, color: GREEN });
  if (name === 'Subah') paper.write('सुबह', LEFT + 72, 34, 60, { bold: true, size: 15, color: '#92510a' });
}

const sellerName = ({ legalName, name }: ShopFacts): string => legalName || name;

function drawParties(paper: Paper, invoice: Invoice): void {
  const { address, seller, figures } = invoice;
  const top = paper.y;
  const sold = [
    seller.address,
    [seller.email, seller.phone].filter(Boolean).join(' · '),
    seller.gstin && `GSTIN ${seller.gstin}`,
    seller.fssai && `FSSAI ${seller.fssai}`,
    seller.drugLicence && `Drug licence ${seller.drugLicence}`,
    // The words of rule 5(1)(f) of the CGST Rules.
    figures.isComposition ? 'Composition taxable person, not eligible to collect tax on supplies' : '',
  ].filter(Boolean);
  const bought = [
    address.street,
    `${address.city}, ${address.state} ${address.pincode}`,
    `Phone ${address.phone}`,
    figures.buyer ? `GSTIN ${figures.buyer.gstin}` : 'GSTIN: not registered',
    `Place of supply: ${placeOfSupply(address.state)}`,
  ];
  const leftEnd = drawParty(paper, { x: LEFT, top, label: 'Sold by', name: sellerName(seller), rows: sold });
  const label = invoice.isDelivered ? 'Billed and delivered to' : 'Billed to';
  const name = figures.buyer?.name || address.name || invoice.buyer;
  const rightEnd = drawParty(paper, { x: 310, top, label, name, rows: bought });
  paper.moveTo(Math.max(leftEnd, rightEnd) + 8);

  const facts = [
    ['Invoice no.', invoice.number],
    ['Date', dayOf(invoice.issuedAt)],
    ['Order no.', invoice.orderName],
    ['Payment', paymentOf(invoice)],
  ] as const;
  paper.box(LEFT, paper.y, RIGHT - LEFT, 40, TINT);
  facts.forEach(([name, value], at) => {
    const x = LEFT + 10 + at * 128;
    paper.write(name, x, paper.y + 5, 120, { size: 9, color: QUIET });
    paper.write(value, x, paper.y + 18, 122, { bold: true, size: 10.5 });
  });
  paper.down(52);
}

type Party = { x: number; top: number; label: string; name: string; rows: string[] };

/** Returns where it ends. */
function drawParty(paper: Paper, { x, top, label, name, rows }: Party): number {
  let y = top + paper.write(label, x, top, 245, { size: 9, color: QUIET });
  y += paper.write(name, x, y, 245, { bold: true, size: 11 }) + 1;
  for (const row of rows) y += paper.write(row, x, y, 245, { size: 9.5 });
  return y;
}

const COLUMNS = [
  { title: 'Item', x: LEFT + 6, width: 204, align: 'left' },
  { title: 'Qty', x: 252, width: 30, align: 'right' },
  { title: 'Price', x: 286, width: 62, align: 'right' },
  { title: 'Taxable value', x: 352, width: 66, align: 'right' },
  { title: 'GST', x: 422, width: 60, align: 'right' },
  { title: 'Amount', x: 484, width: 65, align: 'right' },
] as const;

const HINDI_NAME = { size: 9.5 };

function drawLines(paper: Paper, { figures: { lines }, batches }: Invoice): void {
  drawColumnTitles(paper);
  for (const line of lines) {
    const detail = detailOf(line);
    const nameHeight = paper.heightOf(line.name, COLUMNS[0].width, { bold: true });
    const hindiName = line.hindiName ?? '';
    const hindiHeight = hindiName ? paper.heightOf(hindiName, COLUMNS[0].width, HINDI_NAME) : 0;
    const packed = batchText(batches.filter(({ orderLineId }) => orderLineId === line.id));
    const detailHeight = paper.heightOf(detail, 500, { size: 8.5 });
    const batchHeight = packed ? paper.heightOf(packed, 500, { size: 8.5 }) : 0;
    const height = nameHeight + hindiHeight + detailHeight + batchHeight + 9;
    if (paper.need(height)) drawColumnTitles(paper);
    const cells = [
      line.name,
      String(line.quantity),
      money(line.pricePaise),
      money(line.taxablePaise),
      money(line.cgstPaise + line.sgstPaise + line.igstPaise),
      money(line.totalPaise),
    ];
    COLUMNS.forEach(({ x, width, align }, at) => {
      const bold = at === 0 || at === COLUMNS.length - 1;
      paper.write(cells[at] ?? '', x, paper.y + 3, width, { bold, align });
    });
    const nameEnd = paper.y + 3 + nameHeight;
    if (hindiName) paper.write(hindiName, COLUMNS[0].x, nameEnd, COLUMNS[0].width, HINDI_NAME);
    paper.write(detail, COLUMNS[0].x, nameEnd + hindiHeight, 500, { size: 8.5, color: QUIET });
    if (packed) {
      paper.write(packed, COLUMNS[0].x, nameEnd + hindiHeight + detailHeight, 500, { size: 8.5, color: QUIET });
    }
    paper.down(height);
    paper.line();
  }
}

function drawColumnTitles(paper: Paper): void {
  paper.box(LEFT, paper.y, RIGHT - LEFT, 18, INK);
  for (const { title, x, width, align } of COLUMNS) {
    paper.write(title, x, paper.y + 3, width, { bold: true, size: 9, color: '#ffffff', align });
  }
  paper.down(18);
}

/** "1 kg · HSN/SAC 1101 · CGST 2.5% 11.43 + SGST 2.5% 11.43 · MRP 260.00 · discount 10.00" */
function detailOf(line: InvoiceLine): string {
  const parts = [line.unit, `HSN/SAC ${line.hsn}`, taxOf(line)];
  if (line.mrpPaise) parts.push(`MRP ${money(line.mrpPaise)}`);
  if (line.discountPaise > 0) parts.push(`discount ${money(line.discountPaise)}`);
  return parts.filter((part) => part !== '').join(' · ');
}

/** "Batch DL2401 (2), exp. 03/2027 · Batch DL2402 (1), exp. 06/2027 · Mfr. Cipla" */
function batchText(batches: PackedBatch[]): string {
  const [first] = batches;
  if (!first) return '';
  const numbers = batches.map(
    ({ number, quantity, expiresOn }) => `Batch ${number} (${quantity}), exp. ${expiryText(expiresOn)}`,
  );
  return [...numbers, ...(first.manufacturer ? [`Mfr. ${first.manufacturer}`] : [])].join(' · ');
}

function taxOf({ gstPercent, cgstPaise, sgstPaise, igstPaise }: InvoiceLine): string {
  if (gstPercent === 0) return 'exempt';
  if (igstPaise > 0) return `IGST ${gstPercent}% ${money(igstPaise)}`;
  const half = gstPercent / 2;
  return `CGST ${half}% ${money(cgstPaise)} + SGST ${half}% ${money(sgstPaise)}`;
}

function paymentOf({ isOnline, isPaid }: Invoice): string {
  if (isOnline) return 'Paid online';
  return isPaid ? 'Paid in cash' : 'Cash on delivery';
}

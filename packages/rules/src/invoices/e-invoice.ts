import { toRupees } from '../money.ts';
import { stateOfGstin } from './gstin.ts';
import type { InvoiceFigures, InvoiceLine } from './invoice-figures.ts';
import { stateCode } from './place-of-supply.ts';

type Party = { name: string; address: string; city: string; pincode: string; state: string; phone?: string };

export type EInvoiceInput = {
  number: string;
  /** "2026-11-17" */
  date: string;
  seller: Party & { gstin: string };
  buyer: Party;
  figures: InvoiceFigures;
};

/** An invoice of a registered business in the INV-1 schema, version 1.1, for the invoice registration portal. */
export function toInv1({ number, date, seller, buyer, figures }: EInvoiceInput) {
  const { lines } = figures;
  const sum = (figure: (line: InvoiceLine) => number): number =>
    toRupees(lines.reduce((total, line) => total + figure(line), 0));
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: 'INV', No: number, Dt: date.split('-').reverse().join('/') },
    SellerDtls: { Gstin: seller.gstin, ...partyOf(seller), Stcd: stateOfGstin(seller.gstin) },
    BuyerDtls: {
      Gstin: figures.buyer?.gstin ?? 'URP',
      ...partyOf({ ...buyer, name: figures.buyer?.name || buyer.name }),
      Pos: stateCode(buyer.state) ?? stateOfGstin(seller.gstin),
      Stcd: stateCode(buyer.state) ?? stateOfGstin(seller.gstin),
    },
    ItemList: lines.map(toItem),
    ValDtls: {
      AssVal: sum(({ taxablePaise }) => taxablePaise),
      CgstVal: sum(({ cgstPaise }) => cgstPaise),
      SgstVal: sum(({ sgstPaise }) => sgstPaise),
      IgstVal: sum(({ igstPaise }) => igstPaise),
      TotInvVal: toRupees(figures.soldPaise),
    },
  };
}

const partyOf = ({ name, address, city, pincode }: Party) => ({
  LglNm: name,
  Addr1: address.slice(0, 100),
  Loc: city,
  Pin: Number(pincode),
});

function toItem(line: InvoiceLine, at: number) {
  const isService = line.hsn.startsWith('99');
  return {
    SlNo: String(at + 1),
    PrdDesc: line.name,
    IsServc: isService ? 'Y' : 'N',
    HsnCd: line.hsn,
    Qty: line.quantity,
    Unit: isService ? 'OTH' : 'PAC',
    // Prices of the shop include tax and discounts come off them, so the unit price is the taxable value of one pack.
    UnitPrice: Math.round((line.taxablePaise / line.quantity) * 10) / 1000,
    TotAmt: toRupees(line.taxablePaise),
    AssAmt: toRupees(line.taxablePaise),
    GstRt: line.gstPercent,
    CgstAmt: toRupees(line.cgstPaise),
    SgstAmt: toRupees(line.sgstPaise),
    IgstAmt: toRupees(line.igstPaise),
    TotItemVal: toRupees(line.totalPaise),
  };
}

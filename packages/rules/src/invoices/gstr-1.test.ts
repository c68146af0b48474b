import { expect, test } from 'vitest';
import { type TaxRow, toGstr1 } from './gstr-1.ts';

const atta: TaxRow = {
  state: '23',
  isBusiness: false,
  hsn: '1101',
  gstPercent: 5,
  packs: 2,
  taxablePaise: 457_14,
  cgstPaise: 11_43,
  sgstPaise: 11_43,
  igstPaise: 0,
};
const biscuits = { ...atta, hsn: '1905', packs: 1, taxablePaise: 100_00, cgstPaise: 2_50, sgstPaise: 2_50 };
const toGoa = { ...atta, state: '30', packs: 1, cgstPaise: 0, sgstPaise: 0, igstPaise: 22_86 };
const milk = { ...atta, hsn: '0401', gstPercent: 0, packs: 4, taxablePaise: 120_00, cgstPaise: 0, sgstPaise: 0 };
const express = {
  ...atta,
  hsn: '996813',
  gstPercent: 18,
  packs: 1,
  taxablePaise: 21_19,
  cgstPaise: 1_90,
  sgstPaise: 1_90,
};

const series = [
  { kind: 'invoice' as const, from: 'SB2627-000001', to: 'SB2627-000009', count: 9 },
  { kind: 'credit-note' as const, from: 'SC2627-000001', to: 'SC2627-000002', count: 2 },
];

test('sums sales to consumers by state and rate, and goods by HSN code', () => {
  const rows = [atta, biscuits, toGoa, milk, express];
  const { fp, b2cs, nil, hsn, doc_issue } = toGstr1({
    gstin: '23AABCS1234F1ZZ',
    month: '2026-11',
    rows,
    series,
    documents: [],
  });
  expect(fp).toBe('112026');
  expect(b2cs).toEqual([
    { sply_ty: 'INTRA', typ: 'OE', pos: '23', rt: 5, txval: 557.14, iamt: 0, camt: 13.93, samt: 13.93, csamt: 0 },
    { sply_ty: 'INTER', typ: 'OE', pos: '30', rt: 5, txval: 457.14, iamt: 22.86, camt: 0, samt: 0, csamt: 0 },
    { sply_ty: 'INTRA', typ: 'OE', pos: '23', rt: 18, txval: 21.19, iamt: 0, camt: 1.9, samt: 1.9, csamt: 0 },
  ]);
  expect(nil.inv).toEqual([{ sply_ty: 'INTRAB2C', expt_amt: 120, nil_amt: 0, ngsup_amt: 0 }]);
  expect(hsn.hsn_b2c).toMatchObject([
    { num: 1, hsn_sc: '1101', uqc: 'PAC', qty: 3, rt: 5, txval: 914.28, iamt: 22.86, camt: 11.43 },
    { num: 2, hsn_sc: '1905', qty: 1 },
    { num: 3, hsn_sc: '0401', qty: 4, rt: 0 },
    { num: 4, hsn_sc: '996813', uqc: 'NA', qty: 0 },
  ]);
  expect(doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ from: 'SB2627-000001', to: 'SB2627-000009', totnum: 9, cancel: 0, net_issue: 9 }] },
    { doc_num: 5, docs: [{ totnum: 2 }] },
  ]);
});

test('lists invoices and credit notes of businesses one by one, and their goods apart', () => {
  const rates = [{ gstPercent: 5, taxablePaise: 457_14, cgstPaise: 11_43, sgstPaise: 11_43, igstPaise: 0 }];
  const document = { date: '2026-11-17', buyerGstin: '23AAPFU0939F1Z3', state: '23', totalPaise: 480_00, rates };
  const { b2b, cdnr, b2cs, hsn } = toGstr1({
    gstin: '23AABCS1234F1ZZ',
    month: '2026-11',
    rows: [{ ...atta, isBusiness: true }, biscuits],
    series: [],
    documents: [
      { ...document, kind: 'invoice', number: 'SB2627-000001' },
      { ...document, kind: 'credit-note', number: 'SC2627-000001', totalPaise: 240_00 },
    ],
  });
  const itms = [{ num: 1, itm_det: { rt: 5, txval: 457.14, iamt: 0, camt: 11.43, samt: 11.43, csamt: 0 } }];
  expect(b2b).toEqual([
    {
      ctin: '23AAPFU0939F1Z3',
      inv: [{ inum: 'SB2627-000001', idt: '17-11-2026', val: 480, pos: '23', rchrg: 'N', inv_typ: 'R', itms }],
    },
  ]);
  expect(cdnr).toMatchObject([{ ctin: '23AAPFU0939F1Z3', nt: [{ ntty: 'C', nt_num: 'SC2627-000001', val: 240 }] }]);
  expect(b2cs).toMatchObject([{ txval: 100 }]);
  expect([hsn.hsn_b2b, hsn.hsn_b2c]).toMatchObject([[{ hsn_sc: '1101', qty: 2 }], [{ hsn_sc: '1905', qty: 1 }]]);
});

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

test('lists large invoices to consumers of other states one by one, and no document without taxed goods', () => {
  const rates = [{ gstPercent: 5, taxablePaise: 1_00_000_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 5_000_00 }];
  const exempt = [{ gstPercent: 0, taxablePaise: 120_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }];
  const document = { date: '2026-11-17', buyerGstin: '', state: '30', totalPaise: 1_05_000_00, rates };
  const ofBusiness = { ...document, buyerGstin: '23AAPFU0939F1Z3', totalPaise: 120_00, rates: exempt };
  const large = { ...toGoa, isLarge: true, taxablePaise: 1_00_000_00, igstPaise: 5_000_00 };
  const { version, hash, b2b, b2cl, cdnr, cdnur, b2cs, nil, hsn } = toGstr1({
    gstin: '23AABCS1234F1ZZ',
    month: '2026-11',
    rows: [large, toGoa, { ...milk, isBusiness: true }],
    series: [],
    documents: [
      { ...document, kind: 'invoice', number: 'SB2627-000001' },
      { ...document, kind: 'credit-note', number: 'SC2627-000001' },
      { ...ofBusiness, kind: 'invoice', number: 'SB2627-000002' },
      { ...ofBusiness, kind: 'credit-note', number: 'SC2627-000002' },
    ],
  });
  expect([version, hash]).toEqual(['GST3.1.6', 'hash']);
  const itms = [{ num: 1, itm_det: { rt: 5, txval: 100000, iamt: 5000, csamt: 0 } }];
  expect(b2cl).toEqual([{ pos: '30', inv: [{ inum: 'SB2627-000001', idt: '17-11-2026', val: 105000, itms }] }]);
  expect(cdnur).toMatchObject([{ typ: 'B2CL', ntty: 'C', nt_num: 'SC2627-000001', val: 105000, pos: '30', itms }]);
  expect(b2cs).toMatchObject([{ sply_ty: 'INTER', pos: '30', txval: 457.14 }]);
  expect([b2b, cdnr]).toEqual([[], []]);
  expect(nil.inv).toMatchObject([{ sply_ty: 'INTRAB2B', expt_amt: 120 }]);
  expect(hsn.hsn_b2c).toMatchObject([{ hsn_sc: '1101', txval: 100457.14 }]);
});

test('lists the numbers of each series when the prefix was changed in the month', () => {
  const changed = [...series, { kind: 'invoice' as const, from: 'KPR2627-000001', to: 'KPR2627-000004', count: 4 }];
  const { doc_issue } = toGstr1({ gstin: '', month: '2026-11', rows: [], series: changed, documents: [] });
  expect(doc_issue.doc_det).toMatchObject([
    {
      doc_num: 1,
      docs: [
        { num: 1, from: 'SB2627-000001', totnum: 9 },
        { num: 2, from: 'KPR2627-000001', totnum: 4 },
      ],
    },
    { doc_num: 5, docs: [{ num: 1, totnum: 2 }] },
  ]);
});

import { expect, test } from 'vitest';
import { devanagariOf, romanise } from './devanagari.ts';
import { extractDiet } from './diet.ts';
import { editDistance } from './edit-distance.ts';
import { extractExclusions } from './exclusions.ts';
import { isPurposeVerb, isRequest } from './filler-words.ts';
import { extractPacks, inOtherMeasure } from './packs.ts';
import { isDevanagari, plainWords } from './plain-words.ts';
import { extractPriceRange } from './price-range.ts';
import { toDevanagari, undoHindiKeyboard } from './scripts.ts';
import { asksForPage } from './search-pages.ts';
import { singleEdits } from './single-edits.ts';
import { soundOf } from './sound.ts';

test('removes case, accents, apostrophes and punctuation', () => {
  expect(plainWords("  Lay's Crème-Onion, 52g ")).toBe('lays creme onion 52 g');
  expect(plainWords('Vitamin B12')).toBe('vitamin b 12');
});

test('encodes Devanagari letters, ignoring the nukta', () => {
  expect(isDevanagari(plainWords('आलू'))).toBe(true);
  expect(plainWords('प्याज़')).toBe(plainWords('प्याज'));
  expect(devanagariOf(plainWords('आलू'))).toBe('आलू');
});

test.each([
  ['1kg atta', 'atta', ['g1000']],
  ['atta 5 KG', 'atta', ['g5000']],
  ['milk 500ml', 'milk', ['ml500']],
  ['1.5 litre coke', 'coke', ['ml1500']],
  ['eggs 12 pcs', 'eggs', ['n12']],
  ['half kg paneer', 'paneer', ['g500']],
  ['2 लीटर तेल', 'तेल', ['ml2000']],
  ['आधा किलो चीनी', 'चीनी', ['g500']],
  ['डेढ़ किलो आटा', 'आटा', ['g1500']],
  ['ek kilo chawal', 'chawal', ['g1000']],
  ['sau gram jeera', 'jeera', ['g100']],
  ['do sau gram paneer', 'paneer', ['g200']],
  ['पचास ग्राम केसर', 'केसर', ['g50']],
  ['paav kilo paneer', 'paneer', ['g250']],
  ['पाव भर पनीर', 'पनीर', ['g250']],
  ['pav bhaji masala', 'pav bhaji masala', []],
  ['dozen eggs', 'eggs', ['n12']],
  ['do darjan kela', 'kela', ['n24']],
  ['dolo 650', 'dolo 650', []],
  ['2 packet maggi', 'maggi', ['n2']],
  ['paani ki bottle', 'paani ki bottle', []],
  ['7up', '7up', []],
])('extracts the pack size of "%s"', (query, words, packs) => {
  const extracted = extractPacks(query);
  expect([extracted.words.trim().replace(/\s+/g, ' '), extracted.packs]).toEqual([words, packs]);
});

test.each([
  ['pyaaz', 'pyaz', 'piyaj', 'pyaaj'],
  ['jeera', 'zeera', 'jira'],
  ['doodh', 'dudh', 'dood'],
  ['chawal', 'chaval', 'chaawal'],
  ['bhindi', 'bindi', 'bhindee'],
  ['paracetamol', 'parasetamol'],
  ['bachche', 'bacche', 'bachhe'],
])('gives %s and its other spellings the same key', (first, ...others) => {
  for (const other of others) expect(soundOf(other)).toBe(soundOf(first));
});

test('gives different words different keys', () => {
  for (const [a, b] of [
    ['dal', 'oil'],
    ['aam', 'aloo'],
    ['chana', 'chini'],
    ['milk', 'malk'],
  ] as const)
    expect(soundOf(a)).not.toBe(soundOf(b));
});

test('romanises Hindi words', () => {
  expect(['टमाटर', 'आलू', 'दूध', 'प्याज', 'चावल'].map(romanise)).toEqual(['tamatar', 'alu', 'dudh', 'pyaj', 'chaval']);
  expect(['सरसों', 'अदरक', 'नमकीन', 'मूंगफली'].map(romanise)).toEqual(['sarson', 'adrak', 'namkin', 'mungphali']);
});

test('counts two swapped letters as one edit', () => {
  expect(editDistance('tomtao', 'tomato')).toBe(1);
  expect(editDistance('colgat', 'colgate')).toBe(1);
  expect(editDistance('parasitamol', 'paracetamol')).toBe(2);
  expect(editDistance('tomtao', 'tomato', 1)).toBe(1);
  expect(editDistance('parasitamol', 'pantoprazol', 2)).toBe(3);
});

test.each([
  ['rice under 200', 'rice', { max: 200 }],
  ['rice under Rs. 200', 'rice', { max: 200 }],
  ['200 se kam chawal', 'chawal', { max: 200 }],
  ['100 रुपये से कम चाय', 'चाय', { max: 100 }],
  ['ghee 500 ke andar', 'ghee', { max: 500 }],
  ['cheese above 200', 'cheese', { min: 200 }],
  ['shampoo 100 to 200', 'shampoo', { min: 100, max: 200 }],
  ['shampoo ₹200-₹100', 'shampoo', { min: 100, max: 200 }],
  ['500 se zyada ghee', 'ghee', { min: 500 }],
  ['oil under ₹1,000', 'oil', { max: 1000 }],
  ['biscuit 30 rs', 'biscuit', { max: 30 }],
  ['₹20 wali namkeen', 'namkeen', { max: 20 }],
  ['दस रुपये का बिस्किट', 'बिस्किट', { max: 10 }],
  ['सौ रुपये से कम चाय', 'चाय', { max: 100 }],
  ['do sau tak shampoo', 'shampoo', { max: 200 }],
  ['rice under five hundred', 'rice', { max: 500 }],
  ['ek hazaar se zyada ghee', 'ghee', { min: 1000 }],
  ['100 se 200 tak shampoo', 'shampoo', { min: 100, max: 200 }],
  ['budget 500 gift', 'gift', { max: 500 }],
  ['500 ke budget me gift', 'gift', { max: 500 }],
  ['ghee under 1k', 'ghee', { max: 1000 }],
  ['ghee 500+', 'ghee', { min: 500 }],
  ['diapers 6+ months', 'diapers 6+ months', {}],
  ['atta under 10kg', 'atta under 10kg', {}],
  ['under under 200', 'under', { max: 200 }],
  ['rice under -200', 'rice under -200', {}],
  ['diapers 9 to 14 kg', 'diapers 9 to 14 kg', {}],
  ['50-50 biscuit', '50-50 biscuit', {}],
  ['das masala', 'das masala', {}],
  ['dolo 650', 'dolo 650', {}],
  ['under eye cream', 'under eye cream', {}],
])('extracts the price of "%s"', (query, words, price) => {
  const extracted = extractPriceRange(query);
  expect([extracted.words.trim().replace(/\s+/g, ' '), extracted.price]).toEqual([words, price]);
});

test.each([
  ['masala without onion', 'masala', ['onion']],
  ['chips -masala', 'chips', ['masala']],
  ['noodles no maida', 'noodles', ['maida']],
  ['bina chini ke biscuit', 'biscuit', ['chini']],
  ['बिना प्याज मसाला', 'मसाला', ['प्याज']],
  ['pyaz ke bina masala', 'masala', ['pyaz']],
  ['juice except orange', 'juice', ['orange']],
  ['oil not mustard', 'oil', ['mustard']],
  ['chips other than masala', 'chips', ['masala']],
  ['aam chhodkar juice', 'juice', ['aam']],
  ['आम छोड़कर जूस', 'जूस', ['आम']],
  ['bina pyaz lahsun namkeen', 'namkeen', ['pyaz', 'lahsun']],
  ['soup without onion and garlic', 'soup', ['onion', 'garlic']],
  ['no onion no garlic masala', 'masala', ['onion', 'garlic']],
  ['बिना चीनी का जूस', 'जूस', ['चीनी']],
  ['chini aur namak ke bina juice', 'juice', ['chini', 'namak']],
  ['no marks', 'no marks', []],
  ['all-out', 'all-out', []],
  ['sugar free', 'sugar free', []],
])('extracts what "%s" excludes', (query, words, excluded) => {
  const extracted = extractExclusions(query);
  expect([extracted.words.trim().replace(/\s+/g, ' '), extracted.excluded]).toEqual([words, excluded]);
});

test('excludes two words that are a phrase, otherwise the first', () => {
  const isPhrase = (words: string) => words === 'palm oil';
  expect(extractExclusions('namkeen no palm oil', isPhrase).excluded).toEqual(['palm oil']);
  expect(extractExclusions('bread without palm oil', isPhrase).words.trim()).toBe('bread');
  const { words, excluded } = extractExclusions('no onion namkeen', isPhrase);
  expect([words.trim(), excluded]).toEqual(['namkeen', ['onion']]);
});

test('reads other Indian scripts as Devanagari', () => {
  expect(toDevanagari('દૂધ')).toBe('दूध');
  expect(toDevanagari('ਦੁੱਧ 1')).toContain('दु');
  expect(toDevanagari('५ किलो')).toBe('5 किलो');
});

test.each([
  ['دودھ', 'दूध'],
  ['آلو', 'आलू'],
  ['آلو ۲ کلو', 'आलू 2 किलो'],
  ['٥٠٠ گرام چيني', '500 ग्राम चीनी'],
  ['پیاز کے بغیر', 'प्याज के बिना'],
  ['سر درد کی گولی', 'सर दर्द की गोली'],
  ['چاول، آٹا', 'चावल  आटा'],
  ['دُودھ', 'दूध'],
  ['milk دہی', 'milk दही'],
])('reads "%s" in Urdu script as Hindi', (urdu, hindi) => {
  expect(toDevanagari(urdu)).toBe(hindi);
});

test.each([
  ['کٹہل', 'कटहल'],
  ['سموسہ', 'समोसा'],
  ['کھچڑی', 'खचडी'],
  ['جلاب', 'जलाब'],
  ['آملہ', 'आमला'],
  ['اورنج', 'ओरनज'],
])('spells the Urdu word "%s" by its letters', (urdu, hindi) => {
  expect(toDevanagari(urdu)).toBe(hindi);
});

test('ignores invisible characters inside words', () => {
  expect(plainWords('मक्\u200dखन')).toBe(plainWords('मक्खन'));
  expect(toDevanagari('mi\u200blk\ufeff')).toBe('milk');
});

test('reads English typed on a Hindi keyboard', () => {
  expect(undoHindiKeyboard('सगतक')).toBe('milk');
  expect(undoHindiKeyboard('टमाटर')).toBeUndefined();
});

test('makes every text one edit away', () => {
  expect(singleEdits('mlik')).toEqual(expect.arrayContaining(['milk', 'mlk', 'mliky', 'slik']));
});

test('reads grams as millilitres and the other way round, but no pieces', () => {
  expect(inOtherMeasure(['g500', 'ml1000', 'n12'])).toEqual(['ml500', 'g1000']);
});

test.each([
  ['veg momos', 'momos', ['non-veg', 'egg']],
  ['Pure Veg noodles', 'noodles', ['non-veg', 'egg']],
  ['शाकाहारी सूप', 'सूप', ['non-veg', 'egg']],
  ['eggless cake', 'cake', ['non-veg', 'egg']],
  ['egg free mayonnaise', 'mayonnaise', ['non-veg', 'egg']],
  ['bina ande ka cake', 'cake', ['non-veg', 'egg']],
  ['non veg pickle', 'pickle', ['veg']],
  ['nonveg wala achar', 'achar', ['veg']],
  ['fresh veg', 'fresh veg', []],
  ['vegetable oil', 'vegetable oil', []],
  ['veg', 'veg', []],
])('reads the diet of "%s"', (query, words, unwanted) => {
  expect(extractDiet(query)).toMatchObject({ words, unwanted });
});

test('knows words of a request and verbs that say what something is for', () => {
  expect(['kaunsa', 'chaiye', 'मुझे', 'बढ़ाने'].map(plainWords).every(isRequest)).toBe(true);
  expect(isPurposeVerb('tikane', 'ke')).toBe(true);
  expect(isPurposeVerb(plainWords('सजाने'), plainWords('के'))).toBe(true);
  expect(isPurposeVerb('cetirizine', 'ki')).toBe(false);
  expect(isPurposeVerb('tikane', 'oil')).toBe(false);
});

test('knows the words that ask for a page', () => {
  expect(['refund', 'coupon', 'sale', 'milk'].map(asksForPage)).toEqual([true, true, false, false]);
});

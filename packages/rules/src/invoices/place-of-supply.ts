/** GST codes of the states and union territories. */
const STATE_CODES: Record<string, string> = {
  'jammu and kashmir': '01',
  'himachal pradesh': '02',
  punjab: '03',
  chandigarh: '04',
  uttarakhand: '05',
  haryana: '06',
  delhi: '07',
  rajasthan: '08',
  'uttar pradesh': '09',
  bihar: '10',
  sikkim: '11',
  'arunachal pradesh': '12',
  nagaland: '13',
  manipur: '14',
  mizoram: '15',
  tripura: '16',
  meghalaya: '17',
  assam: '18',
  'west bengal': '19',
  jharkhand: '20',
  odisha: '21',
  chhattisgarh: '22',
  'madhya pradesh': '23',
  gujarat: '24',
  'dadra and nagar haveli and daman and diu': '26',
  maharashtra: '27',
  karnataka: '29',
  goa: '30',
  lakshadweep: '31',
  kerala: '32',
  'tamil nadu': '33',
  puducherry: '34',
  'andaman and nicobar islands': '35',
  telangana: '36',
  'andhra pradesh': '37',
  ladakh: '38',
};

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');

const CODES = new Map([
  ...Object.entries(STATE_CODES).map(([name, code]) => [lettersOf(name), code] as const),
  ['mp', '23'],
]);

/** "23" for Madhya Pradesh, however it is written; undefined for a text that is no state. */
export const stateCode = (state: string): string | undefined => CODES.get(lettersOf(state));

/** "Madhya Pradesh (23)". An unknown state is returned without a code. */
export function placeOfSupply(state: string): string {
  const code = stateCode(state);
  return code ? `${tidy(state)} (${code})` : tidy(state);
}

const tidy = (state: string): string => state.trim().replace(/\s+/g, ' ');

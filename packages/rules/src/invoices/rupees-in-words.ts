const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Indian numbering: above a thousand the units are lakh (10^5) and crore (10^7). */
const UNITS: [number, string][] = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** "Rupees one lakh two thousand and fifty paise only" */
export function rupeesInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = inWords(Math.floor(paise / 100));
  return `Rupees ${rupees}${rest > 0 ? ` and ${inWords(rest)} paise` : ''} only`;
}

function inWords(count: number): string {
  if (count < 20) return ONES[count] ?? '';
  if (count < 100) {
    const ones = count % 10;
    return `${TENS[Math.floor(count / 10)]}${ones > 0 ? `-${ONES[ones]}` : ''}`;
  }
  const [size, name] = UNITS.find(([size]) => count >= size) ?? [100, 'hundred'];
  const rest = count % size;
  return `${inWords(Math.floor(count / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`;
}

import type { Vocabulary } from '../words/vocabulary.ts';
import type { Term } from './term.ts';

/** Packs and forms, which stand behind what they contain. */
const PACK_WORDS = new Set(
  `bottle bottles bag bags box boxes packet packets pack packs pouch jar tin can bar bars tube sachet strip piece pieces powder tablet
  tablets roll set item items combo spread size free dabba thaili`.split(/\s+/),
);
export const isPack = (words: readonly string[]): boolean => words.every((word) => PACK_WORDS.has(word));

/** Flavours, scents and colours, which also stand behind what has them: "floor cleaner lemon", "hair colour black". */
const FLAVOURS = new Set(
  `elaichi cardamom kesar saffron vanilla strawberry mango aam lemon lime nimbu orange santra pineapple litchi guava mint pudina menthol
  jasmine mogra lavender rose gulab sandal sandalwood chandan neem aloe pista badam almond banana blueberry caramel butterscotch garlic
  honey ginger adrak tulsi black brown white red green`.split(/\s+/),
);
/** Forms in which many things are sold: what is wanted stands before them ("mosquito repellent cream"). */
const FORMS = new Set(
  'cream gel spray lotion liquid coil refill syrup drops capsule capsules injection ointment'.split(' '),
);
const isForm = ({ words }: Term): boolean => words.every((word) => FORMS.has(word));

/** Who something is for: "kids toys" are toys, and no medicine for kids where a shop has none. */
const PEOPLE = new Set(
  'baby babies kid kids child children boy boys girl girls man men mens woman women womens ladies gents'.split(' '),
);
export const isPerson = ({ words }: Pick<Term, 'words'>): boolean => words.every((word) => PEOPLE.has(word));

const isFlavour = ({ words }: Term): boolean => words.every((word) => FLAVOURS.has(word));

const PURPOSE = new Set(['for', 'with']);
/** A word that most names with it end with says what they are, even if the dictionary does not know it: "potato wedges". */
const MOSTLY_HEAD = 0.5;

type MainTermOptions = {
  things: ReadonlySet<string>;
  words: string[];
  vocabulary: Pick<Vocabulary, 'isBrand' | 'headShare'>;
};

/** The last thing that is named, before what it is for, or else the brand ("harpic blue"). What the dictionary names is a thing, even if few names end with it ("Tata Tea Gold"). */
export function findMainTerm(
  allTerms: Term[],
  { things: thingStems, words, vocabulary: { isBrand, headShare } }: MainTermOptions,
): Term | undefined {
  const onlyDescribes = (term: Term) => isPerson(term) || term.isProperty;
  const terms = allTerms.some((term) => term.isTaught && !onlyDescribes(term))
    ? allTerms.filter((term) => !onlyDescribes(term))
    : allTerms;
  const purposeAt = words.findIndex((word, at) => at > 0 && PURPOSE.has(word));
  const before = new Set(purposeAt > 0 ? words.slice(0, purposeAt) : words);
  const named = terms.filter(
    (term) =>
      term.words.every((word) => before.has(word)) &&
      [...term.alternatives, ...term.lastThings].some(
        ({ stems, strength }) =>
          strength === 'typed' && (thingStems.has(stems.at(-1) ?? '') || (term.isNamed && !stems.every(isBrand))),
      ),
  );
  const content = named.filter((term) => !term.isPack);
  const isThing = ({ isTaught, alternatives: [likeliest] }: Term) =>
    isTaught || headShare(likeliest?.stems.at(-1) ?? '') > MOSTLY_HEAD;
  const things = content.filter(isThing);
  // A flavour in front says what kind of thing follows ("mango juice"), alone it is the thing.
  const flavoured = things.filter((term) => !isFlavour(term));
  const brand = terms.find(({ alternatives: [likeliest] }) => likeliest?.isBrand || likeliest?.stems.every(isBrand));
  const kind = terms.length < allTerms.length ? terms.findLast(({ isTaught }) => isTaught) : undefined;
  return (
    flavoured.findLast((term) => !isForm(term)) ??
    flavoured.at(-1) ??
    things.at(-1) ??
    brand ??
    content.at(-1) ??
    named.at(-1) ??
    kind
  );
}

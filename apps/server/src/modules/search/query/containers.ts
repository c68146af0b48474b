import { isThing, type Part } from './split-query.ts';

/** What things are sold in. Few names say so: "sunflower oil pouch" is sunflower oil, first that in a pouch. */
const CONTAINERS = new Set('pouch pouches pack packs jar jars tin tins sachet sachets carton cartons'.split(' '));

const isContainer = (part: Part): boolean => !isThing(part) && part.words.every((word) => CONTAINERS.has(word));

/** Beside a thing, the words for what it is sold in apart from the rest. */
export const separateContainers = (parts: Part[]): [Part[], Part[]] =>
  parts.some(isThing) ? [parts.filter(isContainer), parts.filter((part) => !isContainer(part))] : [[], parts];

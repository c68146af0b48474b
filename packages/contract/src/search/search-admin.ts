import { z } from 'zod';
import { data, endpoint, FileResponse, Id, listOf, Page } from '../endpoint.ts';
import { listField, requiredField, textField } from '../form-field.ts';
import { readAs } from '../read-as.ts';

export const Synonym = z.strictObject({ _id: Id, term: z.string(), means: z.array(z.string()) });
export type Synonym = z.infer<typeof Synonym>;

const NEEDS_TERM = 'Enter what people type.';
const NEEDS_MEANING = 'Enter what the shop calls it.';

export const SynonymForm = z.object({
  term: requiredField(textField(80).toLowerCase(), NEEDS_TERM),
  means: requiredField(
    listField(textField(80).min(1, NEEDS_MEANING), 20, ',').pipe(z.array(z.string()).min(1, NEEDS_MEANING)),
    NEEDS_MEANING,
  ),
});

const Count = z.number().int();

const SynonymList = {
  maxFiles: 1,
  maxBytes: 1024 * 1024,
  tooLarge: 'The list is larger than 1MB.',
  tooMany: 'One list at a time.',
};

/** `times` is the sum of the reasons; `weak`: nothing matched well; `unclicked`: left without opening a result. */
export const SearchMiss = z.strictObject({
  query: z.string(),
  times: Count,
  noResult: Count,
  weak: Count,
  unclicked: Count,
  repeated: Count,
  lastAt: z.iso.datetime(),
});
export type SearchMiss = z.infer<typeof SearchMiss>;

/** A concept of the shipped dictionary that has the searched word; `switchedOff` lists its terms that this shop does not use. */
export const DictionaryConcept = z.strictObject({
  name: z.string(),
  terms: z.array(z.string()),
  switchedOff: z.array(z.string()),
});
export type DictionaryConcept = z.infer<typeof DictionaryConcept>;

const byId = z.object({ id: Id });
const byTerm = z.object({ term: z.string().trim().min(1).max(80) });
const Words = z.string().trim().max(80).optional();

export const searchAdminEndpoints = {
  'GET admin/synonyms': endpoint({
    audience: 'change products',
    summary: 'Synonyms of the search',
    query: Page.extend({ q: Words }),
    response: listOf(Synonym),
  }),
  'POST admin/synonyms': endpoint({
    audience: 'change products',
    summary: 'Add a synonym; a recorded miss of the term is deleted',
    body: SynonymForm,
    response: data(Synonym),
  }),
  'PUT admin/synonyms/{id}': endpoint({
    audience: 'change products',
    summary: 'Change a synonym',
    params: byId,
    body: SynonymForm.safeExtend(readAs),
    response: data(Synonym),
  }),
  'DELETE admin/synonyms/{id}': endpoint({
    audience: 'change products',
    summary: 'Delete a synonym',
    params: byId,
    response: z.strictObject({ message: z.string() }),
  }),
  'GET admin/synonyms/export.csv': endpoint({
    audience: 'change products',
    summary: 'All synonyms as CSV; importing it again changes nothing',
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'POST admin/synonyms/import': endpoint({
    audience: 'change products',
    summary: 'Add and change synonyms from a CSV file with the columns term and means; all rows or none',
    body: z.object({}),
    files: { file: SynonymList },
    response: z.strictObject({ data: z.strictObject({ created: Count, changed: Count }), message: z.string() }),
  }),
  'GET admin/dictionary': endpoint({
    audience: 'change products',
    summary: 'Concepts of the shipped search dictionary with a term that contains the text',
    query: Page.extend({ q: Words }),
    response: listOf(DictionaryConcept),
  }),
  'PUT admin/dictionary/switched-off/{term}': endpoint({
    audience: 'change products',
    summary: 'Stop using a term of the dictionary',
    params: byTerm,
    response: z.strictObject({ message: z.string() }),
  }),
  'DELETE admin/dictionary/switched-off/{term}': endpoint({
    audience: 'change products',
    summary: 'Use a term of the dictionary again',
    params: byTerm,
    response: z.strictObject({ message: z.string() }),
  }),
  'GET admin/search-misses': endpoint({
    audience: 'change products',
    summary: 'Searches that did not help, most frequent first',
    query: Page,
    response: listOf(SearchMiss),
  }),
  'DELETE admin/search-misses/{query}': endpoint({
    audience: 'change products',
    summary: 'Dismiss a search from that list',
    params: z.object({ query: z.string().min(1).max(120) }),
    response: z.strictObject({ message: z.string() }),
  }),
};

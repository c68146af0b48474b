import { SearchBox } from './search-box.tsx';
import { SearchIdeas } from './search-ideas.tsx';

export function NothingFound({ query }: { query: string }) {
  return (
    <div className="card grid gap-4 p-4 md:p-6">
      <div>
        <h2 className="font-bold text-xl">No products found.</h2>
        <ul className="mt-2 list-disc pl-5 text-base text-ink-600">
          <li>Check the spelling, or try fewer words.</li>
          <li>
            Hindi works too: <span lang="hi">टमाटर</span> or tamatar, <span lang="hi">दूध</span> or doodh.
          </li>
          <li>Search for the kind of thing, such as dal or soap, or look through a catalogue below.</li>
        </ul>
      </div>
      <SearchBox query={query} />
      <SearchIdeas />
    </div>
  );
}

import { useState } from 'react';
import { Combobox } from '../combobox.tsx';
import { Field } from '../field.tsx';
import { Panel } from './panel.tsx';

const FRUITS = ['Apple', 'Banana', 'Grapes', 'Guava', 'Mango', 'Orange', 'Papaya', 'Pomegranate'];

export function Comboboxes() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('nothing');
  const [query, setQuery] = useState('');
  const matching = (typed: string) => FRUITS.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  const shared = {
    optionKey: (name: string) => name,
    renderOption: (name: string) => name,
    popupClassName: 'inset-x-0',
    emptyText: 'No fruit found.',
  };
  return (
    <Panel title="Combobox">
      <Field label="Fruit" hint={`Chosen: ${chosen}`}>
        {(control) => (
          <div className="relative">
            <Combobox
              {...shared}
              opensOnFocus
              listLabel="Fruits"
              inputProps={control}
              value={text}
              onValueChange={setText}
              options={matching(text)}
              onSelect={(name) => {
                setChosen(name);
                setText('');
              }}
            />
          </div>
        )}
      </Field>
      <Field label="Search" hint="Suggestions are links in two groups">
        {(control) => (
          <div className="relative">
            <Combobox
              {...shared}
              mode="suggest"
              listLabel="Suggestions"
              inputProps={{ ...control, type: 'search' }}
              value={query}
              onValueChange={setQuery}
              options={query === '' ? [] : matching(query)}
              optionGroup={(name) => (name < 'H' ? 'Recent searches' : 'Products')}
              optionHref={(name) => `?query=${name}`}
              onSelect={setQuery}
            />
          </div>
        )}
      </Field>
      <Field label="Loading">
        {(control) => (
          <div className="relative">
            <Combobox
              {...shared}
              opensOnFocus
              isLoading
              listLabel="Loading"
              inputProps={control}
              value=""
              onValueChange={() => undefined}
              options={[]}
              onSelect={() => undefined}
            />
          </div>
        )}
      </Field>
    </Panel>
  );
}

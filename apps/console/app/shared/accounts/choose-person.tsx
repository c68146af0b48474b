type Person = { _id: string; name: string };

type ChoosePersonProps = {
  label: string;
  /** Who is chosen now. */
  person: Person | null;
  people: readonly Person[];
  /** Label of the option that removes the person. */
  none: string;
  isBusy: boolean;
  onChoose: (id: string | null) => void;
};

/** Selects a member of staff in a list. A deactivated one who is chosen stays selectable. */
export function ChoosePerson({ label, person, people, none, isBusy, onChoose }: ChoosePersonProps) {
  const options = person && !people.some(({ _id }) => _id === person._id) ? [person, ...people] : people;
  return (
    <select
      aria-label={label}
      value={person?._id ?? ''}
      // Not disabled, which would take the focus away.
      aria-busy={isBusy}
      onChange={(event) => {
        if (!isBusy) onChoose(event.target.value || null);
      }}
      className="h-11 w-32 rounded-add border border-line-strong bg-card px-2 lg:h-9 xl:w-40"
    >
      <option value="">{none}</option>
      {options.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The first cell of a row: "Atta 5 kg", "Spices Grocery". */
export const NameWithDetail = ({ name, detail }: { name: string; detail: string }) => (
  <>
    {name} <span className="text-ink-600">{detail}</span>
  </>
);

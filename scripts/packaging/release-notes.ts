/** `fix(orders): keep the stock right`, `feat!: …` */
const SUBJECT = /^(?<type>\w+)(\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<text>.+)$/;

const SECTIONS = [
  { title: 'New', types: ['feat'] },
  { title: 'Fixed', types: ['fix'] },
  { title: 'Faster', types: ['perf'] },
];

/** Markdown from commit subjects. Commits of other types, such as tests, are left out. */
export function releaseNotes(subjects: string[]): string {
  const commits = subjects
    .map((subject) => SUBJECT.exec(subject)?.groups)
    .filter((groups): groups is Record<string, string> => groups !== undefined);
  const line = ({ scope, text }: Record<string, string>) => `- ${scope ? `**${scope}**: ` : ''}${text}`;
  const section = (title: string, lines: string[]) => (lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : []);
  return [
    ...section('Breaking', commits.filter(({ breaking }) => breaking).map(line)),
    ...SECTIONS.flatMap(({ title, types }) =>
      section(title, commits.filter(({ type = '', breaking }) => types.includes(type) && !breaking).map(line)),
    ),
  ].join('\n');
}

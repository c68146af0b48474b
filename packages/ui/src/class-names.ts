type ClassName = string | false | null | undefined;

/** Joins the class names that apply; write conditions as `condition && 'class'`. */
export function cx(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}

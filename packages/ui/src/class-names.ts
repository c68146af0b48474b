type ClassName = string | false | null | undefined;

/** Joins class names and skips falsy ones: `cx('chip', isOn && 'chip-on')`. */
export function cx(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}

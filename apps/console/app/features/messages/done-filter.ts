export const DONE_FILTER = {
  name: 'done',
  label: 'State',
  options: [
    { value: 'false', label: 'Open' },
    { value: 'true', label: 'Done' },
  ],
};

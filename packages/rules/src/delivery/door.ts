/** Orders and milk for the same street and pincode are one stop, however they are spelled. */
export const doorKey = ({ street, pincode }: { street: string; pincode: string }): string =>
  `${street
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim()} ${pincode}`;

/** Riders call customers by their first name and need no other. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

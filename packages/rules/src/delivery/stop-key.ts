/** Orders and milk for the same street and pincode are one stop, however they are spelled. */
export const stopKey = ({ street, pincode }: { street: string; pincode: string }): string =>
  `${street
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim()} ${pincode}`;

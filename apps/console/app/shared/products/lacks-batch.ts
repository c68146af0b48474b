type TypedBatch = { needsBatch: boolean; number: string; expiresOn: string };

/** Packs of a medicine that come in need batch and expiry. */
export const lacksBatch = ({ needsBatch, number, expiresOn }: TypedBatch): boolean =>
  needsBatch && (number.trim() === '' || expiresOn === '');
